import * as z from 'zod/mini'
import { Adresse } from '../shared/angaben/adresse.ts'
import { freiwilligeZeile, zeile } from '../shared/angaben/zeile.ts'

/**
 * How fine a search answers: a street with its house numbers, a street, a place, a postal code. It takes the same words
 * in every mode.
 */
export const ADRESS_MODI = ['STR_HNR_PLZ_ORT', 'STR_PLZ_ORT', 'PLZ_ORT', 'PLZ'] as const
export type AdressModus = (typeof ADRESS_MODI)[number]

/** Most entries of one page; whoever asks for more gets as many. */
export const SEITE_HOECHSTENS = 50
/** Most hits that a search counts and gives out; whoever wants another one types more. */
export const TREFFER_HOECHSTENS = 500

const Wort = z.pipe(
  freiwilligeZeile(100),
  z.transform((wort) => wort ?? ''),
)
const Nummer = (hoechstens: number) =>
  z.int('Geben Sie eine ganze Zahl an.').check(z.minimum(1, 'Gezählt wird ab 1.'), z.maximum(hoechstens))
const kennzeichen = (was: string) => zeile(100, `Geben Sie ${was} an.`)

/** Address search (specification, section 3.7). */
export const AdressAnfrage = z.strictObject({
  /** Comes back with the answer: whoever typed on meanwhile knows which one is late. */
  correlation: kennzeichen('eine Kennung der Anfrage'),
  mode: z.enum(ADRESS_MODI),
  /** Counted from 1. */
  page: z._default(Nummer(TREFFER_HOECHSTENS), 1),
  pageSize: z._default(Nummer(10_000), 20),
  /** What was typed, in one or several parts; the end of a word may be missing. */
  searchWords: z.array(Wort).check(z.maxLength(20, 'Geben Sie höchstens 20 Wörter ein.')),
  /** Of one search field: a newer search ends an older one that still runs. */
  session: kennzeichen('eine Kennung der Suche'),
})
export type AdressAnfrage = z.infer<typeof AdressAnfrage>

const Fundstelle = z.strictObject({
  strasse: z.nullable(z.string()),
  ort: z.nullable(z.string()),
  ortZusatz: z.nullable(z.string()),
  ortsteil: z.nullable(z.string()),
  plz: z.string(),
})
export type Fundstelle = z.infer<typeof Fundstelle>

const AdressTreffer = z.strictObject({
  address: Fundstelle,
  /** Known house numbers in their order: all of the street, or those that begin as the typed one does. */
  hausnummer: z.array(z.string()),
})
export type AdressTreffer = z.infer<typeof AdressTreffer>

export const AdressAuskunft = z.strictObject({
  correlation: z.string(),
  session: z.string(),
  page: z.number(),
  pageSize: z.number(),
  pageSizeMax: z.number(),
  pages: z.number(),
  /** Number of hits, at most `resultSizeMax`. */
  resultSize: z.number(),
  resultSizeMax: z.number(),
  results: z.array(AdressTreffer),
  /** What of the results was typed, spelt as it is there. */
  highlightWords: z.array(z.string()),
  runtimeInMs: z.number(),
})
export type AdressAuskunft = z.infer<typeof AdressAuskunft>

/** Whether the directory knows an address; without a house number, whether it knows the street. */
export const AdresseGefragt = z.strictObject({
  correlation: kennzeichen('eine Kennung der Anfrage'),
  address: z.extend(Adresse, { hausnummer: freiwilligeZeile(20) }),
})
export type AdresseGefragt = z.infer<typeof AdresseGefragt>

/** `count` 0: not in the directory. */
export const AdressAnzahl = z.strictObject({
  correlation: z.string(),
  count: z.number(),
  runtimeInMs: z.number(),
})
export type AdressAnzahl = z.infer<typeof AdressAnzahl>
