import { inEinerZeile } from '@foerderportal/values/text/reinText'
import type { FastifyRequest } from 'fastify'
import type { Interaction } from 'oidc-provider'
import { formularFeld } from '../seitenformular.ts'
import { ALTE_SEITE, wartezeit, wegZu, type InteraktionDeps, type Schritt } from './interaktion.ts'
import { kontoLaden } from '../konto/konto.ts'
import { anmeldeSeite } from '../seiten/anmeldeSeite.ts'
import type { Seite } from '../seiten/rahmen.ts'
import { passwortBestanden } from '../zweiterFaktor/passwortBestanden.ts'

const ABGELEHNT =
  'Benutzername oder Passwort stimmen nicht. Prüfen Sie beides und versuchen Sie es noch einmal.'

/** In the address of the login page when the second factor came too late. */
export const ZU_SPAET = 'zu-spaet'
const ZU_LANGE_HER = 'Seit Ihrem Passwort ist zu viel Zeit vergangen. Bitte melden Sie sich noch einmal an.'

const kamZuSpaet = ({ query }: FastifyRequest) =>
  typeof query === 'object' && query !== null && ZU_SPAET in query

const loginHint = ({ params }: Interaction) =>
  typeof params['login_hint'] === 'string' ? params['login_hint'] : undefined

/** Shows the login page and takes what it sends. */
export const anmeldeSchritte = (deps: InteraktionDeps) => {
  const { db, clock, anmelden, token, browser } = deps
  const seite = (i: Interaction, mehr: { name?: string | undefined; fehler?: string | undefined }): Seite =>
    anmeldeSeite({
      aktion: wegZu(i.uid, '/anmelden'),
      registrieren: wegZu(i.uid, '/registrieren'),
      vergessen: wegZu(i.uid, '/passwort-vergessen'),
      token: token.machen(i.uid),
      erneut: i.session !== undefined,
      portalUrl: deps.betreiber.portalUrl,
      ...mehr,
    })

  const zeigen: Schritt = async ({ request, interaction: i }) => {
    const konto = i.session && (await kontoLaden(db, i.session.accountId))
    const fehler = kamZuSpaet(request) ? ZU_LANGE_HER : undefined
    return {
      seite: seite(i, {
        name: (konto?.nameOffen === false ? konto.benutzername : undefined) ?? loginHint(i),
        fehler,
      }),
      status: 200,
    }
  }

  const absenden: Schritt = async (a) => {
    const { request, interaction: i } = a
    const name = inEinerZeile(formularFeld(request.body, 'username'))
    const abgelehnt = (status: number, fehler: string) => ({ seite: seite(i, { name, fehler }), status })
    if (!token.stimmt(i.uid, formularFeld(request.body, 'token'))) return abgelehnt(400, ALTE_SEITE)
    const passwort = formularFeld(request.body, 'password')
    const bekannt = (kontoId: string) => browser.kennung(request.headers.cookie, kontoId, clock.now())
    const ergebnis = await anmelden({ name, passwort, ip: request.ip, bekannt })
    if (ergebnis.art === 'angemeldet') return passwortBestanden(deps, a, ergebnis.konto.id)
    if (ergebnis.art === 'abgelehnt') return abgelehnt(400, ABGELEHNT)
    const { text, warten } = wartezeit(ergebnis.bis, clock)
    return { ...abgelehnt(429, text), warten }
  }

  return { zeigen, absenden }
}
