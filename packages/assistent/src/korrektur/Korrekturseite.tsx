import { schrittZuPfad } from '@foerderportal/contract/formular/flow'
import { worteZu } from '@foerderportal/contract/formular/tafel'
import type { Step } from '@foerderportal/flow/flow'
import { AnmerkungenKontext } from '@foerderportal/ui/felder/anmerkungen'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import type { ReactNode } from 'react'
import {
  datenVon,
  type Daten,
  type Nachforderung,
  type OffeneStelle,
  type Formularantwort,
} from '../formularart.ts'
import { Angaben } from '../zusammenfassung/Angaben.tsx'
import { Zusammenfassung } from '../zusammenfassung/Zusammenfassung.tsx'
import { Aenderungen } from './Aenderungen.tsx'
import { anmerkungenAuf } from './anmerkungen.tsx'
import { Korrekturangaben } from './Korrekturangaben.tsx'
import { Korrekturformular, type KorrekturseiteProps } from './Korrekturformular.tsx'
import { feldVon, stelleHref } from './korrekturorte.ts'
import { istGanzeSeite, offenAuf, type Korrektur } from './korrekturwerte.ts'

type Props<V extends Formularantwort, K> = KorrekturseiteProps<V, K> & {
  schritt: Step<string>
  nachforderung: Nachforderung
  /** The page as it is without a correction. */
  ganzeSeite: ReactNode
}

/** What a page shows in a correction: fields where the bank asks, else the answers as they were sent. */
export function Korrekturseite<V extends Formularantwort, K>(props: Props<V, K>) {
  const { art, name, vorgang, zurueck, weiter, nachforderung, stehtFest, ganzeSeite } = props
  const daten = datenVon(props)
  const offen = offenAuf(art, vorgang, name)
  if (!(name in art.seiten))
    return (
      <Zusammenfassung
        {...props}
        weg={(d, pfad) => schrittZuPfad(art.flow, d, pfad) && stelleHref(art, d, pfad)}
        angaben={
          <>
            <Aenderungen {...{ art, daten, nachforderung }} />
            <Angaben {...{ art, daten }} aenderbar={false} />
          </>
        }
      />
    )
  const immer = art.korrektur?.immerOffen.includes(name) || name in art.wege.gehalten
  if (istGanzeSeite(art, name) && (immer || offen.length > 0))
    return (
      <AnmerkungenKontext
        value={anmerkungenAuf(
          art,
          daten,
          offen.filter(({ grund }) => grund !== null),
        )}
      >
        <Gruende {...{ art, daten, nachforderung, offen }} />
        {ganzeSeite}
      </AnmerkungenKontext>
    )
  if (offen.length > 0 && !stehtFest)
    return (
      <AnmerkungenKontext value={anmerkungenAuf(art, daten, offen)}>
        <Korrekturformular {...props} />
      </AnmerkungenKontext>
    )
  return (
    <div className="p-formular">
      <Korrekturangaben {...{ art, name, daten }} offen={[]} />
      <WizardLeiste zurueck={{ beiKlick: zurueck }} weiter={{ beiKlick: weiter }} />
    </div>
  )
}

type GruendeProps<V extends Formularantwort, K> = Korrektur<V, K> & {
  daten: Daten<V, K>
  offen: readonly OffeneStelle[]
}

/** What the bank says of answers that have no field of their own on the page as it is now. */
function Gruende<V extends Formularantwort, K>({ art, daten, offen }: GruendeProps<V, K>) {
  const genannt = offen.filter(({ pfad, grund }) => grund !== null && feldVon(art, daten, pfad) === undefined)
  if (genannt.length === 0) return null
  return (
    <Hinweis ton="warning" titel="Die Bank schreibt" stufe={2}>
      <ul>
        {genannt.map(({ pfad, grund }) => (
          <li key={pfad}>
            <strong>{worteZu(art.tafel, daten.formular, pfad)}:</strong> {grund}
          </li>
        ))}
      </ul>
    </Hinweis>
  )
}
