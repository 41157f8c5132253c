import { Secret, TOTP } from 'otpauth'

/** What every authenticator app takes (RFC 6238); Keycloak's realm has the same. */
export const ALGORITHMUS = 'SHA1'
export const STELLEN = 6
export const PERIODE_S = 30
/** Steps that a telephone's clock may be off, before and after (RFC 6238, 5.2). */
const TOLERANZ = 1
/** RFC 4226, section 4: as long as the hash of the algorithm. */
export const GEHEIMNIS_BYTES = 20

const totp = (geheimnis: Buffer, beschriftung = {}) =>
  new TOTP({
    ...beschriftung,
    algorithm: ALGORITHMUS,
    digits: STELLEN,
    period: PERIODE_S,
    // A copy of its own: a Buffer may be a view on memory that it shares.
    secret: new Secret({ buffer: Uint8Array.from(geheimnis).buffer }),
  })

/** Codes are read out in two groups, and some keyboards add blanks. */
const nurZiffern = (eingabe: string) => eingabe.replaceAll(/[\s-]/g, '')

/** Number of the time step whose code this is; undefined when it is of none that counts now. */
export const zeitschritt = (geheimnis: Buffer, eingabe: string, jetzt: Date): number | undefined => {
  const token = nurZiffern(eingabe)
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = jetzt.getTime()
  const abstand = totp(geheimnis).validate({ token, timestamp, window: TOLERANZ })
  return abstand === null ? undefined : Math.floor(timestamp / 1000 / PERIODE_S) + abstand
}

/** Address that an authenticator app reads from the QR code, and opens on the telephone itself. */
export const totpAdresse = (geheimnis: Buffer, issuer: string, label: string): string =>
  totp(geheimnis, { issuer, label }).toString()

/** The secret as one types it, in groups of four. */
export const inVierergruppen = (geheimnis: Buffer): string =>
  totp(geheimnis).secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 ')
