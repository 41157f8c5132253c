import * as z from 'zod/mini'
import { BankpersonKurz } from '../../nutzer/bank/schema.ts'
import { absaetze } from '../../shared/angaben/zeile.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'

/** Whose last attempt says that somebody may have to look: still checked by the service, or failed. */
export const ZU_SICHTEN = ['IN_PRUEFUNG', 'NICHT_ERFOLGREICH'] as const

/** An attempt that somebody of the bank may have to look at. */
export const IdentVersuch = z.strictObject({
  guid: z.string(),
  /** A user of the portal; named as he names himself. */
  person: BankpersonKurz,
  nummer: z.number(),
  stand: z.enum(ZU_SICHTEN),
  seit: Zeitpunkt,
  /** The service's own reference. */
  aktenzeichen: z.nullable(z.string()),
  /** What was noted last. */
  vermerk: z.nullable(z.strictObject({ text: z.string(), am: Zeitpunkt, von: z.string() })),
})
export type IdentVersuch = z.infer<typeof IdentVersuch>

export const IdentVermerkEingabe = z.strictObject({
  text: absaetze(2_000, 'Schreiben Sie, was Sie gesehen haben.'),
})
export type IdentVermerkEingabe = z.infer<typeof IdentVermerkEingabe>
