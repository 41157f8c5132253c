import * as z from 'zod/mini'
import type { TotpEntry } from '../../platform/auth/identity.ts'
import { ort, type AdminRest } from './adminRest.ts'

const Nachweise = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    userLabel: z.optional(z.nullable(z.string())),
    /** Milliseconds since the epoch. */
    createdDate: z.optional(z.nullable(z.number())),
  }),
)

/** What Keycloak lets a user leave out. */
const OHNE_NAMEN = 'Authentifizierungs-App'

/** Passwords and recovery codes are credentials too: only those of type otp are the user's to see and delete here. */
export const totpLesen = async (rest: AdminRest, id: string): Promise<TotpEntry[]> => {
  const { status, json } = await rest.rufen('GET', ort`/users/${id}/credentials`, { erwartet: [200, 404] })
  if (status === 404) return []
  const otp = z.parse(Nachweise, json).filter(({ type }) => type === 'otp')
  return otp.map(({ id: nachweis, userLabel, createdDate }) => ({
    id: nachweis,
    name: userLabel || OHNE_NAMEN,
    ...(createdDate ? { createdAt: new Date(createdDate) } : {}),
  }))
}

export const totpLoeschen = async (rest: AdminRest, id: string, nachweis: string): Promise<boolean> => {
  const vorhanden = await totpLesen(rest, id)
  if (!vorhanden.some((e) => e.id === nachweis)) return false
  const { status } = await rest.rufen('DELETE', ort`/users/${id}/credentials/${nachweis}`, {
    erwartet: [204, 404],
  })
  return status === 204
}
