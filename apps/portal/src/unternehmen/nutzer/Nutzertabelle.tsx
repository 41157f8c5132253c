import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { NutzerBeziehungen, NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { nameVon } from '../nutzerText.ts'
import { Zeichnung } from './Zeichnung.tsx'

const spalten = (beziehungen: NutzerBeziehungen): readonly Spalte<NutzerInfo>[] => [
  { kopf: 'Person', zelle: (person) => <Wer person={person} /> },
  { kopf: 'Identität', zelle: (person) => <Identitaet person={person} /> },
  { kopf: 'Aufgabe', zelle: ({ isAdmin }) => (isAdmin ? 'Verwaltung' : 'Mitglied') },
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
export function Nutzertabelle({ beziehungen }: { beziehungen: NutzerBeziehungen }) {
  return (
    <Tabelle
      titel="Personen, die für das Unternehmen handeln"
      titelUnsichtbar
      spalten={spalten(beziehungen)}
      zeilen={beziehungen.nutzerInfos}
      schluessel={({ subjectId }) => subjectId}
    />
  )
}
