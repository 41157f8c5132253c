import * as z from 'zod/mini'
import { AntragstellerArt, Rechtsform } from '../../../unternehmen/enumsSchema.ts'
import { DOKUMENT_ARTEN } from './dokumentArten.ts'

/** Whom a document is demanded from: all that is named has to fit; what is not named does not matter. */
export const Bedingung = z.strictObject({
  antragstellerArten: z.optional(z.array(AntragstellerArt)),
  rechtsformen: z.optional(z.array(Rechtsform)),
  kategorien: z.optional(z.array(z.string())),
})
export type Bedingung = z.infer<typeof Bedingung>

/**
 * Where a version of a programme demands a document from others than the table in dokumentTabelle.ts says: one fitting
 * condition is enough, none at all means that nobody has to hand it in.
 */
export const UnterlagenRegeln = z.partialRecord(z.enum(DOKUMENT_ARTEN), z.array(Bedingung))
export type UnterlagenRegeln = z.infer<typeof UnterlagenRegeln>
