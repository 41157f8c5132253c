import { ALTE_SEITE, wartezeit, type Antwort } from '../anmeldung/interaktion.ts'
import type { Konto } from '../konto/konto.ts'
import { passwortPruefen } from '../passwoerter/passwortEingabe.ts'
import { passwortGesetztSeite } from '../seiten/linkSeiten.ts'
import { passwortSeite, type PasswortSeite } from '../seiten/passwortSeite.ts'
import { linkLaden } from './einmallink.ts'
import { ungueltig, type LinkAnfrage, type LinkDeps, type LinkSchritte } from './linkAnfrage.ts'
import { LINKWEG } from './mails.ts'
import { passwortNeuSetzen } from './passwortNeuSetzen.ts'

const ZWECK = 'PASSWORT_NEU'

/** The pages behind the link that replaces a forgotten password. */
export const passwortLink = (deps: LinkDeps): LinkSchritte => {
  const seite = (
    { schluessel, token }: LinkAnfrage,
    { benutzername }: Konto,
    mehr: Partial<Pick<PasswortSeite, 'maengel' | 'fehler'>>,
  ) => passwortSeite({ aktion: LINKWEG[ZWECK], schluessel, token, benutzername, maengel: {}, ...mehr })

  const zeigen = async (a: LinkAnfrage): Promise<Antwort> =>
    a.stand === 'gilt' && a.konto
      ? { seite: seite(a, a.konto, {}), status: 200 }
      : ungueltig(ZWECK, a.stand, deps)

  const setzen = async (a: LinkAnfrage, konto: Konto, neu: string): Promise<Antwort> => {
    if (await passwortNeuSetzen(deps, konto, a.schluessel, neu))
      return { seite: passwortGesetztSeite(deps.betreiber.portalUrl), status: 200 }
    const { stand } = await linkLaden(deps.db, ZWECK, a.schluessel)
    return ungueltig(ZWECK, stand, deps)
  }

  const absenden = async (a: LinkAnfrage): Promise<Antwort> => {
    const { konto } = a
    if (a.stand !== 'gilt' || konto === undefined) return ungueltig(ZWECK, a.stand, deps)
    if (!a.tokenStimmt) return { seite: seite(a, konto, { fehler: ALTE_SEITE }), status: 400 }
    const pruefung = await passwortPruefen(deps, konto, a.request.body)
    if (pruefung.art === 'gut') return setzen(a, konto, pruefung.neu)
    if (pruefung.art === 'abgelehnt')
      return { seite: seite(a, konto, { maengel: pruefung.maengel }), status: 400 }
    const { text, warten } = wartezeit(pruefung.bis, deps.clock)
    return { seite: seite(a, konto, { fehler: text }), status: 429, warten }
  }

  return { zeigen, absenden }
}
