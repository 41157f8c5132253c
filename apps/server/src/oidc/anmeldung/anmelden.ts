import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  anmeldeZaehler,
  fehlversuchZaehlen,
  versuchNehmen,
  versuchZurueckgeben,
} from '../konto/anmeldeversuche.ts'
import { hashAuffrischen, kontoNachBenutzername, kontoNachEmail, type Konto } from '../konto/konto.ts'
import type { PasswordHasher } from '../passwoerter/passwordHasher.ts'
import { PASSWORT_HOECHSTENS } from '../passwoerter/passwortregeln.ts'

export type AnmeldeDeps = { readonly db: Database; readonly clock: Clock; readonly hasher: PasswordHasher }
export type Anmeldung = {
  readonly name: string
  readonly passwort: string
  readonly ip: string
  /** Name of the browser when it has signed in to this account before. */
  readonly bekannt?: (kontoId: string) => string | undefined
}
export type AnmeldeErgebnis =
  | { readonly art: 'angemeldet'; readonly konto: Konto }
  /** Unknown name, wrong password and closed account are one: nobody learns which names exist. */
  | { readonly art: 'abgelehnt' }
  | { readonly art: 'warten'; readonly bis: Date }

/** The account that somebody means who types a user name or an address. */
export const kontoSuchen = (db: Database, name: string) =>
  name.includes('@') ? kontoNachEmail(db, name) : kontoNachBenutzername(db, name)

/**
 * The account that signs in by this. By an address only one that has proven it: else the password of an account made
 * with a stranger's address would tell whether the stranger has one (S1-15).
 */
const anmeldbares = async (db: Database, name: string) => {
  const konto = await kontoSuchen(db, name)
  return konto?.vorlaeufig === true && name.includes('@') ? undefined : konto
}

/** Where no account is found a dummy is checked, so that both cases take the same time: one hash. */
const pruefer = (hasher: PasswordHasher) => {
  const attrappe = hasher.attrappe()
  return async (konto: Konto | undefined, passwort: string): Promise<boolean> => {
    const phc = konto?.passwortHash ?? attrappe
    const stimmt = await hasher.verify(passwort.slice(0, PASSWORT_HOECHSTENS + 1), phc)
    return stimmt && konto?.aktiv === true
  }
}

/** Signs in by user name or e-mail address; counts failures per account, network and known browser. */
export const anmelder = ({ db, clock, hasher }: AnmeldeDeps) => {
  const passt = pruefer(hasher)
  const auffrischen = async (konto: Konto, passwort: string) => {
    if (hasher.isOutdated(konto.passwortHash)) await hashAuffrischen(db, konto, await hasher.hash(passwort))
  }
  return async ({ name, passwort, ip, bekannt }: Anmeldung): Promise<AnmeldeErgebnis> => {
    const konto = await anmeldbares(db, name)
    const zaehler = anmeldeZaehler(konto?.id, name, ip, konto && bekannt?.(konto.id))
    const bis = await versuchNehmen(db, clock, zaehler)
    if (bis !== undefined) return { art: 'warten', bis }
    const stimmt = await passt(konto, passwort)
    if (!stimmt || konto === undefined) {
      await fehlversuchZaehlen(db, clock, zaehler)
      return { art: 'abgelehnt' }
    }
    await versuchZurueckgeben(db, zaehler)
    await auffrischen(konto, passwort)
    return { art: 'angemeldet', konto }
  }
}
export type Anmelder = ReturnType<typeof anmelder>
