import * as z from 'zod/mini'
import { Datei } from '../../../shared/datei.ts'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { Unterlage } from '../../../formular/unterlage.ts'
import { BescheidAnsicht } from '../bekanntgabe/schema.ts'
import { GeschaeftStatus } from '../../kern/geschaeftStatus.ts'
import { Eingang } from '../../../formular/eingang.ts'
import { Anhoerungsfrist, Antwortfrist } from '../../antrag/schema.ts'
import { Vorhabenbeginn } from '../../kern/vorhabenbeginn.ts'
import { VorratZeile } from '../vorrat/schema.ts'

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

/** The head of a case as the bank has it (S9-03). */
export const Fallkopf = z.object({
  antragGuid: z.string(),
  /** Its row of the work list: who, where it stands, whose turn it is, what comes next, who has it. */
  zeile: VorratZeile,
  programmbezeichnung: z.string(),
  /** Net cost of what was sent last, in euros. */
  kosten: z.number(),
  /** A questionnaire was answered with it, or is asked (S8-02). */
  mitFragebogen: z.boolean(),
  beteiligte: z.array(Beteiligter),
  /** The latest first. */
  einreichungen: z.array(FallEinreichung),
})
export type Fallkopf = z.infer<typeof Fallkopf>

/** A file of the case (S9-03); `downloadUrl` is the bank's. */
export const FallUnterlage = z.extend(Datei, {
  /** What it is for in the words of the screen, all of it. */
  wozu: z.string(),
  /** Its field, as the catalogue of checks names it: 'dokumentAngebot', 'gesellschaftsvertrag'; 'beleg' for a receipt, 'mitteilung' for what came with a message. */
  art: z.string(),
  /** Places that name it, of what was sent last; none where a correction has left it out, or no form ever named it. */
  stellen: z.array(z.string()),
  sha256: z.string(),
  /** Who uploaded it; the portal for a receipt. */
  von: z.string(),
  /** Numbers of the submissions that name it, the latest first; none where a message alone brought it. */
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

/** A case as its applicant has it before him: where it stands, what was sent last, its papers. */
export const FallAnsicht = z.object({
  geschaeftStatus: GeschaeftStatus,
  /** He sees nothing of it from then on. */
  zurueckgezogenAm: z.nullable(Zeitpunkt),
  nachforderung: z.nullable(z.extend(Antwortfrist, { grund: z.string() })),
  anhoerung: z.optional(Anhoerungsfrist),
  /** A questionnaire of it waits for him. */
  inBefragung: z.boolean(),
  vorhabenbeginn: Vorhabenbeginn,
  /** The day by which it is judged. */
  stichtag: Tag,
  /** The grant that was applied for, in euros. */
  beantragt: z.number(),
  /** The addresses of its receipts are the bank's. */
  eingang: Eingang,
  /** As a member reads them who does not sign; the latest first. */
  bescheide: z.array(BescheidAnsicht),
  unterlagen: z.array(Unterlage),
  abschnitte: z.array(z.object({ titel: z.string(), gruppen: z.array(FallAngabengruppe) })),
})
export type FallAnsicht = z.infer<typeof FallAnsicht>
