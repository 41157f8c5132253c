import { html, type Html } from '../../platform/seiten/html.ts'
import { qrCode } from '../zweiterFaktor/qrCode.ts'
import { ALGORITHMUS, PERIODE_S, STELLEN } from '../zweiterFaktor/totp.ts'
import { feld, fehlerMeldung } from './felder.ts'
import { haken } from './haken.ts'
import type { Seite } from './rahmen.ts'

export const LAENGSTER_NAME = 50

export type EinrichtenSeite = {
  readonly aktion: string
  readonly token: string
  /** `otpauth:` address of the new app. */
  readonly adresse: string
  /** Its secret, in groups of four. */
  readonly schluessel: string
  readonly name: string
  /** Unused recovery codes; undefined where the account has no second factor yet, so that new ones come anyway. */
  readonly alteCodes: number | undefined
  readonly neueCodes: boolean
  readonly mangel?: string | undefined
}

const angaben = (schluessel: string): readonly (readonly [string, string | Html])[] => [
  ['Schlüssel', html`<code id="kc-totp-secret-key" class="schluessel">${schluessel}</code>`],
  ['Art', 'zeitbasiert (TOTP)'],
  ['Verfahren', ALGORITHMUS],
  ['Stellen', String(STELLEN)],
  ['Wechsel', `alle ${PERIODE_S} Sekunden`],
]

const vonHand = (schluessel: string) =>
  html` <details>
    <summary>QR-Code lässt sich nicht scannen?</summary>
    <p>Wählen Sie in der App die Eingabe von Hand und tragen Sie diese Angaben ein:</p>
    <dl class="angaben">
      ${angaben(schluessel).map(
        ([was, wert]) =>
          html`<div>
            <dt>${was}</dt>
            <dd>${wert}</dd>
          </div>`,
      )}
    </dl>
  </details>`

const codesWahl = ({ alteCodes, neueCodes }: EinrichtenSeite) =>
  alteCodes !== undefined &&
  haken({
    name: 'neueCodes',
    label: 'Neue Wiederherstellungscodes ausgeben',
    hinweis: `Sie haben noch ${alteCodes === 1 ? 'einen Code' : `${alteCodes} Codes`}. Mit neuen gelten die alten nicht mehr.`,
    an: neueCodes,
  })

const formular = (s: EinrichtenSeite) =>
  html` <form id="kc-totp-settings-form" aria-label="${TITEL}" method="post" action="${s.aktion}" novalidate>
    <input type="hidden" name="token" value="${s.token}" />
    ${feld({
      name: 'totp',
      label: 'Code aus der App',
      hinweis: 'Sechs Ziffern, zum Beispiel 123 456.',
      autocomplete: 'one-time-code',
      code: 'ziffern',
      fehler: s.mangel,
      fokus: s.mangel !== undefined,
    })}
    ${feld({
      name: 'userLabel',
      label: 'Name des Geräts (freiwillig)',
      hinweis: 'Daran erkennen Sie es später wieder, zum Beispiel Telefon im Büro.',
      autocomplete: 'off',
      hoechstens: LAENGSTER_NAME,
      gross: 'sentences',
      wert: s.name,
    })}
    ${codesWahl(s)}
    <button id="saveTOTPBtn" class="knopf" type="submit">Code prüfen</button>
  </form>`

const TITEL = 'Zweiten Faktor einrichten'

/** Ids and names are Keycloak's, as far as it has them. */
export const totpEinrichtenSeite = (s: EinrichtenSeite): Seite => ({
  titel: s.mangel === undefined ? TITEL : `Fehler: ${TITEL}`,
  inhalt: html` <h1>${TITEL}</h1>
    <p>
      Danach melden Sie sich mit Ihrem Passwort und einem Code aus einer App an. So kommt niemand in Ihr
      Konto, der nur Ihr Passwort kennt.
    </p>
    <ol class="schritte">
      <li>
        <h2>App öffnen</h2>
        <p>
          Nehmen Sie eine Authentifizierungs-App auf Ihrem Telefon, zum Beispiel Aegis, FreeOTP, Google
          Authenticator oder Microsoft Authenticator.
        </p>
      </li>
      <li>
        <h2>App verbinden</h2>
        <div class="verbinden">
          <div>
            <p>Scannen Sie diesen QR-Code mit der App:</p>
            ${qrCode(s.adresse, 'QR-Code für Ihre Authentifizierungs-App')}
          </div>
          <p>
            Ist die App auf diesem Gerät?
            <a id="mobile" href="${s.adresse}">App öffnen und verbinden</a>
          </p>
        </div>
        ${vonHand(s.schluessel)}
      </li>
      <li>
        <h2>Code eingeben</h2>
        ${formular(s)}
      </li>
    </ol>`,
})

/** No more than a handful of apps, so that a code stays hard to guess. */
export const totpVollSeite = (): Seite => ({
  titel: TITEL,
  inhalt: html` <h1>${TITEL}</h1>
    ${fehlerMeldung(
      'Mehr Geräte können Sie nicht hinzufügen. Löschen Sie zuerst eines in Ihren Login-Daten.',
    )}`,
})
