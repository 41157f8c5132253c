import { createHmac } from 'node:crypto'
import { sameSecret } from '../secrets/sameSecret.ts'

/** Headers of a signed call. */
export const SIGNATUR = 'ident-signatur'
export const ZEITSTEMPEL = 'ident-zeitstempel'

/** How far the clocks may differ; an older call is a recorded one. */
const TOLERANZ_S = 300

const hmac = (geheimnis: Buffer, zeit: string, bytes: Buffer | string) =>
  createHmac('sha256', geheimnis).update(`${zeit}.`).update(bytes).digest('hex')

/** The headers that sign these bytes, at this moment. */
export const unterschreiben = (
  geheimnis: Buffer,
  bytes: Buffer | string,
  am: Date,
): Record<string, string> => {
  const zeit = String(Math.floor(am.getTime() / 1000))
  return { [ZEITSTEMPEL]: zeit, [SIGNATUR]: `sha256=${hmac(geheimnis, zeit, bytes)}` }
}

type Kopfzeilen = Readonly<Record<string, string | readonly string[] | undefined>>

/** Whether the headers sign these bytes, not long ago. */
export const istUnterschrieben = (
  geheimnis: Buffer,
  headers: Kopfzeilen,
  bytes: Buffer,
  jetzt: Date,
): boolean => {
  const [zeit, signatur] = [headers[ZEITSTEMPEL], headers[SIGNATUR]]
  if (typeof zeit !== 'string' || typeof signatur !== 'string' || !/^\d{1,12}$/.test(zeit)) return false
  if (Math.abs(jetzt.getTime() / 1000 - Number(zeit)) > TOLERANZ_S) return false
  return sameSecret(`sha256=${hmac(geheimnis, zeit, bytes)}`, signatur)
}
