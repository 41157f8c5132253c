import { emailSaeubern } from '@foerderportal/contract/shared/angaben/kontaktForm'
import { inEinerZeile } from '@foerderportal/values/text/reinText'
import type { Interaction } from 'oidc-provider'
import { formularFeld, formularZahl } from '../seitenformular.ts'
import {
  ALTE_SEITE,
  angemeldet,
  wartezeit,
  wegZu,
  type InteraktionDeps,
  type Schritt,
} from './interaktion.ts'
import type { Maengel, Registrierung } from './registrieren.ts'
import { textAdresse, type Seite } from '../seiten/rahmen.ts'
import { PASSWORT_GEMERKT, registrierSeite } from '../seiten/registrierSeite.ts'
import { geltendeVersion } from '../konto/zustimmung.ts'

const angaben = (body: unknown): Registrierung => ({
  firstName: inEinerZeile(formularFeld(body, 'firstName')),
  lastName: inEinerZeile(formularFeld(body, 'lastName')),
  email: emailSaeubern(formularFeld(body, 'email')),
  username: inEinerZeile(formularFeld(body, 'username')),
  password: formularFeld(body, 'password'),
  'password-confirm': formularFeld(body, 'password-confirm'),
})

type Inhalt = {
  readonly werte?: Registrierung
  readonly maengel?: Maengel
  readonly fehler?: string
  /** The password was checked and is good: it needs not be typed again. */
  readonly passwortGut?: boolean
}

const passwortGut = (maengel: Maengel): boolean =>
  maengel.password === undefined && maengel['password-confirm'] === undefined

/** Shows the page of a new account and takes what it sends; what was typed stays, a password that was good sealed. */
export const registrierSchritte = (deps: InteraktionDeps) => {
  const { db, clock, registrieren, token, passwortMerker, bedingungen } = deps

  /** Whoever types no other password means the one that was carried along. */
  const gesendet = (i: Interaction, body: unknown): Registrierung => {
    const werte = angaben(body)
    if (werte.password !== '' || werte['password-confirm'] !== '') return werte
    const gemerkt = passwortMerker.erinnern(i.uid, formularFeld(body, PASSWORT_GEMERKT))
    return { ...werte, password: gemerkt, 'password-confirm': gemerkt }
  }

  const seite = async (
    i: Interaction,
    { werte = angaben({}), maengel = {}, fehler, passwortGut: gut = false }: Inhalt,
  ): Promise<Seite> =>
    registrierSeite({
      aktion: wegZu(i.uid, '/registrieren'),
      anmelden: wegZu(i.uid, '/anmelden'),
      token: token.machen(i.uid),
      bedingungen: { adresse: bedingungen.adresse, fassung: await geltendeVersion(db) },
      datenschutz: textAdresse(deps.betreiber, 'datenschutz'),
      werte,
      gemerkt: gut ? passwortMerker.merken(i.uid, werte.password) : undefined,
      maengel,
      fehler,
    })

  const zeigen: Schritt = async ({ interaction }) => ({ seite: await seite(interaction, {}), status: 200 })

  const absenden: Schritt = async (a) => {
    const { request, interaction: i } = a
    const werte = gesendet(i, request.body)
    if (!token.stimmt(i.uid, formularFeld(request.body, 'token')))
      return { seite: await seite(i, { werte, fehler: ALTE_SEITE }), status: 400 }
    // The button was pressed twice: the account is there, and the first request is on its way to it.
    if (i.result?.login !== undefined) return { weiter: i.returnTo }
    const fassung = formularZahl(request.body, 'fassung')
    const ergebnis = await registrieren({ ...werte, fassung }, request.ip)
    if (ergebnis.art === 'angelegt') return angemeldet(deps, a, ergebnis.kontoId)
    if (ergebnis.art === 'abgelehnt')
      return {
        seite: await seite(i, {
          werte,
          maengel: ergebnis.maengel,
          passwortGut: passwortGut(ergebnis.maengel),
        }),
        status: 400,
      }
    const { text, warten } = wartezeit(ergebnis.bis, clock)
    return { seite: await seite(i, { werte, fehler: text, passwortGut: true }), status: 429, warten }
  }

  return { zeigen, absenden }
}
