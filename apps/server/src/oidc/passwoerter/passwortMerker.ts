import { seal, unseal } from '../../platform/secrets/seal.ts'

/**
 * Carries a good password through a page that shows the error of another field, so that nobody types it again. The page
 * holds it sealed, for this one dialogue: neither the browser nor another page can read or use it.
 */
export type PasswortMerker = {
  merken(uid: string, passwort: string): string
  /** '' where nothing was carried, or what was is none of this dialogue's. */
  erinnern(uid: string, gemerkt: string): string
}

const name = (uid: string) => `passwort:${uid}`

export const passwortMerker = (key: Buffer): PasswortMerker => ({
  merken: (uid, passwort) => seal(key, name(uid), Buffer.from(passwort)).toString('base64url'),
  erinnern: (uid, gemerkt) => {
    try {
      return unseal(key, name(uid), Buffer.from(gemerkt, 'base64url')).toString()
    } catch {
      return ''
    }
  },
})
