import * as z from 'zod/mini'
import { zeile } from '../../shared/angaben/zeile.ts'
import { Pruefergebnis } from './schema.ts'

/** A point of the check of a payout request, as the catalogue of the programme has it (S9-07). */
export const Auszahlungspunkt = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]\d{1,2}$/, 'Eine Kennung wie Z1.')),
  titel: zeile(60, 'Der Punkt braucht einen Titel.'),
  text: zeile(600, 'Der Punkt braucht eine Frage.'),
  grundlage: zeile(200, 'Der Punkt braucht eine Rechtsgrundlage.'),
  /** Answers that need words. */
  vermerkBei: z.array(Pruefergebnis),
})
export type Auszahlungspunkt = z.infer<typeof Auszahlungspunkt>
