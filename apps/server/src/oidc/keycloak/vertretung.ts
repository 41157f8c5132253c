import * as z from 'zod/mini'
import type { IdentityUser, RequiredAction } from '../../platform/auth/identity.ts'

/**
 * Keycloak's UserRepresentation. Loose: what we don't know must go back as it came, because a PUT clears what it
 * leaves out.
 */
export const Vertretung = z.looseObject({
  id: z.string(),
  username: z.string(),
  email: z.optional(z.string()),
  emailVerified: z.optional(z.boolean()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
  requiredActions: z.optional(z.array(z.string())),
  attributes: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type Vertretung = z.output<typeof Vertretung>

/** Where Keycloak keeps the moment of the consent: seconds since the epoch, as text. */
const ZUSTIMMUNG = 'terms_and_conditions'

const zustimmung = ({ attributes }: Vertretung): Date | undefined => {
  const sekunden = attributes?.[ZUSTIMMUNG]?.[0]
  return sekunden !== undefined && /^\d{1,12}$/.test(sekunden) ? new Date(Number(sekunden) * 1000) : undefined
}

/** The action's name at this Keycloak; only that of the terms has changed over time. */
export const aktionDort = (aktion: RequiredAction, termsAktion: string): string =>
  aktion === 'TERMS_AND_CONDITIONS' ? termsAktion : aktion

const aktionHier = (termsAktion: string) => (name: string) =>
  name === termsAktion ? 'TERMS_AND_CONDITIONS' : name

/** A user as the product knows him. */
export const alsUser = (v: Vertretung, termsAktion: string): IdentityUser => {
  const termsAcceptedAt = zustimmung(v)
  return {
    id: v.id,
    username: v.username,
    email: v.email ?? '',
    emailVerified: v.emailVerified ?? false,
    ...(v.firstName === undefined ? {} : { firstName: v.firstName }),
    ...(v.lastName === undefined ? {} : { lastName: v.lastName }),
    enabled: v.enabled ?? false,
    requiredActions: (v.requiredActions ?? []).map(aktionHier(termsAktion)),
    ...(termsAcceptedAt === undefined ? {} : { termsAcceptedAt }),
  }
}
