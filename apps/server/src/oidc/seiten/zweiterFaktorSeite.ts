import { html, type Html } from '../../platform/seiten/html.ts'
import { feld, fehlerMeldung, type Feld } from './felder.ts'
import type { Seite } from './rahmen.ts'

export type FaktorSeite = {
  readonly aktion: string
  readonly token: string
  /** Address of the other way: the page for a recovery code, or the one for a code of the app. */
  readonly anders: string
  /** Address of the login page, for who wants to be somebody else. */
  readonly anmelden: string
  readonly telefon: string
  /** What is wrong with the code; it stands at the field. */
  readonly mangel?: string | undefined
  /** What keeps from trying. */
  readonly fehler?: string | undefined
}

type Vorlage = {
  readonly titel: string
  readonly id: string
  readonly einleitung: string
  readonly feld: Feld
  readonly daneben: Html
}

const seite = (s: FaktorSeite, v: Vorlage): Seite => ({
  titel: s.fehler === undefined && s.mangel === undefined ? v.titel : `Fehler: ${v.titel}`,
  inhalt: html` <h1>${v.titel}</h1>
    <p>${v.einleitung}</p>
    ${fehlerMeldung(s.fehler)}
    <form id="${v.id}" aria-label="Zweiter Faktor" method="post" action="${s.aktion}" novalidate>
      <input type="hidden" name="token" value="${s.token}" />
      ${feld({ ...v.feld, fehler: s.mangel, fokus: s.fehler === undefined })}
      <button id="kc-login" class="knopf" type="submit">Anmelden</button>
    </form>
    <section class="daneben" aria-labelledby="anders">${v.daneben}</section>`,
})

/** Form, input and button are named as in Keycloak. */
export const totpSeite = (s: FaktorSeite): Seite =>
  seite(s, {
    titel: 'Code aus Ihrer App',
    id: 'kc-otp-login-form',
    einleitung:
      'Ihr Konto ist mit einem zweiten Faktor geschützt. Öffnen Sie Ihre Authentifizierungs-App und geben Sie den Code ein, den sie gerade zeigt.',
    feld: {
      name: 'otp',
      label: 'Code',
      hinweis: 'Sechs Ziffern, zum Beispiel 123 456. Alle 30 Sekunden zeigt die App einen neuen.',
      autocomplete: 'one-time-code',
      code: 'ziffern',
    },
    daneben: html` <h2 id="anders">App nicht zur Hand?</h2>
      <p><a href="${s.anders}">Wiederherstellungscode verwenden</a></p>
      <p><a href="${s.anmelden}">Mit einem anderen Konto anmelden</a></p>`,
  })

export const wiederherstellungSeite = (s: FaktorSeite): Seite =>
  seite(s, {
    titel: 'Wiederherstellungscode',
    id: 'kc-recovery-code-login-form',
    einleitung:
      'Geben Sie einen der Codes ein, die Sie beim Einrichten des zweiten Faktors gespeichert haben. Jeder gilt einmal.',
    feld: {
      name: 'recoveryCodeInput',
      label: 'Wiederherstellungscode',
      hinweis: 'Zwölf Zeichen, zum Beispiel K7QD-03XW-9MPA. Groß oder klein ist gleich.',
      autocomplete: 'off',
      code: 'zeichen',
    },
    daneben: html` <h2 id="anders">Keinen Code mehr?</h2>
      <p><a href="${s.anders}">Code aus der App verwenden</a></p>
      <p>
        Haben Sie weder App noch Codes, rufen Sie uns an:
        <a class="telefon" href="tel:${s.telefon.replaceAll(/[^+\d]/g, '')}">${s.telefon}</a>
      </p>`,
  })
