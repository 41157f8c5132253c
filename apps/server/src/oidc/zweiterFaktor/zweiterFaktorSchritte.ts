import type { Tx } from '../../platform/database/database.ts'
import { ZU_SPAET } from '../anmeldung/anmeldeSchritte.ts'
import { formularFeld } from '../seitenformular.ts'
import {
  ALTE_SEITE,
  angemeldet,
  wartezeit,
  wegZu,
  type Anfrage,
  type Antwort,
  type InteraktionDeps,
  type Schritt,
} from '../anmeldung/interaktion.ts'
import { kontoLaden, type Konto } from '../konto/konto.ts'
import { totpSeite, wiederherstellungSeite, type FaktorSeite } from '../seiten/zweiterFaktorSeite.ts'
import type { Seite } from '../seiten/rahmen.ts'
import { PASSWORT_STIMMTE } from './vorhaben.ts'
import type { Eingabe, FaktorErgebnis } from './zweiterFaktor.ts'

/** A page that takes a second factor. */
type Art = {
  readonly weg: `/${string}`
  readonly anders: `/${string}`
  readonly feld: string
  readonly seite: (s: FaktorSeite) => Seite
  readonly pruefen: (eingabe: Eingabe) => Promise<FaktorErgebnis>
  readonly maengel: { readonly leer: string; readonly falsch: string; readonly benutzt: string }
}

const TOTP = '/zweiter-faktor'
const CODE = '/wiederherstellungscode'

const arten = ({ zweiterFaktor }: InteraktionDeps) =>
  ({
    'zweiter-faktor': {
      weg: TOTP,
      anders: CODE,
      feld: 'otp',
      seite: totpSeite,
      pruefen: zweiterFaktor.totpPruefen,
      maengel: {
        leer: 'Geben Sie den Code mit sechs Ziffern ein.',
        falsch:
          'Dieser Code stimmt nicht. Geben Sie den ein, den die App gerade zeigt. Stimmt auch der nicht, stellen Sie die Uhr Ihres Telefons auf automatische Zeit.',
        benutzt: 'Dieser Code wurde schon benutzt. Warten Sie, bis die App den nächsten zeigt.',
      },
    },
    wiederherstellungscode: {
      weg: CODE,
      anders: TOTP,
      feld: 'recoveryCodeInput',
      seite: wiederherstellungSeite,
      pruefen: zweiterFaktor.codePruefen,
      maengel: {
        leer: 'Geben Sie einen Wiederherstellungscode ein.',
        falsch: 'Dieser Code stimmt nicht, oder er wurde schon benutzt. Versuchen Sie es mit einem anderen.',
        benutzt: 'Dieser Code wurde schon benutzt. Versuchen Sie es mit einem anderen.',
      },
    },
  }) satisfies Record<string, Art>

/** Whose password was right in this dialogue; undefined when that is too long ago, or nobody's was. */
const wartenderLaden = async (
  deps: InteraktionDeps,
  { interaction }: Anfrage,
): Promise<Konto | undefined> => {
  const kontoId = (await PASSWORT_STIMMTE.lesen(deps.db, interaction.uid))?.accountId
  const konto = kontoId === undefined ? undefined : await kontoLaden(deps.db, kontoId)
  return konto?.aktiv === true && (await deps.zweiterFaktor.noetig(konto.id)) ? konto : undefined
}

const schritte = (deps: InteraktionDeps, art: Art) => {
  const seite = ({ interaction: { uid } }: Anfrage, mehr: Pick<FaktorSeite, 'mangel' | 'fehler'> = {}) =>
    art.seite({
      aktion: wegZu(uid, art.weg),
      anders: wegZu(uid, art.anders),
      anmelden: wegZu(uid, '/anmelden'),
      token: deps.token.machen(uid),
      telefon: deps.betreiber.bankTelefon,
      ...mehr,
    })

  const bestanden = (a: Anfrage, konto: Konto): Promise<Antwort> =>
    angemeldet(deps, a, konto.id, ['pwd', 'otp'])

  /** The button was pressed twice: the other request of this dialogue has used the code, for the same account. */
  const schonBestanden = async ({ interaction: { uid } }: Anfrage, konto: Konto) => {
    const zettel = await PASSWORT_STIMMTE.lesen(deps.db, uid)
    return zettel?.accountId === konto.id && zettel['bestanden'] === true
  }

  const pruefen = async (a: Anfrage, konto: Konto, code: string): Promise<Antwort> => {
    const { request, interaction } = a
    const browser = deps.browser.kennung(request.headers.cookie, konto.id, deps.clock.now())
    const merken = (tx: Tx) => PASSWORT_STIMMTE.merken(tx, interaction.uid, konto.id, { bestanden: true })
    const ergebnis = await art.pruefen({ konto, code, ip: request.ip, browser, merken })
    if (ergebnis.art === 'stimmt' || (await schonBestanden(a, konto))) return bestanden(a, konto)
    if (ergebnis.art !== 'warten')
      return { seite: seite(a, { mangel: art.maengel[ergebnis.art] }), status: 400 }
    const { text, warten } = wartezeit(ergebnis.bis, deps.clock)
    return { seite: seite(a, { fehler: text }), status: 429, warten }
  }

  /** Without a right password there is nothing to see here. */
  const mitKonto =
    (dann: (a: Anfrage, konto: Konto) => Promise<Antwort>): Schritt =>
    async (a) => {
      const { uid, result, returnTo } = a.interaction
      // As above, and the first request has come to its end.
      if (result?.login !== undefined) return { weiter: returnTo }
      const konto = await wartenderLaden(deps, a)
      return konto ? dann(a, konto) : { weiter: wegZu(uid, `/anmelden?${ZU_SPAET}`) }
    }

  return {
    zeigen: mitKonto(async (a) => ({ seite: seite(a), status: 200 })),
    absenden: mitKonto(async (a, konto) => {
      const { body } = a.request
      if (!deps.token.stimmt(a.interaction.uid, formularFeld(body, 'token')))
        return { seite: seite(a, { fehler: ALTE_SEITE }), status: 400 }
      const code = formularFeld(body, art.feld).trim()
      return code === ''
        ? { seite: seite(a, { mangel: art.maengel.leer }), status: 400 }
        : pruefen(a, konto, code)
    }),
  }
}

/** The pages between the password and the session, by the last part of their address. */
export const zweiterFaktorSchritte = (deps: InteraktionDeps) => {
  const { 'zweiter-faktor': totp, wiederherstellungscode } = arten(deps)
  return {
    'zweiter-faktor': schritte(deps, totp),
    wiederherstellungscode: schritte(deps, wiederherstellungscode),
  }
}
