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
import { registrierSeite } from '../seiten/registrierSeite.ts'
import { geltendeVersion } from '../konto/zustimmung.ts'

const angaben = (body: unknown): Registrierung => ({
  firstName: formularFeld(body, 'firstName').trim(),
  lastName: formularFeld(body, 'lastName').trim(),
  email: formularFeld(body, 'email').trim(),
  username: formularFeld(body, 'username').trim(),
  password: formularFeld(body, 'password'),
  'password-confirm': formularFeld(body, 'password-confirm'),
})

type Inhalt = { readonly werte?: Registrierung; readonly maengel?: Maengel; readonly fehler?: string }

/** Shows the page of a new account and takes what it sends; what was typed stays, passwords aside. */
export const registrierSchritte = (deps: InteraktionDeps) => {
  const { db, clock, registrieren, token, bedingungen } = deps
  const seite = async (
    i: Interaction,
    { werte = angaben({}), maengel = {}, fehler }: Inhalt,
  ): Promise<Seite> =>
    registrierSeite({
      aktion: wegZu(i.uid, '/registrieren'),
      anmelden: wegZu(i.uid, '/anmelden'),
      token: token.machen(i.uid),
      bedingungen: { adresse: bedingungen.adresse, fassung: await geltendeVersion(db) },
      datenschutz: textAdresse(deps.betreiber, 'datenschutz'),
      werte,
      maengel,
      fehler,
    })

  const zeigen: Schritt = async ({ interaction }) => ({ seite: await seite(interaction, {}), status: 200 })

  const absenden: Schritt = async (a) => {
    const { request, interaction: i } = a
    const werte = angaben(request.body)
    if (!token.stimmt(i.uid, formularFeld(request.body, 'token')))
      return { seite: await seite(i, { werte, fehler: ALTE_SEITE }), status: 400 }
    // The button was pressed twice: the account is there, and the first request is on its way to it.
    if (i.result?.login !== undefined) return { weiter: i.returnTo }
    const fassung = formularZahl(request.body, 'fassung')
    const ergebnis = await registrieren({ ...werte, fassung }, request.ip)
    if (ergebnis.art === 'angelegt') return angemeldet(deps, a, ergebnis.kontoId)
    if (ergebnis.art === 'abgelehnt')
      return { seite: await seite(i, { werte, maengel: ergebnis.maengel }), status: 400 }
    const { text, warten } = wartezeit(ergebnis.bis, clock)
    return { seite: await seite(i, { werte, fehler: text }), status: 429, warten }
  }

  return { zeigen, absenden }
}
