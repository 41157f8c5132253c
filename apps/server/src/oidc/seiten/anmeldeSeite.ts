import { anmeldenameFeld, feld, fehlerMeldung, PASSWORT_ZEIGEN } from './felder.ts'
import { html } from '../../platform/seiten/html.ts'
import type { Seite } from './rahmen.ts'
import { MITNEHMEN } from './vergessenSeite.ts'

export type AnmeldeSeite = {
  readonly aktion: string
  readonly registrieren: string
  readonly vergessen: string
  readonly token: string
  readonly name?: string | undefined
  readonly fehler?: string | undefined
  /** Someone is signed in already and has to prove it anew. */
  readonly erneut: boolean
  readonly portalUrl: string
}

const neuesKonto = (registrieren: string) =>
  html` <section class="daneben" aria-labelledby="neu">
    <h2 id="neu">Noch kein Konto?</h2>
    <p><a href="${registrieren}">Konto anlegen</a></p>
  </section>`

/** Whoever has an account and is signed in looks for no other one. */
const zurueck = (portalUrl: string) =>
  html` <p class="daneben"><a href="${portalUrl}/">Zurück zum Portal</a></p>`

/** A button, so that the name that was typed goes along; after the first one, which the Enter key presses. */
const vergessen = ({ vergessen }: AnmeldeSeite) =>
  html` <p class="unter-knopf">
    <button class="verweis" type="submit" formaction="${vergessen}" name="${MITNEHMEN}" value="ja">
      Passwort vergessen?
    </button>
  </p>`

/** Ids and names of form and inputs are Keycloak's: one script drives both (rule A-11). */
export const anmeldeSeite = (s: AnmeldeSeite): Seite => ({
  titel: s.fehler === undefined ? 'Anmelden' : 'Fehler: Anmelden',
  inhalt: html` <h1>Anmelden</h1>
    ${s.erneut && html`<p>Bitte bestätigen Sie mit Ihrem Passwort, dass Sie es sind.</p>`}
    ${fehlerMeldung(s.fehler)}
    <form id="kc-form-login" aria-label="Anmelden" method="post" action="${s.aktion}" novalidate>
      <input type="hidden" name="token" value="${s.token}" />
      ${anmeldenameFeld({ wert: s.name, fokus: s.fehler === undefined && s.name === undefined })}
      ${feld({
        name: 'password',
        label: 'Passwort',
        typ: 'password',
        autocomplete: 'current-password',
        fokus: s.fehler === undefined && s.name !== undefined,
      })}
      <button id="kc-login" class="knopf" type="submit">Anmelden</button>
      ${vergessen(s)}
    </form>
    ${s.erneut ? zurueck(s.portalUrl) : neuesKonto(s.registrieren)}`,
  skript: PASSWORT_ZEIGEN,
})
