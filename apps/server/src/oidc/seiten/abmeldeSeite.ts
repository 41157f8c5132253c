import { html, type Html } from '../../platform/seiten/html.ts'
import type { Seite } from './rahmen.ts'

export const ABMELDE_FORMULAR = 'op.logoutForm'

/** Presses the button, so that its name and value go along. */
const SOFORT = "document.getElementById('abmelden').click()"

const SOFORT_SATZ = 'Sie werden abgemeldet. Geht es nicht von selbst weiter, wählen Sie „Abmelden“.'
const FRAGE = 'Möchten Sie sich abmelden? Das gilt für alle Fenster dieses Browsers.'

export type AbmeldeSeite = {
  /** The form with its hidden fields. */
  readonly formular: Html
  readonly portalUrl: string
  /** The portal itself asked, with the ID token of who is signed in: no question back. */
  readonly sofort: boolean
}

export const abmeldeSeite = ({ formular, portalUrl, sofort }: AbmeldeSeite): Seite => ({
  titel: 'Abmelden',
  inhalt: html` <h1>Abmelden</h1>
    <p>${sofort ? SOFORT_SATZ : FRAGE}</p>
    ${formular}
    <button id="abmelden" class="knopf" type="submit" form="${ABMELDE_FORMULAR}" name="logout" value="yes">
      Abmelden
    </button>
    ${!sofort && html`<p class="daneben"><a href="${portalUrl}/">Angemeldet bleiben</a></p>`}`,
  ...(sofort ? { skript: SOFORT } : {}),
})

export const abgemeldetSeite = (portalUrl: string): Seite => ({
  titel: 'Abgemeldet',
  inhalt: html` <h1>Sie sind abgemeldet</h1>
    <p>
      Das gilt für alle Fenster dieses Browsers. Benutzen auch andere dieses Gerät? Dann schließen Sie jetzt
      den Browser.
    </p>
    <p><a class="knopf" href="${portalUrl}/start">Zur Startseite</a></p>`,
})
