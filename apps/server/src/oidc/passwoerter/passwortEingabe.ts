import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { passwortZaehler, versuchNehmen } from '../konto/anmeldeversuche.ts'
import { formularFeld } from '../seitenformular.ts'
import type { Konto } from '../konto/konto.ts'
import type { PasswordHasher } from './passwordHasher.ts'
import { passwortMangel } from './passwortregeln.ts'
import { hatteSchon } from './passwortSetzen.ts'
import type { PasswortMaengel } from '../seiten/passwortSeite.ts'

const WIEDERHOLEN = 'Geben Sie hier dasselbe Passwort noch einmal ein.'
const SCHON_GEHABT = 'Dieses Passwort hatten Sie schon einmal. Wählen Sie ein anderes.'

export type PasswortPruefung =
  | { readonly art: 'gut'; readonly neu: string }
  | { readonly art: 'abgelehnt'; readonly maengel: PasswortMaengel }
  | { readonly art: 'warten'; readonly bis: Date }

export type PruefDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly hasher: PasswordHasher
  readonly betreiber: Betreiber
}

const gut = (maengel: PasswortMaengel) => Object.values(maengel).every((text) => text === undefined)

/** Judges the new password that a form brings. What can be seen at a glance is refused before anything is hashed. */
export const passwortPruefen = async (
  { db, clock, hasher, betreiber: { portalName } }: PruefDeps,
  konto: Konto,
  body: unknown,
): Promise<PasswortPruefung> => {
  const neu = formularFeld(body, 'password-new')
  const maengel = {
    'password-new': passwortMangel(neu, { ...konto, portalName }),
    'password-confirm': neu === formularFeld(body, 'password-confirm') ? undefined : WIEDERHOLEN,
  }
  if (!gut(maengel)) return { art: 'abgelehnt', maengel }
  const bis = await versuchNehmen(db, clock, passwortZaehler(konto.id))
  if (bis !== undefined) return { art: 'warten', bis }
  return (await hatteSchon(db, hasher, konto, neu))
    ? { art: 'abgelehnt', maengel: { 'password-new': SCHON_GEHABT } }
    : { art: 'gut', neu }
}
