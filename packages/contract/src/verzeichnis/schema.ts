import * as z from 'zod/mini'
import { zeile } from '../shared/angaben/zeile.ts'
import { RegisterArt } from '../unternehmen/enumsSchema.ts'

export const IbanAnfrage = z.strictObject({ iban: zeile(42, 'Geben Sie die IBAN ein.') })

/** Form of the account part of a country's IBAN. @public named in `/api-docs` */
export const BbanRegeln = z.strictObject({
  minLength: z.number(),
  maxLength: z.number(),
  pattern: z.string(),
})

/** What a bank directory says of the account; null where none is there to ask. */
const ErweitertePruefung = z.strictObject({
  bank: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  /** Whether the directory knows the bank. */
  okay: z.nullable(z.boolean()),
})

/** Answer of the IBAN check (specification, section 3.7). */
export const IbanAuskunft = z.strictObject({
  /** Names this answer, for enquiries. */
  correlation: z.uuid(),
  meta: z.strictObject({ countryCode: z.string(), sepa: z.boolean(), bban: BbanRegeln }),
  okay: z.strictObject({
    bankId: z.nullable(z.string()),
    branchId: z.nullable(z.string()),
    bban: z.string(),
    iban: z.string(),
    ibanFormatted: z.string(),
    extendedValidation: ErweitertePruefung,
  }),
})
export type IbanAuskunft = z.infer<typeof IbanAuskunft>

/** A country of the IBAN registry with its German name and the rules of its accounts. */
export const IbanLand = z.strictObject({
  countryCode: z.string(),
  name: z.string(),
  sepa: z.boolean(),
  bban: BbanRegeln,
})
export type IbanLand = z.infer<typeof IbanLand>

export const IbanTeile = z.strictObject({
  countryCode: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[A-Za-z]{2}$/, 'Geben Sie das Länderkürzel mit zwei Buchstaben ein, z. B. DE.'),
    ),
  bban: zeile(40, 'Geben Sie die Kontonummer ohne Länderkürzel und Prüfziffern ein.'),
})

export const PlzAnfrage = z.strictObject({
  /** A whole postal code or how it begins. */
  plz: z
    .string()
    .check(z.trim(), z.regex(/^\d{1,5}$/, 'Geben Sie die Postleitzahl oder ihren Anfang ein, z. B. 24937.')),
})
export const OrtAnfrage = z.strictObject({
  /** A whole name or the beginnings of its words. */
  ort: zeile(100, 'Geben Sie den Ort oder seinen Anfang ein.'),
})

/** What a postal code is for: delivery, post office boxes, or one big recipient. */
const PLZ_TYPEN = ['ZUSTELLUNG', 'POSTFACH', 'GROSSEMPFAENGER'] as const

/** A place with one of its postal codes (specification, section 3.7); null where the directory does not say. */
export const Ort = z.strictObject({
  plz: z.string(),
  ort: z.string(),
  ortsteil: z.nullable(z.string()),
  kreis: z.nullable(z.string()),
  land: z.nullable(z.string()),
  typ: z.nullable(z.enum(PLZ_TYPEN)),
})
export type Ort = z.infer<typeof Ort>

export const SitzFilter = z.strictObject({ registerArt: z.optional(RegisterArt) })
export const SitzAnfrage = z.strictObject({
  sitz: zeile(100, 'Geben Sie den Sitz des Registergerichts ein.'),
  registerArt: z.optional(RegisterArt),
})
export const Gerichtsort = z.strictObject({ ort: z.string(), xJustizId: z.string() })
export type Gerichtsort = z.infer<typeof Gerichtsort>

const DATENARTEN = ['adressen', 'plz', 'banken', 'gerichte', 'finanzaemter', 'positivliste'] as const

/** Where one part of the data directory comes from, for the page `/version`. */
export const Datenstand = z.strictObject({
  art: z.enum(DATENARTEN),
  quelle: z.string(),
  /** What has to stand beside the data. */
  lizenz: z.string(),
  /** Day or version that the source gives itself; null where it gives none. */
  datenstand: z.nullable(z.string()),
  /** null where the source does not say. */
  eintraege: z.nullable(z.number()),
  /** Shipped with the product, or brought in by the operator at this time. */
  eingespieltAm: z.nullable(z.iso.datetime()),
  /** No official data: for trying the portal. */
  beispiel: z.boolean(),
})
export type Datenstand = z.infer<typeof Datenstand>
