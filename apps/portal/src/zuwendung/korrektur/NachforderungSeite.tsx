import type {
  Nachforderung,
  OffeneStelle,
} from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import { stelleInWorten } from '@foerderportal/contract/zuwendung/angaben/stellen'
import { schrittZuPfad, type AntragSchritt } from '@foerderportal/contract/zuwendung/flow'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { AnmerkungenKontext } from '@foerderportal/ui/felder/anmerkungen'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { Angaben } from '../zusammenfassung/Angaben.tsx'
import { AntragSeitenInhalt } from '../antrag/AntragSeitenInhalt.tsx'
import { NachforderungAenderungen } from './NachforderungAenderungen.tsx'
import { NachforderungAngaben } from './NachforderungAngaben.tsx'
import { NachforderungFormular, type SeiteProps } from './NachforderungFormular.tsx'
import { anmerkungenAuf } from './nachforderungAnmerkungen.tsx'
import { feldVon, stelleHref } from './nachforderungOrte.ts'
import { Zusammenfassung } from '../zusammenfassung/Zusammenfassung.tsx'
import { stehtFest } from '../unterschrift/stehtFest.ts'
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
  const daten = { formular, kontext }
  const offen = offenAuf(antrag, name)
  const seite = { schritt, entwurf, stand, antrag, kontext, mitzeichnung }
  if (name === 'zusammenfassung')
    return (
      <Zusammenfassung
        {...seite}
        weg={(d, pfad) => schrittZuPfad(d, pfad) && stelleHref(d, pfad)}
        angaben={
          <>
            <NachforderungAenderungen {...{ daten, nachforderung }} />
            <Angaben daten={daten} aenderbar={false} />
          </>
        }
      />
    )
  const immer = name === 'zeichnung' || name === 'unternehmen'
  if (istGanzeSeite(name) && (immer || offen.length > 0))
    return (
      <AnmerkungenKontext
        value={anmerkungenAuf(
          daten,
          offen.filter(({ grund }) => grund !== null),
        )}
      >
        <Gruende {...{ daten, offen }} />
        <AntragSeitenInhalt {...seite} />
      </AnmerkungenKontext>
    )
  if (offen.length > 0 && !stehtFest(mitzeichnung))
    return (
      <AnmerkungenKontext value={anmerkungenAuf(daten, offen)}>
        <NachforderungFormular {...props} />
      </AnmerkungenKontext>
    )
  return (
    <div className="p-formular">
      <NachforderungAngaben name={name} daten={daten} antrag={antrag} />
      <WizardLeiste zurueck={{ beiKlick: zurueck }} weiter={{ beiKlick: weiter }} />
    </div>
  )
}

/** What the bank says of answers that have no field of their own on the page as it is now. */
function Gruende({ daten, offen }: { daten: AntragDaten; offen: readonly OffeneStelle[] }) {
  const genannt = offen.filter(({ pfad, grund }) => grund !== null && feldVon(daten, pfad) === undefined)
  if (genannt.length === 0) return null
  return (
    <Hinweis ton="warning" titel="Die Bank schreibt" stufe={2}>
      <ul>
        {genannt.map(({ pfad, grund }) => (
          <li key={pfad}>
            <strong>{stelleInWorten(daten.formular, pfad)}:</strong> {grund}
          </li>
        ))}
      </ul>
    </Hinweis>
  )
}
