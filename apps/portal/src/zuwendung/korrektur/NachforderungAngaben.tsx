import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import { stelleVon } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { OffeneStelle } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { Beschreibungsliste } from '@foerderportal/ui/Beschreibungsliste.tsx'
import type { Control } from 'react-hook-form'
import type { Angabe, Gruppe as Angabengruppe } from '@foerderportal/contract/formular/angaben'
import { angabenAuf } from '@foerderportal/contract/zuwendung/angaben/darstellung'
import { TAFEL } from '@foerderportal/contract/zuwendung/tafel/tafel'
import { zeileAn } from '@foerderportal/contract/formular/tafel'
import { Antwortfeld } from '../seite/Antwortfeld.tsx'
import { offenAuf, schluessel, type NachforderungWerte } from './nachforderungWerte.ts'

type Props = {
  name: AntragSeitenName
  daten: AntragDaten
  antrag: AntragAntwort
  /** Of the form around it; without one every answer is only read. */
  control?: Control<NachforderungWerte>
}

/** The answers of a page, calm as a list; what may be corrected is a field. */
export function NachforderungAngaben({ name, daten, antrag, control }: Props) {
  const offen = control ? offenAuf(antrag, name) : []
  const gruppen = angabenAuf(name, daten)
  const gezeigt = new Set(
    gruppen.flatMap(({ angaben }) => angaben.map(({ pfad }) => stelleVon(daten.formular, pfad))),
  )
  // What the list leaves out while it is empty can be asked for all the same.
  const weitere = offen.filter(({ pfad }) => !gezeigt.has(pfad))
  return (
    <>
      {control && weitere.length > 0 && <Felder {...{ control, daten }} stellen={weitere} />}
      {gruppen.map((gruppe, stelle) => (
        // Groups have no name of their own, and their order is the form's.
        <Gruppe key={stelle} {...{ gruppe, daten, control, offen }} />
      ))}
    </>
  )
}

type GruppeProps = {
  gruppe: Angabengruppe
  daten: AntragDaten
  control: Control<NachforderungWerte> | undefined
  offen: readonly OffeneStelle[]
}

function Gruppe({ gruppe: { titel, angaben }, daten, control, offen }: GruppeProps) {
  const stelle = ({ pfad }: Angabe) => stelleVon(daten.formular, pfad)
  const stellen = angaben.flatMap((angabe) => offen.filter(({ pfad }) => pfad === stelle(angabe)))
  const gelesen = angaben.filter((angabe) => !offen.some(({ pfad }) => pfad === stelle(angabe)))
  return (
    <div className="p-stapel">
      {titel && <h2 className="kern-heading-small">{titel}</h2>}
      {control && stellen.length > 0 && <Felder {...{ control, daten, stellen }} />}
      <Beschreibungsliste eintraege={gelesen.map(({ frage, antwort }) => ({ frage, antwort }))} />
    </div>
  )
}

type FelderProps = Required<Pick<Props, 'control' | 'daten'>> & {
  stellen: readonly OffeneStelle[]
}

function Felder({ control, daten, stellen }: FelderProps) {
  return stellen.flatMap(({ pfad }) => {
    const zeile = zeileAn(TAFEL, daten.formular, pfad)
    return zeile === undefined
      ? []
      : [
          // The reason stands at it (nachforderungOrte).
          <Antwortfeld
            key={pfad}
            {...{ control, daten, zeile }}
            name={`felder.${schluessel(pfad)}`}
            schluessel={pfad}
          />,
        ]
  })
}
