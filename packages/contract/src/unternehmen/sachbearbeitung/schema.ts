import * as z from 'zod/mini'
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

export const AenderungNennen = z.strictObject({ guid: Kennung, aenderungId: Kennung })
