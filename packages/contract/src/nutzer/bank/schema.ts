import * as z from 'zod/mini'
import { rein } from '../../shared/angaben/zeile.ts'
import { BANKROLLEN } from '../../shared/permissions.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { PERSON_SUCHEN_ZEICHEN } from './suche.ts'

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

export const PersonSuche = z.strictObject({
  text: z
    .string('Geben Sie einen Namen oder eine E-Mail-Adresse ein.')
    .check(
      rein(),
      z.minLength(PERSON_SUCHEN_ZEICHEN, `Geben Sie mindestens ${PERSON_SUCHEN_ZEICHEN} Zeichen ein.`),
      z.maxLength(100, 'Geben Sie höchstens 100 Zeichen ein.'),
    ),
})

/** A user of the portal as the bank's people find him. */
export const PortalPerson = z.strictObject({
  sub: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  identifiziert: z.boolean(),
  unternehmen: z.array(
    z.strictObject({
      guid: z.string(),
      name: z.string(),
      isAdmin: z.boolean(),
      zeichnungsberechtigung: z.boolean(),
    }),
  ),
})
export type PortalPerson = z.infer<typeof PortalPerson>
