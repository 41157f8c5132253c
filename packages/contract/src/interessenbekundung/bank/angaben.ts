import * as z from 'zod/mini'
import { zeile } from '../../shared/angaben/zeile.ts'
import { Betrag } from '../../shared/geld/betragSchema.ts'
import { Programmcode } from '../../shared/programmcode.ts'
import { Produktgruppe } from '../../shared/produktgruppe.ts'
import { Tag, Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { HAUPTGRUPPE } from '../reihung/verfahren.ts'
import {
  ZIEHUNGSFORMEN,
  ziehungsabstandHindernis,
  ziehungstagHindernis,
  type Ziehungsform as Form,
} from '../reihung/ziehungsformen.ts'
import { TAG_PLATZ, ziehungstag } from './ziehung.ts'

const CODE = 'Geben Sie einen Code aus höchstens 40 Buchstaben, Ziffern, Punkten und Bindestrichen ein.'
const Code = z.string().check(z.regex(HAUPTGRUPPE, CODE))
const bezeichnung = zeile(200, 'Geben Sie eine Bezeichnung ein.')
const QUOTE = 'Geben Sie eine Förderquote über 0 bis 100 Prozent an.'
const VORRANG = 'Geben Sie einen Vorrang von 1 bis 99 an.'

const spanne = { betragInEuroMin: Betrag, betragInEuroMax: Betrag }
type Spanne = { readonly betragInEuroMin: number; readonly betragInEuroMax: number }
const geordnet = z.refine<Spanne>(({ betragInEuroMin: min, betragInEuroMax: max }) => max > 0 && min <= max, {
  error: 'Der größte Betrag liegt über 0,00 € und nicht unter dem kleinsten.',
  path: ['betragInEuroMax'],
})

const Kategorie = z
  .strictObject({
    code: Code,
    bezeichnung,
    ...spanne,
    erklaerung: z.optional(zeile(500, 'Erklären Sie die Kategorie, oder lassen Sie das Feld weg.')),
    imageSrc: zeile(200, 'Nennen Sie ein Bild.'),
    imageAlt: zeile(300, 'Beschreiben Sie das Bild.'),
    foerderquote: z.number().check(z.gt(0, QUOTE), z.maximum(100, QUOTE)),
  })
  .check(geordnet)

const Hauptgruppe = z.strictObject({
  code: Code,
  bezeichnung,
  /** The lower, the earlier in the ranking (S3-03). */
  prioritaet: z.int().check(z.minimum(1, VORRANG), z.maximum(99, VORRANG)),
  metaKategorien: z
    .array(Kategorie)
    .check(
      z.minLength(1, 'Nennen Sie mindestens eine Kategorie.'),
      z.maxLength(50, 'Nennen Sie höchstens 50.'),
    ),
})
type Gruppen = readonly {
  readonly code: string
  readonly metaKategorien: readonly { readonly code: string }[]
}[]

const eindeutig = (codes: readonly string[]) => new Set(codes).size === codes.length
const jederCodeEinmal = (gruppen: Gruppen) =>
  eindeutig(gruppen.map(({ code }) => code)) &&
  eindeutig(gruppen.flatMap(({ metaKategorien }) => metaKategorien.map(({ code }) => code)))

/** Classes, categories and bounds of a round, as somebody types them; what `BekundungVorgaben` describes. */
const RundeVorgaben = z
  .strictObject({
    ...spanne,
    foerderbetragInEuroMax: Betrag,
    hauptgruppen: z
      .array(Hauptgruppe)
      .check(
        z.minLength(1, 'Nennen Sie mindestens eine Hauptgruppe.'),
        z.maxLength(20, 'Nennen Sie höchstens 20 Hauptgruppen.'),
        z.refine(jederCodeEinmal, 'Jeder Code kommt nur einmal vor.'),
      ),
  })
  .check(geordnet)

const FORMEN = Object.keys(ZIEHUNGSFORMEN) as [Form, ...Form[]] // the keys of a constant object
/** How the result of a draw is written down; others can't be planned (S3-03). @public named in `/api-docs` */
export const Ziehungsform = z.enum(FORMEN, 'Wählen Sie die öffentliche Ziehung.')

/** The public draw: what it is called, how its result is written down, when it is, and how often there is one like it. */
const Ziehung = z.strictObject({
  /** With `{tag}` where its day stands: 'LOTTO 6aus49 vom {tag}, mit Superzahl'. */
  quelle: zeile(200, 'Nennen Sie die öffentliche Ziehung.').check(
    z.refine(
      (text) => text.split(TAG_PLATZ).length === 2,
      `Schreiben Sie ${TAG_PLATZ} genau einmal dorthin, wo der Tag stehen soll.`,
    ),
  ),
  form: Ziehungsform,
  am: Zeitpunkt,
  alleTage: z
    .int()
    .check(z.minimum(1, 'Geben Sie 1 bis 31 Tage an.'), z.maximum(31, 'Geben Sie 1 bis 31 Tage an.')),
})

/** What whoever plans a round fills in (S3-01). Days are whole: the last one counts to its end, Europe/Berlin. */
export const RundeAngaben = z
  .strictObject({
    programm: Programmcode,
    produktGruppe: Produktgruppe,
    bezeichnung: zeile(120, 'Geben Sie der Runde eine Bezeichnung.'),
    ersterTag: Tag,
    letzterTag: Tag,
    budgetInEuro: Betrag.check(z.minimum(0.01, 'Geben Sie die Mittel der Runde an.')),
    einladungTage: z
      .int()
      .check(z.minimum(1, 'Geben Sie 1 bis 366 Tage an.'), z.maximum(366, 'Geben Sie 1 bis 366 Tage an.')),
    /** Applications that one invitation allows. */
    maxAnzahlGeschaefte: z
      .int()
      .check(z.minimum(1, 'Geben Sie 1 bis 20 Anträge an.'), z.maximum(20, 'Geben Sie 1 bis 20 Anträge an.')),
    /** Older rounds of the programme invite nobody any more once this one has begun. */
    machtAeltereUngueltig: z.boolean(),
    /** Else a salted hash stands in each line of the list, and the batches can't be checked by everybody (4.5). */
    betraegeOeffentlich: z.boolean(),
    ziehung: Ziehung,
    vorgaben: RundeVorgaben,
  })
  .check(
    z.refine(({ ersterTag, letzterTag }) => ersterTag <= letzterTag, {
      error: 'Der letzte Tag liegt nicht vor dem ersten.',
      path: ['letzterTag'],
    }),
  )
export type RundeAngaben = z.infer<typeof RundeAngaben>

/**
 * The same as it is typed today: its draw is one of that form, on a day on which there is one, else nobody could type its
 * result (S3-03). Rounds of before may name another.
 */
export const RundeEingabe = RundeAngaben.check(({ value: { ziehung }, issues }) => {
  // what is wrong with a field alone is said alone
  if (issues.length > 0) return
  const { quelle, form, am, alleTage } = ziehung
  const { name } = ZIEHUNGSFORMEN[form]
  const melden = (feld: keyof typeof ziehung, message: string | null) => {
    if (message !== null)
      issues.push({ code: 'custom', message, path: ['ziehung', feld], input: ziehung[feld] })
  }
  melden('quelle', quelle.includes(name) ? null : `Nennen Sie die Ziehung bei ihrem Namen: ${name}.`)
  melden('am', ziehungstagHindernis(form, ziehungstag(am)))
  melden('alleTage', ziehungsabstandHindernis(form, alleTage))
})
