import { createHmac } from 'node:crypto'
import { sameSecret } from '../secrets/sameSecret.ts'
import type { Services } from '../services.ts'

/** Where links to the identification begin; the token is in no address, so the link itself says who it is. */
export const STARTEN = '/identifizierung/starten'

type Lage = { readonly sub: string; readonly stand: string; readonly versuche: number }

const zeichnen = (key: Buffer, inhalt: string) => createHmac('sha256', key).update(inhalt).digest('base64url')

/** The attempt that the person may begin or go on with; none while the service checks or when all is done. */
const naechster = ({ stand, versuche }: Lage): number | undefined => {
  if (stand === 'IN_ARBEIT') return versuche
  return stand === 'NICHT_BEGONNEN' || stand === 'NICHT_ERFOLGREICH' ? versuche + 1 : undefined
}

/** `identifizierungsUrl`: leads to the service by way of the portal, which begins the attempt on the way (S2-01). */
export const startverweis = (
  { config, identKey, identdienst }: Pick<Services, 'config' | 'identKey' | 'identdienst'>,
  lage: Lage,
): string | null => {
  const nummer = naechster(lage)
  if (nummer === undefined || identdienst === undefined) return null
  const inhalt = `${Buffer.from(lage.sub).toString('base64url')}.${nummer}`
  return `${config.portalUrl}${STARTEN}/${inhalt}.${zeichnen(identKey, inhalt)}`
}

/** Who may begin which attempt, by a link that is ours. */
export const startverweisLesen = (
  key: Buffer,
  verweis: string,
): { readonly sub: string; readonly nummer: number } | undefined => {
  const [, inhalt = '', sub = '', nummer = '', zeichen = ''] =
    /^(([\w-]{1,400})\.(\d{1,6}))\.([\w-]+)$/.exec(verweis) ?? []
  if (!sameSecret(zeichnen(key, inhalt), zeichen)) return undefined
  return { sub: Buffer.from(sub, 'base64url').toString(), nummer: Number(nummer) }
}
