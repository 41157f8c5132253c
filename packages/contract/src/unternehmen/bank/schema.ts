import * as z from 'zod/mini'
import { NutzerInfo } from '../nutzer/schema.ts'
import { UnternehmenHuelle } from '../schema.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { KontoInformation } from '../../shared/geld/konto.ts'

/** A change of a company's bank data with the accounts before and after it, IBANs whole: somebody compares them (S1-08). */
export const BankdatenAenderung = z.strictObject({
  id: Kennung,
  geaendertAm: Zeitpunkt,
  /** First and last name; null when the person is no user any more. */
  geaendertVon: z.nullable(z.string()),
  /** Who changed it had not proved anew who he is, as the portal asks before it sends such a change. */
  ohneErneuteAnmeldung: z.boolean(),
  vorher: z.array(KontoInformation),
  nachher: z.array(KontoInformation),
  /** Who of the provider has looked at it; null while nobody has. */
  gesehen: z.nullable(z.strictObject({ am: Zeitpunkt, von: z.string() })),
})
export type BankdatenAenderung = z.infer<typeof BankdatenAenderung>
export const BankdatenAenderungen = z.array(BankdatenAenderung)

/** A company where only its name matters: on rows of lists and heads of pages. */
export const UnternehmenKurz = z.object({ guid: z.string(), name: z.string() })

/** A change that nobody has looked at, with its company. */
export const OffeneBankdaten = z.strictObject({ unternehmen: UnternehmenKurz, aenderung: BankdatenAenderung })
export type OffeneBankdaten = z.infer<typeof OffeneBankdaten>

/** S9-06: a company as the bank's people see it. Its cases are the work list's to tell, filtered by it. */
export const BankUnternehmen = z.strictObject({
  stand: UnternehmenHuelle,
  mitglieder: z.array(NutzerInfo),
  /** Whether who asks may change something: not of his own company (S9-01). */
  eigenes: z.boolean(),
  /** When its data were changed, and by whom; the latest first, the first entry is how it began. */
  staende: z.array(z.strictObject({ am: Zeitpunkt, von: z.nullable(z.string()) })),
})
export type BankUnternehmen = z.infer<typeof BankUnternehmen>
