import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { html } from '../../platform/seiten/html.ts'
import { LINK_GILT } from '../post/einmallink.ts'
import { anmeldenameFeld, fehlerMeldung, fehlerUebersicht } from './felder.ts'
import { demoPostausgang } from './meldungen.ts'
import type { Seite } from './rahmen.ts'

export type VergessenSeite = {
  readonly aktion: string
  readonly anmelden: string
  readonly token: string
  readonly name?: string | undefined
  readonly mangel?: string | undefined
  readonly fehler?: string | undefined
}

/** Name of the button on the login page that leads here with what was typed there. */
export const MITNEHMEN = 'mitnehmen'

/** Id of the form is Keycloak's. */
export const vergessenSeite = (s: VergessenSeite): Seite => {
  const gut = s.mangel === undefined && s.fehler === undefined
  return {
    titel: `${gut ? '' : 'Fehler: '}Passwort vergessen`,
    inhalt: html` <h1>Passwort vergessen</h1>
      <p>Wir schicken Ihnen eine E-Mail mit einem Link. Damit wählen Sie ein neues Passwort.</p>
      ${fehlerMeldung(s.fehler)}
      ${fehlerUebersicht(s.mangel === undefined ? [] : [{ name: 'username', text: s.mangel }])}
      <form
        id="kc-reset-password-form"
        aria-label="Passwort vergessen"
        method="post"
        action="${s.aktion}"
        novalidate
      >
        <input type="hidden" name="token" value="${s.token}" />
        ${anmeldenameFeld({ wert: s.name, fehler: s.mangel, fokus: gut })}
        <button class="knopf" type="submit">E-Mail anfordern</button>
      </form>
      <p class="daneben"><a href="${s.anmelden}">Zurück zur Anmeldung</a></p>`,
  }
}

/** The same for every name: nobody learns which accounts exist. */
export const vergessenGesendetSeite = (
  betreiber: Betreiber,
  name: string,
  wege: { readonly anmelden: string; readonly noch: string },
): Seite => ({
  titel: 'Sehen Sie in Ihr Postfach',
  inhalt: html` <h1>Sehen Sie in Ihr Postfach</h1>
    <p>
      Gibt es zu <strong>${name}</strong> ein Konto, bekommt es jetzt eine E-Mail von uns. Der Link darin gilt
      ${LINK_GILT.PASSWORT_NEU.text}.
    </p>
    ${demoPostausgang(betreiber, name.includes('@') ? name : undefined)}
    <p>Keine E-Mail bekommen? Sehen Sie auch im Ordner für unerwünschte E-Mails nach.</p>
    <p><a class="knopf knopf--neben" href="${wege.anmelden}">Zurück zur Anmeldung</a></p>
    <p><a href="${wege.noch}">Anderen Namen eingeben oder noch einmal anfordern</a></p>`,
})
