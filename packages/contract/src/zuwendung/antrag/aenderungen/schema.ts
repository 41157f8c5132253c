import * as z from 'zod/mini'
import { Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'

/** How a difference between two submissions came about (S9-03). */
export const AENDERUNGSGRUPPEN = [
  'NACHGEFORDERT',
  'UNVERAENDERT',
  'MIT_GEAENDERT',
  'UNTERNEHMEN',
  'ERRECHNET',
] as const
export type Aenderungsgruppe = (typeof AENDERUNGSGRUPPEN)[number]

/** A file as a place names it, with the hash of its bytes. */
export const Stellendatei = z.object({
  uuid: z.string(),
  dateiname: z.string(),
  sha256: z.nullable(z.string()),
})

/** One place of the form: what was sent there before and what is there now, in words. */
export const Aenderung = z.object({
  /** As stellen.ts names it. */
  stelle: z.string(),
  frage: z.string(),
  gruppe: z.enum(AENDERUNGSGRUPPEN),
  /** What the bank said of it when it asked; null where it did not. */
  grund: z.nullable(z.string()),
  /** null: nothing stood there. */
  vorher: z.nullable(z.string()),
  nachher: z.nullable(z.string()),
  /** Of a place that holds files. */
  dateien: z.nullable(z.object({ vorher: z.array(Stellendatei), nachher: z.array(Stellendatei) })),
  /** The bytes are those that were there before. */
  dieselbeDatei: z.boolean(),
})
export type Aenderung = z.infer<typeof Aenderung>

/** A submission of a case: the first is number 1. */
const Einreichung = z.object({
  nr: z.int(),
  eingangsnummer: z.string(),
  eingegangenAm: Zeitpunkt,
})

export const AenderungenAntwort = z.object({
  einreichungen: z.array(Einreichung),
  von: z.int(),
  bis: z.int(),
  /** When the bank asked between the two; null where it did not. */
  nachgefordertAm: z.nullable(Zeitpunkt),
  /** How many places the later form has. */
  stellen: z.int(),
  aenderungen: z.array(Aenderung),
})
export type AenderungenAntwort = z.infer<typeof AenderungenAntwort>
