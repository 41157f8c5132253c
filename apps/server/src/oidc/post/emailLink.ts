import type { Antwort } from '../interaktion.ts'
import type { Konto } from '../konto.ts'
import { bestaetigenSeite, bestaetigtSeite, vergebenSeite } from '../seiten/linkSeiten.ts'
import { bestaetigungEinloesen } from './bestaetigungEinloesen.ts'
import { ungueltig, type LinkAnfrage, type LinkDeps, type LinkSchritte } from './linkAnfrage.ts'
import { LINKWEG } from './mails.ts'

const ZWECK = 'EMAIL_BESTAETIGEN'

/** The pages behind the link that proves an address. */
export const emailLink = (deps: LinkDeps): LinkSchritte => {
  const { db, clock, betreiber, browser } = deps
  const { portalUrl } = betreiber

  const fragen = ({ schluessel, token }: LinkAnfrage, { email, benutzername }: Konto): Antwort => ({
    seite: bestaetigenSeite({ aktion: LINKWEG[ZWECK], schluessel, token, email, benutzername }),
    status: 200,
  })

  /** Opened once more after it did its work: nothing is wrong. */
  const sonst = ({ stand, konto }: LinkAnfrage): Antwort =>
    konto?.emailBestaetigt === true && stand !== 'unbekannt'
      ? { seite: bestaetigtSeite(portalUrl), status: 200 }
      : ungueltig(ZWECK, stand, deps)

  const zeigen = async (a: LinkAnfrage): Promise<Antwort> =>
    a.stand === 'gilt' && a.konto ? fragen(a, a.konto) : sonst(a)

  /** The browser that registered is signed in already: it goes straight on. Any other one has to sign in first. */
  const weiter = ({ request }: LinkAnfrage, kontoId: string): Antwort =>
    browser.kennung(request.headers.cookie, kontoId, clock.now()) === undefined
      ? { seite: bestaetigtSeite(portalUrl), status: 200 }
      : { weiter: `${portalUrl}/dashboard` }

  const absenden = async (a: LinkAnfrage): Promise<Antwort> => {
    if (a.stand !== 'gilt' || a.konto === undefined) return sonst(a)
    if (!a.tokenStimmt) return { ...fragen(a, a.konto), status: 400 }
    const ergebnis = await bestaetigungEinloesen(db, a.schluessel)
    if (ergebnis.art === 'bestaetigt') return weiter(a, ergebnis.kontoId)
    if (ergebnis.art === 'vergeben') return { seite: vergebenSeite(portalUrl), status: 409 }
    // Somebody pressed the button twice.
    if (ergebnis.stand === 'benutzt') return weiter(a, a.konto.id)
    return ungueltig(ZWECK, ergebnis.stand, deps)
  }

  return { zeigen, absenden }
}
