import { Benutzername } from '@foerderportal/contract/shared/benutzername'
import { Email } from '@foerderportal/contract/shared/angaben/kontakt'
import * as z from 'zod/mini'
import { postfachZaehler, registrierZaehler, versuchNehmen } from '../konto/anmeldeversuche.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import type { AnmeldeDeps } from './anmelden.ts'
import { kontoAnlegen, kontoNachBenutzername, kontoNachEmail } from '../konto/konto.ts'
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
  wert === ''
    ? `Geben Sie Ihren ${was} ein.`
    : wert.length > 100
      ? `Geben Sie für Ihren ${was} höchstens 100 Zeichen ein.`
      : undefined

export const ADRESSE_VERGEBEN = 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.'

/** What the contract says of a single value; the first sentence is enough to act on. */
const mangelNach = (schema: z.ZodMiniType, wert: string): string | undefined =>
  z.safeParse(schema, wert).error?.issues[0]?.message

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
    username: mangelNach(Benutzername, r.username),
    password: passwortMangel(r.password, { benutzername: r.username, email: r.email, portalName }),
    'password-confirm': wiederholungMangel(r),
  })

/** The address belongs to an account that has confirmed it, or that was not registered by itself. */
export const adresseVergeben = async (db: Database, email: string): Promise<boolean> =>
  (await kontoNachEmail(db, email))?.vorlaeufig === false

const vergeben = async (db: Database, r: Registrierung): Promise<Maengel> => {
  const [name, email] = await Promise.all([
    kontoNachBenutzername(db, r.username),
    adresseVergeben(db, r.email),
  ])
  return nurGesetzte({
    username: name && 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
    email: email ? ADRESSE_VERGEBEN : undefined,
  })
}

const hat = (maengel: Maengel) => Object.keys(maengel).length > 0

export type RegistrierDeps = AnmeldeDeps & { readonly betreiber: Betreiber }

/** The account, the consent and the mail that proves the address come together or not at all. */
const anlegenMitMail = async (
  { db, hasher, betreiber }: RegistrierDeps,
  { fassung, ...r }: Registrierung & Zustimmung,
) => {
  const { username: benutzername, email, firstName: vorname, lastName: nachname } = r
  const passwortHash = await hasher.hash(r.password)
  return db.transaction().execute(async (tx) => {
    const id = await kontoAnlegen(tx, { benutzername, email, vorname, nachname, passwortHash })
    if (id === undefined) return undefined
    // Is another version published meanwhile, its page comes next.
    await zustimmungMerken(tx, id, fassung)
    await bestaetigungSenden(tx, betreiber, { id, email, vorlaeufig: true })
    return id
  })
}

/** Creates an account by its owner; refusals name the field and say what to do. */
export const registrierer =
  (deps: RegistrierDeps) =>
  async (r: Registrierung & Zustimmung, ip: string): Promise<RegistrierErgebnis> => {
    const { db, clock } = deps
    const form = formMaengel(r, deps.betreiber.portalName)
    if (hat(form)) return { art: 'abgelehnt', maengel: form }
    // Before the look: its answer tells whether an account exists, and nobody may ask that for a whole list.
    const bis = await versuchNehmen(db, clock, { streng: registrierZaehler(ip), weitere: [] })
    if (bis !== undefined) return { art: 'warten', bis }
    const maengel = await vergeben(db, r)
    if (hat(maengel)) return { art: 'abgelehnt', maengel }
    const postBis = await versuchNehmen(db, clock, { streng: postfachZaehler(r.email), weitere: [] })
    if (postBis !== undefined) return { art: 'warten', bis: postBis }
    const kontoId = await anlegenMitMail(deps, r)
    // Someone else took the name between the look and the insert.
    return kontoId === undefined
      ? { art: 'abgelehnt', maengel: await vergeben(db, r) }
      : { art: 'angelegt', kontoId }
  }
export type Registrierer = ReturnType<typeof registrierer>
