import { Secret, TOTP } from 'otpauth'
import type { Geraet } from './typ.ts'

const SCHRITT_MS = 30_000

/**
 * An authenticator app. A provider takes each code once: a second one within the same half minute is the next one's,
 * which providers accept because clocks differ.
 */
export const geraet = (name: string, geheimnis: string, ersatzcodes: readonly string[] = []): Geraet => {
  const totp = new TOTP({ secret: Secret.fromBase32(geheimnis.replaceAll(/\s/g, '').toUpperCase()) })
  let zuletzt = -1
  return {
    name,
    ersatzcodes,
    code: () => {
      zuletzt = Math.max(zuletzt + 1, Math.floor(Date.now() / SCHRITT_MS))
      return totp.generate({ timestamp: zuletzt * SCHRITT_MS })
    },
  }
}
