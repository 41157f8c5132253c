import { Benutzername } from '@foerderportal/contract/shared/benutzername'
import { Email } from '@foerderportal/contract/shared/kontakt'
import * as z from 'zod/mini'
import { registrierZaehler, versuchNehmen } from './anmeldeversuche.ts'
import type { AnmeldeDeps } from './anmelden.ts'
import { kontoAnlegen, kontoNachBenutzername, kontoNachEmail } from './konto.ts'
import { passwortMangel } from './passwortregeln.ts'

/** What the form sends; the names of the inputs are Keycloak's. */
export type Registrierung = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly username: string
  readonly password: string
  readonly 'password-confirm': string
}
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

/** What the contract says of a single value; the first sentence is enough to act on. */
const mangelNach = (schema: z.ZodMiniType, wert: string): string | undefined =>
  z.safeParse(schema, wert).error?.issues[0]?.message

const emailMangel = (email: string) =>
  email === '' ? 'Geben Sie Ihre E-Mail-Adresse ein.' : mangelNach(Email, email)

const wiederholungMangel = (r: Registrierung) =>
  r.password === r['password-confirm'] ? undefined : 'Geben Sie hier dasselbe Passwort noch einmal ein.'

const nurGesetzte = (maengel: { readonly [F in Feld]?: string | undefined }): Maengel =>
  Object.fromEntries(Object.entries(maengel).filter(([, text]) => text !== undefined))

const formMaengel = (r: Registrierung): Maengel =>
  nurGesetzte({
    firstName: nameMangel(r.firstName, 'Vornamen'),
    lastName: nameMangel(r.lastName, 'Nachnamen'),
    email: emailMangel(r.email),
    username: mangelNach(Benutzername, r.username),
    password: passwortMangel(r.password, r.username),
    'password-confirm': wiederholungMangel(r),
  })

const vergeben = async (db: AnmeldeDeps['db'], r: Registrierung): Promise<Maengel> => {
  const [name, email] = await Promise.all([
    kontoNachBenutzername(db, r.username),
    kontoNachEmail(db, r.email),
  ])
  return nurGesetzte({
    username: name && 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
    email: email && 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich damit an.',
  })
}

const hat = (maengel: Maengel) => Object.keys(maengel).length > 0

/** Creates an account by its owner; refusals name the field and say what to do. */
export const registrierer =
  ({ db, clock, hasher }: AnmeldeDeps) =>
  async (r: Registrierung, ip: string): Promise<RegistrierErgebnis> => {
    const form = formMaengel(r)
    if (hat(form)) return { art: 'abgelehnt', maengel: form }
    // Before the look: its answer tells whether an account exists, and nobody may ask that for a whole list.
    const bis = await versuchNehmen(db, clock, { streng: registrierZaehler(ip), weitere: [] })
    if (bis !== undefined) return { art: 'warten', bis }
    const maengel = await vergeben(db, r)
    if (hat(maengel)) return { art: 'abgelehnt', maengel }
    const { username: benutzername, email, firstName: vorname, lastName: nachname } = r
    const passwortHash = await hasher.hash(r.password)
    const kontoId = await kontoAnlegen(db, { benutzername, email, vorname, nachname, passwortHash })
    // Someone else took name or address between the look and the insert.
    return kontoId === undefined
      ? { art: 'abgelehnt', maengel: await vergeben(db, r) }
      : { art: 'angelegt', kontoId }
  }
export type Registrierer = ReturnType<typeof registrierer>
