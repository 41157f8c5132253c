import type { Interaction } from 'oidc-provider'
import { formularFeld } from './formular.ts'
import {
  ALTE_SEITE,
  angemeldet,
  wartezeit,
  wegZu,
  type InteraktionDeps,
  type Schritt,
} from './interaktion.ts'
import { kontoLaden } from './konto.ts'
import { anmeldeSeite } from './seiten/anmeldeSeite.ts'
import type { Seite } from './seiten/rahmen.ts'

const ABGELEHNT =
  'Benutzername oder Passwort stimmen nicht. Prüfen Sie beides und versuchen Sie es noch einmal.'

const loginHint = ({ params }: Interaction) =>
  typeof params['login_hint'] === 'string' ? params['login_hint'] : undefined

/** Shows the login page and takes what it sends. */
export const anmeldeSchritte = (deps: InteraktionDeps) => {
  const { db, clock, anmelden, token, browser } = deps
  const seite = (i: Interaction, mehr: { name?: string | undefined; fehler?: string }): Seite =>
    anmeldeSeite({
      aktion: wegZu(i.uid, '/anmelden'),
      registrieren: wegZu(i.uid, '/registrieren'),
      token: token.machen(i.uid),
      erneut: i.session !== undefined,
      ...mehr,
    })

  const zeigen: Schritt = async ({ interaction: i }) => {
    const konto = i.session && (await kontoLaden(db, i.session.accountId))
    return { seite: seite(i, { name: konto?.benutzername ?? loginHint(i) }), status: 200 }
  }

  const absenden: Schritt = async (a) => {
    const { request, interaction: i } = a
    const name = formularFeld(request.body, 'username').trim()
    const abgelehnt = (status: number, fehler: string) => ({ seite: seite(i, { name, fehler }), status })
    if (!token.stimmt(i.uid, formularFeld(request.body, 'token'))) return abgelehnt(400, ALTE_SEITE)
    const passwort = formularFeld(request.body, 'password')
    const bekannt = (kontoId: string) => browser.kennung(request.headers.cookie, kontoId, clock.now())
    const ergebnis = await anmelden({ name, passwort, ip: request.ip, bekannt })
    if (ergebnis.art === 'angemeldet') return angemeldet(deps, a, ergebnis.konto.id)
    if (ergebnis.art === 'abgelehnt') return abgelehnt(400, ABGELEHNT)
    const { text, warten } = wartezeit(ergebnis.bis, clock)
    return { ...abgelehnt(429, text), warten }
  }

  return { zeigen, absenden }
}
