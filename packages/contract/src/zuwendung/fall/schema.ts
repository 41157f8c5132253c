import * as z from 'zod/mini'
import { UnternehmenKurz } from '../../unternehmen/sachbearbeitung/schema.ts'
import { Datei } from '../../shared/datei.ts'
import { Tag, Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { GeschaeftStatus } from '../geschaeftStatus.ts'
import { Programm } from '../schema.ts'

/** Who of the bank, as he is called, or was called then. @public named in `/api-docs` */
export const PersonDerBank = z.object({ sub: z.string(), name: z.string() })

/** Somebody of the company who has to do with its case. */
const Beteiligter = z.object({
  name: z.string(),
  zeichnungsberechtigt: z.boolean(),
  /** Sent what counts now, or signed it too. */
  eingereicht: z.boolean(),
})

/** One of the case's submissions. */
const FallEinreichung = z.object({
  eingangsnummer: z.string(),
  /** Of the form as it was sent. */
  version: z.int(),
  eingegangenAm: Zeitpunkt,
  eingereichtVon: z.string(),
  mitgezeichnetVon: z.nullable(z.string()),
})

/** What comes next by the calendar: the last day on which an answer, or the decision, is in time. */
const FallFrist = z.object({ art: z.enum(['NACHFORDERUNG', 'ENTSCHEIDUNG']), tag: Tag })

/** The head of a case as the bank has it (S9-03). */
export const Fallkopf = z.object({
  geschaeft: z.string(),
  antragGuid: z.string(),
  geNr: z.string(),
  unternehmen: UnternehmenKurz,
  programm: Programm,
  programmbezeichnung: z.string(),
  kategorien: z.array(z.string()),
  status: GeschaeftStatus,
  statusSeit: Zeitpunkt,
  /** Set while the company corrects what it sent. */
  nachforderung: z.nullable(z.object({ gestelltAm: Zeitpunkt, frist: Zeitpunkt })),
  zurueckgezogenAm: z.nullable(Zeitpunkt),
  naechsteFrist: z.nullable(FallFrist),
  /** Of what was sent last, in euros. */
  beantragt: z.number(),
  kosten: z.number(),
  /** Who of the bank has the case; null: nobody. */
  zugewiesen: z.nullable(PersonDerBank),
  beteiligte: z.array(Beteiligter),
  /** The latest first. */
  einreichungen: z.array(FallEinreichung),
  /** Who reads is a member of the company: he may not write (S9-01). */
  eigener: z.boolean(),
})
export type Fallkopf = z.infer<typeof Fallkopf>

/** A file of the case (S9-03); `downloadUrl` is the bank's. */
export const FallUnterlage = z.extend(Datei, {
  /** What it is for in the words of the screen, all of it. */
  wozu: z.string(),
  /** Its field, as the catalogue of checks names it: 'dokumentAngebot', 'gesellschaftsvertrag'; 'beleg' for a receipt. */
  art: z.string(),
  /** Places that name it, of what was sent last; none where a correction has left it out. */
  stellen: z.array(z.string()),
  sha256: z.string(),
  /** Who uploaded it; the portal for a receipt. */
  von: z.string(),
  /** Numbers of the submissions that name it, the latest first. */
  eingangsnummern: z.array(z.string()),
  /** Other files of the case with the same bytes. */
  dieselbeWie: z.array(z.string()),
})
export type FallUnterlage = z.infer<typeof FallUnterlage>

const FallAngabe = z.object({
  pfad: z.string(),
  frage: z.string(),
  /** null: none was given. */
  antwort: z.nullable(z.string()),
  errechnet: z.exactOptional(z.literal(true)),
})

/** Answers that belong together: a page, or one of many items of it. */
const FallAngabengruppe = z.object({
  titel: z.nullable(z.string()),
  name: z.exactOptional(z.string()),
  kurz: z.exactOptional(z.string()),
  angaben: z.array(FallAngabe),
})

/** What was sent last, in the words in which its applicant reads it. */
export const FallAnsicht = z.object({
  eingangsnummer: z.string(),
  eingegangenAm: Zeitpunkt,
  abschnitte: z.array(z.object({ titel: z.string(), gruppen: z.array(FallAngabengruppe) })),
})
export type FallAnsicht = z.infer<typeof FallAnsicht>
