import * as z from 'zod/mini'
import { plausiblesMass } from '../../../shared/angaben/plausibel.ts'
import { zeile } from '../../../shared/angaben/zeile.ts'
import { AUSZAHLUNGSPAPIERE } from './auszahlungspapiere.ts'
import { Pruefergebnis } from './schema.ts'

/** What can propose an answer; `contract/auszahlung/bankpruefung/vorschlaege.ts` says how. */
export const AUSZAHLUNGSREGELN = [
  'tageImZeitraum',
  'kostenHerausgerechnet',
  'keineDublette',
  'kontoDesUnternehmens',
  'bescheidWirksam',
  'klimabilanzLiegtVor',
  'klimabilanzNichtZuAlt',
  'evaluierungLiegtVor',
  'deMinimisEingehalten',
] as const
export type Auszahlungsregel = (typeof AUSZAHLUNGSREGELN)[number]

/** A point of the check of a payout request, as the catalogue of the programme has it (S9-07). */
export const Auszahlungspunkt = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]\d{1,2}$/, 'Eine Kennung wie Z1.')),
  titel: zeile(60, 'Der Punkt braucht einen Titel.'),
  text: zeile(600, 'Der Punkt braucht eine Frage.'),
  grundlage: zeile(200, 'Der Punkt braucht eine Rechtsgrundlage.'),
  /** Papers that it reads: they open beside it. A catalogue of before it said so names none. */
  liest: z._default(z.array(z.enum(AUSZAHLUNGSPAPIERE)), []),
  /** Proposes an answer; a person confirms it. A catalogue of before there were rules names none. */
  regel: z._default(z.nullable(z.enum(AUSZAHLUNGSREGELN)), null),
  /** The years that its rule measures, where it measures any. */
  jahre: z.optional(z.int().check(z.minimum(1), plausiblesMass(1, 25, 'Gemessen werden 1 bis 25 Jahre.'))),
  /** Answers that need words. */
  vermerkBei: z.array(Pruefergebnis),
})
export type Auszahlungspunkt = z.infer<typeof Auszahlungspunkt>
