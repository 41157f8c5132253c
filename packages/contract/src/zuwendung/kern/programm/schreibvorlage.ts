import * as z from 'zod/mini'
import { zeile } from '../../../shared/angaben/zeile.ts'

const absatz = (hoechstens: number) =>
  z.string().check(z.trim(), z.minLength(1, 'Der Baustein braucht einen Text.'), z.maxLength(hoechstens))

/** One press puts its text into the field, where it can be changed. */
export const Schreibbaustein = z.strictObject({
  titel: zeile(80, 'Der Baustein braucht einen Titel.'),
  text: absatz(2_000),
})
export type Schreibbaustein = z.infer<typeof Schreibbaustein>

const Bausteine = z.array(Schreibbaustein).check(
  z.maxLength(50),
  z.refine(
    (alle) => new Set(alle.map(({ titel }) => titel)).size === alle.length,
    'Jeden Titel gibt es einmal.',
  ),
)

/**
 * With what words the bank asks and hears applicants of a programme, from a day on: a row of table `schreibvorlage`, never
 * code (rule D-05). `demo` marks texts that no bank has agreed to.
 */
export const Schreibvorlage = z.strictObject({
  demo: z.boolean(),
  nachforderung: z.strictObject({
    /** What stands above all that is missing. */
    vorab: absatz(2_000),
    gruende: Bausteine,
  }),
  anhoerung: z.strictObject({ bausteine: Bausteine }),
  /** For messages; what was loaded before there were any has none. */
  mitteilung: z._default(z.strictObject({ bausteine: Bausteine }), { bausteine: [] }),
})
export type Schreibvorlage = z.infer<typeof Schreibvorlage>
