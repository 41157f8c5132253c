import { wartezeit, type Antwort } from '../anmeldung/interaktion.ts'
import type { Konto } from '../konto/konto.ts'
import { PASSWORT_FALSCH, passwortErfragen } from '../passwoerter/passwortErfragen.ts'
import {
  bestaetigenSeite,
  bestaetigtSeite,
  vergebenSeite,
  type BestaetigenSeite,
} from '../seiten/linkSeiten.ts'
import { bestaetigungEinloesen } from './bestaetigungEinloesen.ts'
import { ungueltig, type LinkAnfrage, type LinkDeps, type LinkSchritte } from './linkAnfrage.ts'
import { LINKWEG } from './mails.ts'
import { nameAmLink } from './nameAmLink.ts'

const NAME_VERGEBEN = 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.'

const ZWECK = 'EMAIL_BESTAETIGEN'

const istBekannt = ({ browser, clock }: LinkDeps, { request }: LinkAnfrage, kontoId: string): boolean =>
  browser.kennung(request.headers.cookie, kontoId, clock.now()) !== undefined

/**
 * An account that had an address before changes hands with the new one, and its owner may have mistyped it: whoever
 * reads that mailbox must be he. A new account has nothing to lose yet.
 */
const mitPasswort = (deps: LinkDeps, a: LinkAnfrage, { id, vorlaeufig }: Konto): boolean =>
  !vorlaeufig && !istBekannt(deps, a, id)

/** Opened once more after it did its work: nothing is wrong. */
const sonst = (deps: LinkDeps, { stand, konto }: LinkAnfrage): Antwort =>
  konto?.emailBestaetigt === true && stand !== 'unbekannt'
    ? { seite: bestaetigtSeite(deps.betreiber.portalUrl), status: 200 }
    : ungueltig(ZWECK, stand, deps)

/** The pages behind the link that proves an address. */
export const emailLink = (deps: LinkDeps): LinkSchritte => {
  const { db, clock, betreiber } = deps
  const { portalUrl } = betreiber

  const fragen = (
    a: LinkAnfrage,
    konto: Konto,
    mehr: Pick<BestaetigenSeite, 'mangel' | 'fehler' | 'name' | 'nameMangel'> = {},
  ): Antwort => {
    const { schluessel, token } = a
    const { email } = konto
    const benutzername = konto.nameOffen ? undefined : konto.benutzername
    const wer = { email, benutzername, mitPasswort: mitPasswort(deps, a, konto) }
    return {
      seite: bestaetigenSeite({ aktion: LINKWEG[ZWECK], schluessel, token, ...wer, ...mehr }),
      status: 200,
    }
  }

  const verboten = async (a: LinkAnfrage, konto: Konto): Promise<Antwort | undefined> => {
    if (!mitPasswort(deps, a, konto)) return undefined
    const ergebnis = await passwortErfragen(deps, a.request, konto)
    if (ergebnis.art === 'angemeldet') return undefined
    if (ergebnis.art === 'abgelehnt') return { ...fragen(a, konto, { mangel: PASSWORT_FALSCH }), status: 400 }
    const { text, warten } = wartezeit(ergebnis.bis, clock)
    return { ...fragen(a, konto, { fehler: text }), status: 429, warten }
  }

  const zeigen = async (a: LinkAnfrage): Promise<Antwort> =>
    a.stand === 'gilt' && a.konto ? fragen(a, a.konto) : sonst(deps, a)

  /** The browser that registered is signed in already: it goes straight on. Any other one has to sign in first. */
  const weiter = (a: LinkAnfrage, kontoId: string): Antwort =>
    istBekannt(deps, a, kontoId)
      ? { weiter: `${portalUrl}/dashboard` }
      : { seite: bestaetigtSeite(portalUrl), status: 200 }

  const nameFehlt = (a: LinkAnfrage, konto: Konto, name: string, nameMangel: string): Antwort => ({
    ...fragen(a, konto, { name, nameMangel }),
    status: 400,
  })

  const einloesen = async (a: LinkAnfrage, konto: Konto, name?: string): Promise<Antwort> => {
    const { id } = konto
    const ergebnis = await bestaetigungEinloesen(db, a.schluessel, name)
    if (ergebnis.art === 'nameVergeben') return nameFehlt(a, konto, name ?? '', NAME_VERGEBEN)
    if (ergebnis.art === 'bestaetigt') return weiter(a, ergebnis.kontoId)
    if (ergebnis.art === 'vergeben') return { seite: vergebenSeite(portalUrl), status: 409 }
    // Somebody pressed the button twice.
    if (ergebnis.stand === 'benutzt') return weiter(a, id)
    return ungueltig(ZWECK, ergebnis.stand, deps)
  }

  const mitName = async (a: LinkAnfrage, konto: Konto): Promise<Antwort> => {
    const { name, mangel, bis } = await nameAmLink(deps, a.request)
    if (mangel !== undefined) return nameFehlt(a, konto, name, mangel)
    if (bis === undefined) return einloesen(a, konto, name)
    const { text, warten } = wartezeit(bis, clock)
    return { ...fragen(a, konto, { name, fehler: text }), status: 429, warten }
  }

  const absenden = async (a: LinkAnfrage): Promise<Antwort> => {
    if (a.stand !== 'gilt' || a.konto === undefined) return sonst(deps, a)
    if (!a.tokenStimmt) return { ...fragen(a, a.konto), status: 400 }
    if (a.konto.nameOffen) return mitName(a, a.konto)
    return (await verboten(a, a.konto)) ?? einloesen(a, a.konto)
  }

  return { zeigen, absenden }
}
