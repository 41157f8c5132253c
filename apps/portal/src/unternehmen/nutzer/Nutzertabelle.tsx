import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { NutzerBeziehungen, NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { istZuEntfernen, nameVon } from '../nutzerText.ts'
import { Entfernen } from './Entfernen.tsx'
import { Zeichnung } from './Zeichnung.tsx'

type Props = {
  beziehungen: NutzerBeziehungen
  /** Somebody was removed: who. */
  entfernt: (name: string) => void
}

const spalten = ({ beziehungen, entfernt }: Props): readonly Spalte<NutzerInfo>[] => [
  { kopf: 'Person', zelle: (person) => <Wer person={person} /> },
  { kopf: 'Identität', zelle: (person) => <Identitaet person={person} /> },
  {
    kopf: 'Aufgabe',
    zelle: (person) => (
      <span className="p-stapel p-stapel--eng">
        {person.isAdmin ? 'Verwaltung' : 'Mitglied'}
        {istZuEntfernen(person, beziehungen) && <Entfernen person={person} entfernt={entfernt} />}
      </span>
    ),
  },
  {
    kopf: 'Dabei seit',
    zelle: ({ nutzerZuUnternehmenSnapshot: { value } }) => alsDatum(value.zugeordnetSeit),
  },
  { kopf: 'Zeichnung', zelle: (person) => <Zeichnung person={person} beziehungen={beziehungen} /> },
]

function Wer({ person }: { person: NutzerInfo }) {
  return (
    <>
      {nameVon(person)}
      {person.selbst && ' (Sie)'}
      <Mailadresse adresse={person.email} />
    </>
  )
}

/** Where it is too long for its column, it breaks before the @ first. */
function Mailadresse({ adresse }: { adresse: string }) {
  const at = adresse.indexOf('@')
  return (
    <span className="s-darunter s-mailadresse">
      {adresse.slice(0, at)}
      <wbr />
      {adresse.slice(at)}
    </span>
  )
}

function Identitaet({ person: { identifiziert } }: { person: NutzerInfo }) {
  return (
    <Statuswort ton={identifiziert ? 'success' : 'info'} klein>
      {identifiziert ? 'Bestätigt' : 'Noch nicht bestätigt'}
    </Statuswort>
  )
}

/** Everybody who acts for the company: a table, on a phone cards. */
export function Nutzertabelle(props: Props) {
  return (
    <Tabelle
      titel="Personen, die für das Unternehmen handeln"
      titelUnsichtbar
      spalten={spalten(props)}
      zeilen={props.beziehungen.nutzerInfos}
      schluessel={({ subjectId }) => subjectId}
    />
  )
}
