import * as z from 'zod/mini'
import { Benutzername } from '../shared/benutzername.ts'
import { Email } from '../shared/kontakt.ts'

/** What one signs in with; both parts are needed, the unchanged one too (section 5). */
export const LoginDaten = z.strictObject({ username: Benutzername, email: Email })
export type LoginDaten = z.infer<typeof LoginDaten>

/** `updated`: whether something is different now. */
export const LoginDatenErgebnis = z.strictObject({ updated: z.boolean() })
