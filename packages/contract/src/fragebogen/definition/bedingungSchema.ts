import * as z from 'zod/mini'
import { BEDINGUNGEN_MAX, TEILE_MAX, ZAHL_MAX } from '../grenzen.ts'

/** Names a block, a question or a part of one inside its questionnaire; never shown. */
export const Id = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Verwenden Sie a bis z, 0 bis 9 und -.'))

const Grenze = z.nullable(z.number().check(z.minimum(-ZAHL_MAX), z.maximum(ZAHL_MAX)))

/** What one earlier answer has to be. Of a question that is not answered only the first can hold. */
export const Teilbedingung = z.discriminatedUnion('art', [
  z.strictObject({ art: z.literal('BEANTWORTET'), frage: Id, ja: z.boolean() }),
  /** One of the options is chosen, or none of them is. */
  z.strictObject({
    art: z.literal('OPTION'),
    frage: Id,
    optionen: z.array(Id).check(z.minLength(1), z.maxLength(TEILE_MAX)),
    gewaehlt: z.boolean(),
  }),
  /** A number, or a share, between two limits, both included; of a group without `teil` its sum. */
  z.strictObject({ art: z.literal('ZAHL'), frage: Id, teil: z.nullable(Id), von: Grenze, bis: Grenze }),
  /** A value stands among the first. */
  z.strictObject({
    art: z.literal('RANG'),
    frage: Id,
    wert: Id,
    bis: z.int().check(z.minimum(1), z.maximum(TEILE_MAX)),
  }),
])
export type Teilbedingung = z.infer<typeof Teilbedingung>

/** When a question or a block is asked: data that a form makes, no code (S8-01). */
export const Fragebedingung = z.strictObject({
  verknuepfung: z.enum(['ALLE', 'EINE']),
  teile: z.array(Teilbedingung).check(z.minLength(1), z.maxLength(BEDINGUNGEN_MAX)),
})
export type Fragebedingung = z.infer<typeof Fragebedingung>
