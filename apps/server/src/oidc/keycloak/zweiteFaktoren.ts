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

const ERSATZCODES = 'recovery-authn-codes'

const nachweise = async (rest: AdminRest, id: string) => {
  const { status, json } = await rest.rufen('GET', ort`/users/${id}/credentials`, { erwartet: [200, 404] })
  return status === 404 ? [] : z.parse(Nachweise, json)
}

const loeschen = async (rest: AdminRest, id: string, nachweis: string): Promise<boolean> => {
  const { status } = await rest.rufen('DELETE', ort`/users/${id}/credentials/${nachweis}`, {
    erwartet: [204, 404],
  })
  return status === 204
}

/** Passwords and recovery codes are credentials too: only those of type otp are the user's to see and delete here. */
export const totpLesen = async (rest: AdminRest, id: string): Promise<TotpEntry[]> => {
  const otp = (await nachweise(rest, id)).filter(({ type }) => type === 'otp')
  return otp.map(({ id: nachweis, userLabel, createdDate }) => ({
    id: nachweis,
    name: userLabel || OHNE_NAMEN,
    ...(createdDate ? { createdAt: new Date(createdDate) } : {}),
  }))
}

/** Recovery codes go with the last device: alone they are a second factor to Keycloak, and it would ask for one. */
export const totpLoeschen = async (rest: AdminRest, id: string, nachweis: string): Promise<boolean> => {
  const alle = await nachweise(rest, id)
  const otp = alle.filter(({ type }) => type === 'otp')
  if (!otp.some((e) => e.id === nachweis)) return false
  const geloescht = await loeschen(rest, id, nachweis)
  const verwaist = otp.length === 1 ? alle.filter(({ type }) => type === ERSATZCODES) : []
  for (const { id: codes } of verwaist) await loeschen(rest, id, codes)
  return geloescht
}
