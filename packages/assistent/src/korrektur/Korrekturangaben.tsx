import {
  angabenZu,
  type Angabe,
  type Gruppe as Angabengruppe,
} from '@foerderportal/contract/formular/angaben/angaben'
import { stelleZuPfad } from '@foerderportal/contract/formular/angaben/orte'
import { zeileAn } from '@foerderportal/contract/formular/tafel'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import type { Control } from 'react-hook-form'
import type { Daten, Formularart, OffeneStelle, Formularantwort } from '../formularart.ts'
import { Antwortfeld } from '../seite/Antwortfeld.tsx'
import { schluessel, type Korrekturwerte } from './korrekturwerte.ts'

type Seite<V extends Formularantwort, K> = {
  art: Formularart<V, K>
  daten: Daten<V, K>
  /** Of the form around it; without one every answer is only read. */
  control?: Control<Korrekturwerte> | undefined
}

type Props<V extends Formularantwort, K> = Seite<V, K> & { name: string; offen: readonly OffeneStelle[] }

/** The answers of a page, calm as a list; what may be corrected is a field. */
export function Korrekturangaben<V extends Formularantwort, K>({ name, offen, ...seite }: Props<V, K>) {
  const { art, daten, control } = seite
  const gruppen = angabenZu(art.tafel[name] ?? [], daten)
  const gezeigt = new Set(
    gruppen.flatMap(({ angaben }) =>
      angaben.map(({ pfad }) => stelleZuPfad(art.tafel, daten.formular, pfad)),
    ),
  )
  // What the list leaves out while it is empty can be asked for all the same.
  const weitere = offen.filter(({ pfad }) => !gezeigt.has(pfad))
  return (
    <>
      {control && weitere.length > 0 && <Felder {...{ art, daten, control }} stellen={weitere} />}
      {gruppen.map((gruppe, stelle) => (
        // Groups have no name of their own, and their order is the form's.
        <Gruppe key={stelle} {...seite} {...{ gruppe, offen }} />
      ))}
    </>
  )
}

type GruppeProps<V extends Formularantwort, K> = Seite<V, K> & {
  gruppe: Angabengruppe
  offen: readonly OffeneStelle[]
}

function Gruppe<V extends Formularantwort, K>({
  gruppe: { titel, name, angaben },
  art,
  daten,
  control,
  offen,
}: GruppeProps<V, K>) {
  const stelle = ({ pfad }: Angabe) => stelleZuPfad(art.tafel, daten.formular, pfad)
  const stellen = angaben.flatMap((angabe) => offen.filter(({ pfad }) => pfad === stelle(angabe)))
  const gelesen = angaben.filter((angabe) => !offen.some(({ pfad }) => pfad === stelle(angabe)))
  return (
    <div className="p-stapel" data-ding={name && [titel, name].filter(Boolean).join(': ')}>
      {titel && <h2 className="kern-heading-small">{titel}</h2>}
      {control && stellen.length > 0 && <Felder {...{ art, daten, control, stellen }} />}
      <Beschreibungsliste eintraege={gelesen.map(({ frage, antwort }) => ({ frage, antwort }))} />
    </div>
  )
}

type FelderProps<V extends Formularantwort, K> = Seite<V, K> & {
  control: Control<Korrekturwerte>
  stellen: readonly OffeneStelle[]
}

function Felder<V extends Formularantwort, K>({ art, daten, control, stellen }: FelderProps<V, K>) {
  return stellen.flatMap(({ pfad }) => {
    const zeile = zeileAn(art.tafel, daten.formular, pfad)
    return zeile === undefined
      ? []
      : [
          // The reason stands at it (anmerkungen.tsx).
          <Antwortfeld
            key={pfad}
            {...{ control, daten, zeile }}
            name={`felder.${schluessel(pfad)}`}
            schluessel={pfad}
          />,
        ]
  })
}
