import * as z from 'zod/mini'
import { zeile } from '../../../shared/angaben/zeile.ts'
import { DOKUMENT_ARTEN } from '../../kern/antragsformular/dokumentArten.ts'
import { UNTERLAGEN_JE_MASCHINE } from '../../kern/antragsformular/gegenstaende.ts'
import { Auszahlungspunkt } from './auszahlungspunkt.ts'
import { ERGEBNISSE } from './ergebnis.ts'
import { REGELNAMEN } from './regeln.ts'

const Dateiart = z.enum([...DOKUMENT_ARTEN, ...UNTERLAGEN_JE_MASCHINE])
/** A place of the form, or with `*` the same place of each item. */
const Stelle = z.string().check(z.regex(/^[a-zA-Z]+(\.(\*|[a-zA-Z-]+))*$/, 'So heißt keine Stelle.'))

const jedeEinmal = z.refine<readonly { readonly code: string }[]>(
  (punkte) => new Set(punkte.map(({ code }) => code)).size === punkte.length,
  'Jede Kennung gibt es einmal.',
)

/** One point of a check (S9-07): what to answer, on what authority, from what, and who proposes an answer. */
export const Pruefpunkt = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]\d{1,2}$/, 'Eine Kennung wie A1.')),
  titel: zeile(60, 'Der Punkt braucht einen Titel.'),
  text: zeile(600, 'Der Punkt braucht eine Frage.'),
  grundlage: zeile(200, 'Der Punkt braucht eine Rechtsgrundlage.'),
  /** Its papers in the order in which they prove it. */
  liest: z.strictObject({ stellen: z.array(Stelle), dokumente: z.array(Dateiart) }),
  /** Where the applicant mends what failed; without it what proves the point is asked for. */
  fordert: z.optional(z.array(Stelle)),
  /** Proposes an answer; a person confirms it. */
  regel: z.nullable(z.enum(REGELNAMEN)),
  /** No decision is presented without its answer. */
  pflicht: z.boolean(),
  /** Answers that need words. */
  vermerkBei: z.array(z.enum(ERGEBNISSE)),
})
export type Pruefpunkt = z.infer<typeof Pruefpunkt>

/** The points of a programme as they hold from a day on: a row of table `pruefkatalog`, never code (rule D-05). */
export const Pruefkatalog = z.strictObject({
  bezeichnung: zeile(120, 'Der Katalog braucht eine Bezeichnung.'),
  demo: z.boolean(),
  punkte: z.array(Pruefpunkt).check(z.minLength(1, 'Ein Katalog hat mindestens einen Punkt.'), jedeEinmal),
  /** Of payout requests; a catalogue of before payouts were checked here has none. */
  auszahlung: z._default(z.array(Auszahlungspunkt).check(jedeEinmal), []),
})
export type Pruefkatalog = z.infer<typeof Pruefkatalog>
