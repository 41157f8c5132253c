import { Benutzername } from '@foerderportal/contract/shared/benutzername'
import { Email } from '@foerderportal/contract/shared/angaben/kontakt'
import { istSichtbar } from '@foerderportal/values/text/reinText'
import * as z from 'zod/mini'
import { postfachZaehler, registrierZaehler, versuchNehmen } from '../konto/anmeldeversuche.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import type { AnmeldeDeps } from './anmelden.ts'
import { kontoAnlegen } from '../konto/konto.ts'
import { passwortMangel } from '../passwoerter/passwortregeln.ts'
import { bestaetigungSenden } from '../post/bestaetigungSenden.ts'
import { zustimmungMerken } from '../konto/zustimmung.ts'

/** What the form sends; the names of the inputs are Keycloak's. */
export type Registrierung = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly username: string
  readonly password: string
  readonly 'password-confirm': string
}
/** Which version of the terms the page named to whom it says that he agrees by creating his account. */
export type Zustimmung = { readonly fassung: number }
export type Feld = keyof Registrierung
export type Maengel = { readonly [F in Feld]?: string }

export type RegistrierErgebnis =
  | { readonly art: 'angelegt'; readonly kontoId: string }
  | { readonly art: 'abgelehnt'; readonly maengel: Maengel }
  | { readonly art: 'warten'; readonly bis: Date }

const nameMangel = (wert: string, was: string) =>
  !istSichtbar(wert)
    ? `Geben Sie Ihren ${was} ein.`
    : wert.length > 100
      ? `Geben Sie für Ihren ${was} höchstens 100 Zeichen ein.`
      : undefined

/** What the contract says of a single value; the first sentence is enough to act on. */
const mangelNach = (schema: z.ZodMiniType, wert: string): string | undefined =>
  z.safeParse(schema, wert).error?.issues[0]?.message

/** What is wrong with a user name, as a sentence for its field. */
export const nameFormMangel = (name: string) => mangelNach(Benutzername, name)

/** What is wrong with an address, as a sentence for its field. */
export const emailMangel = (email: string) =>
  email === '' ? 'Geben Sie Ihre E-Mail-Adresse ein.' : mangelNach(Email, email)

const wiederholungMangel = (r: Registrierung) =>
  r.password === r['password-confirm'] ? undefined : 'Geben Sie hier dasselbe Passwort noch einmal ein.'

const nurGesetzte = (maengel: { readonly [F in Feld]?: string | undefined }): Maengel =>
  Object.fromEntries(Object.entries(maengel).filter(([, text]) => text !== undefined))

const formMaengel = (r: Registrierung, portalName: string): Maengel =>
  nurGesetzte({
    firstName: nameMangel(r.firstName, 'Vornamen'),
    lastName: nameMangel(r.lastName, 'Nachnamen'),
    email: emailMangel(r.email),
    username: nameFormMangel(r.username),
    password: passwortMangel(r.password, { benutzername: r.username, email: r.email, portalName }),
    'password-confirm': wiederholungMangel(r),
  })

const hat = (maengel: Maengel) => Object.keys(maengel).length > 0

export type RegistrierDeps = AnmeldeDeps & { readonly betreiber: Betreiber }

/** The account, the consent and the mail that proves the address come together or not at all. */
const anlegenMitMail = async (
  { db, hasher, betreiber }: RegistrierDeps,
  { fassung, ...r }: Registrierung & Zustimmung,
): Promise<string> => {
  const { username: benutzername, email, firstName: vorname, lastName: nachname } = r
  const passwortHash = await hasher.hash(r.password)
  return db.transaction().execute(async (tx) => {
    const konto = await kontoAnlegen(tx, { benutzername, email, vorname, nachname, passwortHash })
    // Is another version published meanwhile, its page comes next.
    await zustimmungMerken(tx, konto.id, fassung)
    await bestaetigungSenden(tx, betreiber, konto)
    return konto.id
  })
}

/**
 * Creates an account by its owner; refusals name the field and say what to do. Nothing that it does or answers tells
 * whether address or user name are taken: only the mail does, to whom the mailbox belongs (S1-15).
 */
export const registrierer =
  (deps: RegistrierDeps) =>
  async (r: Registrierung & Zustimmung, ip: string): Promise<RegistrierErgebnis> => {
    const { db, clock } = deps
    const form = formMaengel(r, deps.betreiber.portalName)
    if (hat(form)) return { art: 'abgelehnt', maengel: form }
    for (const streng of [registrierZaehler(ip), postfachZaehler(r.email)]) {
      const bis = await versuchNehmen(db, clock, { streng, weitere: [] })
      if (bis !== undefined) return { art: 'warten', bis }
    }
    return { art: 'angelegt', kontoId: await anlegenMitMail(deps, r) }
  }
export type Registrierer = ReturnType<typeof registrierer>
