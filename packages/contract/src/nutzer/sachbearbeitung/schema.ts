import * as z from 'zod/mini'
import { BANKROLLEN } from '../../shared/permissions.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'

/** Somebody who works for the bank, as the last sign-in named him. His address stays on the server: it is for mails. */
export const Bankperson = z.strictObject({
  sub: z.string(),
  name: z.string(),
  rollen: z.array(z.enum(BANKROLLEN)),
  /** The last sign-in. */
  zuletzt: Zeitpunkt,
})
export type Bankperson = z.infer<typeof Bankperson>

/** The same where only the name matters: on rows of lists. */
export const BankpersonKurz = z.object({ sub: z.string(), name: z.string() })

export const Bankpersonen = z.array(Bankperson)
