import * as z from 'zod/mini'
import { zeile } from '../shared/zeile.ts'

export const IbanAnfrage = z.strictObject({ iban: zeile(42, 'Geben Sie die IBAN ein.') })

const BbanRegeln = z.strictObject({ minLength: z.number(), maxLength: z.number(), pattern: z.string() })

/** What a bank directory says of the account; null where none is there to ask. */
const ErweitertePruefung = z.strictObject({
  bank: z.nullable(z.string()),
  bic: z.nullable(z.string()),
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
