import { html } from '../../platform/seiten/html.ts'
import type { Linkstand, Zweck } from '../post/einmallink.ts'
import { BENUTZERNAME_HINWEIS } from './hinweise.ts'
import { feld, fehlerMeldung, fehlerUebersicht, PASSWORT_ZEIGEN } from './felder.ts'
import type { Seite } from './rahmen.ts'

/** Where a guarded page of the portal leads: to the login, or straight in where the browser is signed in. */
const anmelden = (portalUrl: string) => `${portalUrl}/dashboard`

export type BestaetigenSeite = {
  readonly aktion: string
  readonly schluessel: string
  readonly token: string
  readonly email: string
  /** Undefined: the account has none yet, and its owner chooses it here. */
  readonly benutzername: string | undefined
  /** What was typed as the user name. */
  readonly name?: string | undefined
  readonly nameMangel?: string | undefined
  /** Only its owner may confirm another address of an account that has been used. */
  readonly mitPasswort: boolean
  readonly mangel?: string | undefined
  readonly fehler?: string | undefined
}

const passwortFeld = ({ mitPasswort, mangel }: BestaetigenSeite) =>
  mitPasswort &&
  feld({
    name: 'password',
    label: 'Passwort dieses Kontos',
    hinweis:
      'In einem Browser, in dem Sie sich an diesem Konto schon angemeldet haben, geht es ohne Passwort.',
    typ: 'password',
    autocomplete: 'current-password',
    fehler: mangel,
  })

const nameFeld = ({ benutzername, name, nameMangel }: BestaetigenSeite) =>
  benutzername === undefined &&
  feld({
    name: 'username',
    label: 'Benutzername',
    autocomplete: 'username',
    hinweis: BENUTZERNAME_HINWEIS,
    wert: name,
    fehler: nameMangel,
  })

const maengelVon = ({ mangel, nameMangel }: BestaetigenSeite) => [
  ...(nameMangel === undefined ? [] : [{ name: 'username', text: nameMangel }]),
  ...(mangel === undefined ? [] : [{ name: 'password', text: mangel }]),
]

const wozu = ({ email, benutzername }: BestaetigenSeite) =>
  benutzername === undefined
    ? html`<p>
        Der Benutzername, den Sie bei der Registrierung gewählt haben, ist schon vergeben. Wählen Sie einen
        anderen. Dann gehört die Adresse <strong>${email}</strong> zu Ihrem neuen Konto.
      </p>`
    : html`<p>
        Drücken Sie den Knopf, dann gehört die Adresse <strong>${email}</strong> zum Konto mit dem
        Benutzernamen <strong>${benutzername}</strong>.
      </p>`

/**
 * Opened from the mail. Programs that look at links before their readers do must not use them up: only the button does.
 * It names the account, so that nobody confirms one that somebody else made with his address.
 */
export const bestaetigenSeite = (s: BestaetigenSeite): Seite => ({
  titel: `${maengelVon(s).length === 0 && s.fehler === undefined ? '' : 'Fehler: '}E-Mail-Adresse bestätigen`,
  inhalt: html` <h1>E-Mail-Adresse bestätigen</h1>
    ${fehlerMeldung(s.fehler)} ${fehlerUebersicht(maengelVon(s))} ${wozu(s)}
    <form id="email-bestaetigen" aria-label="E-Mail-Adresse bestätigen" method="post" action="${s.aktion}">
      <input type="hidden" name="schluessel" value="${s.schluessel}" />
      <input type="hidden" name="token" value="${s.token}" />
      ${nameFeld(s)} ${passwortFeld(s)}
      <button class="knopf" type="submit">E-Mail-Adresse bestätigen</button>
    </form>
    <p class="daneben">Kennen Sie dieses Konto nicht? Dann schließen Sie die Seite; es geschieht nichts.</p>`,
  ...(s.mitPasswort && { skript: PASSWORT_ZEIGEN }),
})

export const bestaetigtSeite = (portalUrl: string): Seite => ({
  titel: 'Ihre E-Mail-Adresse ist bestätigt',
  inhalt: html` <h1>Ihre E-Mail-Adresse ist bestätigt</h1>
    <p>
      Ist auf einem anderen Gerät noch die Seite „Bestätigen Sie Ihre E-Mail-Adresse“ offen, drücken Sie dort
      auf „Weiter“. Sie können sich auch hier anmelden.
    </p>
    <p><a class="knopf" href="${anmelden(portalUrl)}">Hier anmelden</a></p>`,
})

export const passwortGesetztSeite = (portalUrl: string): Seite => ({
  titel: 'Ihr neues Passwort gilt',
  inhalt: html` <h1>Ihr neues Passwort gilt</h1>
    <p>
      Alle bisherigen Anmeldungen an Ihrem Konto sind beendet. Melden Sie sich mit dem neuen Passwort an;
      haben Sie einen zweiten Faktor eingerichtet, fragen wir weiter danach.
    </p>
    <p><a class="knopf" href="${anmelden(portalUrl)}">Anmelden</a></p>`,
})

const WARUM: Readonly<Record<Exclude<Linkstand, 'gilt'>, string>> = {
  abgelaufen: 'Er ist abgelaufen.',
  benutzt: 'Er wurde schon benutzt.',
  ersetzt: 'Es gibt einen neueren, oder Ihre Angaben haben sich seitdem geändert.',
  unbekannt: 'Er ist unvollständig oder schon lange abgelaufen.',
}

const WAS_NUN: Readonly<Record<Zweck, string>> = {
  EMAIL_BESTAETIGEN: 'Melden Sie sich an: Dort können Sie eine neue E-Mail anfordern.',
  PASSWORT_NEU: 'Fordern Sie auf der Anmeldeseite unter „Passwort vergessen?“ einen neuen an.',
}

export const ungueltigSeite = (
  zweck: Zweck,
  stand: Exclude<Linkstand, 'gilt'>,
  portalUrl: string,
): Seite => ({
  titel: 'Dieser Link gilt nicht mehr',
  inhalt: html` <h1>Dieser Link gilt nicht mehr</h1>
    <p>${WARUM[stand]} ${WAS_NUN[zweck]}</p>
    <p><a class="knopf" href="${anmelden(portalUrl)}">Zur Anmeldung</a></p>`,
})

export const vergebenSeite = (portalUrl: string): Seite => ({
  titel: 'Diese Adresse gehört schon zu einem Konto',
  inhalt: html` <h1>Diese Adresse gehört schon zu einem Konto</h1>
    <p>Ein anderes Konto hat diese E-Mail-Adresse inzwischen. Melden Sie sich mit ihr an.</p>
    <p><a class="knopf" href="${anmelden(portalUrl)}">Zur Anmeldung</a></p>`,
})
