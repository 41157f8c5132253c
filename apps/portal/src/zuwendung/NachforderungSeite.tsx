import type { Nachforderung, OffeneStelle } from '@foerderportal/contract/zuwendung/nachforderungSchema'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung'
import { stelleInWorten } from '@foerderportal/contract/zuwendung/stellen'
import type { AntragSchritt } from '@foerderportal/contract/zuwendung/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { Angaben } from './Angaben.tsx'
import { AntragSeitenInhalt } from './AntragSeitenInhalt.tsx'
import { NachforderungAenderungen } from './NachforderungAenderungen.tsx'
import { NachforderungAngaben } from './NachforderungAngaben.tsx'
import { NachforderungFormular, type SeiteProps } from './NachforderungFormular.tsx'
import { Zusammenfassung } from './Zusammenfassung.tsx'
import { stehtFest } from './stehtFest.ts'
import { istGanzeSeite, offenAuf } from './nachforderungWerte.ts'

type Props = SeiteProps & {
  schritt: AntragSchritt
  nachforderung: Nachforderung
  mitzeichnung: Mitzeichnung | null
}

/** What a page shows in a correction: fields where the bank asks, else the answers as they were sent. */
export function NachforderungSeite({ nachforderung, schritt, mitzeichnung, ...props }: Props) {
  const { name, entwurf, stand, antrag, kontext, zurueck, weiter } = props
  const { formular } = entwurf.wert()
  const offen = offenAuf(antrag, name)
  const seite = { schritt, entwurf, stand, antrag, kontext, mitzeichnung }
  if (name === 'zusammenfassung')
    return (
      <Zusammenfassung
        {...seite}
        angaben={
          <>
            <NachforderungAenderungen {...{ formular, nachforderung }} />
            <Angaben daten={{ formular, kontext }} aenderbar={false} />
          </>
        }
      />
    )
  const immer = name === 'zeichnung' || name === 'unternehmen'
  if (istGanzeSeite(name) && (immer || offen.length > 0))
    return (
      <>
        <Gruende {...{ formular, offen }} />
        <AntragSeitenInhalt {...seite} />
      </>
    )
  if (offen.length > 0 && !stehtFest(mitzeichnung)) return <NachforderungFormular {...props} />
  return (
    <div className="p-formular">
      <NachforderungAngaben name={name} daten={{ formular, kontext }} antrag={antrag} />
      <WizardLeiste zurueck={{ beiKlick: zurueck }} weiter={{ beiKlick: weiter }} />
    </div>
  )
}

/** What the bank says of a page whose fields are the ordinary ones. */
function Gruende({ formular, offen }: { formular: AntragFormular; offen: readonly OffeneStelle[] }) {
  const genannt = offen.filter(({ grund }) => grund !== null)
  if (genannt.length === 0) return null
  return (
    <Hinweis ton="warning" titel="Die Bank schreibt" stufe={2}>
      <ul>
        {genannt.map(({ pfad, grund }) => (
          <li key={pfad}>
            <strong>{stelleInWorten(formular, pfad)}:</strong> {grund}
          </li>
        ))}
      </ul>
    </Hinweis>
  )
}
