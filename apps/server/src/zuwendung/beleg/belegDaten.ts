import { alsZeitpunkt, tagInBerlin } from '@foerderportal/contract/shared/datum'
import { antragDarstellen } from '@foerderportal/contract/zuwendung/darstellung'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm'
import type { EinreichungRow } from '../einreichungen.ts'
import { kontextAm } from '../kontext.ts'

export type BelegQuelle = {
  readonly einreichung: EinreichungRow
  readonly formular: AntragFormular
  readonly programm: ProgrammDaten
  readonly geNr: string
  readonly bankName: string
  /** Name of who sent it. */
  readonly person: string
}

/** What the template antrag.typ shows. */
export const belegDaten = (q: BelegQuelle) => ({
  titel: `Eingangsbestätigung: ${q.programm.titel}`,
  absender: q.bankName,
  eingangsnummer: q.einreichung.eingangsnummer,
  eingegangenAm: `${alsZeitpunkt(q.einreichung.eingegangen_am.toISOString())} Uhr`,
  geNr: q.geNr,
  eingereichtVon: q.person,
  sha256: q.einreichung.sha256,
  abschnitte: antragDarstellen({
    formular: q.formular,
    kontext: kontextAm(
      { kategorien: [], vorhabenbeginn_ab: null },
      q.programm,
      tagInBerlin(q.einreichung.eingegangen_am),
    ),
  }),
})

/** The mail that follows: number, time and checksum, nothing of the content. */
export const belegMail = (q: BelegQuelle, portalUrl: string) => ({
  betreff: `Ihr Antrag ist eingegangen: ${q.einreichung.eingangsnummer}`,
  text: `Guten Tag ${q.person},

Ihr Antrag ist bei uns eingegangen.

Eingangsnummer: ${q.einreichung.eingangsnummer}
Eingegangen am: ${alsZeitpunkt(q.einreichung.eingegangen_am.toISOString())} Uhr
Geschäft: ${q.geNr}
Prüfsumme (SHA-256): ${q.einreichung.sha256}

Jetzt prüft die Bank Ihren Antrag. Sie müssen nichts tun.
Bestellen Sie erst, wenn der Antrag bewilligt ist.

Die Eingangsbestätigung als PDF finden Sie im Portal: ${portalUrl}/zuwendung/uebersicht

${q.bankName}
`,
})
