import { html } from '../../platform/seiten/html.ts'
import { feld, fehlerMeldung, fehlerUebersicht, PASSWORT_ZEIGEN, type Feld } from './felder.ts'
import type { Seite } from './rahmen.ts'

/** The names of the inputs are Keycloak's. */
export type PasswortFeld = 'password-new' | 'password-confirm'
export type PasswortMaengel = { readonly [F in PasswortFeld]?: string | undefined }

export type PasswortSeite = {
  readonly aktion: string
  readonly token: string
  readonly benutzername: string
  /** The password was forgotten, and this came by mail. */
  readonly schluessel?: string
  readonly maengel: PasswortMaengel
  readonly fehler?: string | undefined
}

const FELDER: readonly (Omit<Feld, 'name'> & { readonly name: PasswortFeld })[] = [
  {
    name: 'password-new',
    label: 'Neues Passwort',
    typ: 'password',
    autocomplete: 'new-password',
    hinweis: 'Mindestens 12 Zeichen und ohne Ihren Benutzernamen, zum Beispiel vier zufällige Wörter.',
  },
  {
    name: 'password-confirm',
    label: 'Neues Passwort wiederholen',
    typ: 'password',
    autocomplete: 'new-password',
  },
]

/** The new password of an account. Password managers learn from the hidden name whose it is. */
export const passwortSeite = (s: PasswortSeite): Seite => {
  const { aktion, token, benutzername, schluessel, maengel, fehler } = s
  const titel = schluessel === undefined ? 'Passwort ändern' : 'Neues Passwort wählen'
  const punkte = FELDER.flatMap(({ name }) => {
    const text = maengel[name]
    return text === undefined ? [] : [{ name, text }]
  })
  const danach =
    schluessel === undefined
      ? 'Auf anderen Geräten melden wir Sie danach ab.'
      : 'Danach melden Sie sich überall neu an.'
  const gut = fehler === undefined && punkte.length === 0
  return {
    titel: gut ? titel : `Fehler: ${titel}`,
    inhalt: html` <h1>${titel}</h1>
      <p>Wählen Sie ein neues Passwort für Ihr Konto <strong>${benutzername}</strong>. ${danach}</p>
      ${fehlerMeldung(fehler)} ${fehlerUebersicht(punkte)}
      <form id="kc-passwd-update-form" aria-label="${titel}" method="post" action="${aktion}" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${schluessel !== undefined && html`<input type="hidden" name="schluessel" value="${schluessel}" />`}
        <input type="text" name="username" value="${benutzername}" autocomplete="username" readonly hidden />
        ${FELDER.map((f) => feld({ ...f, fehler: maengel[f.name], fokus: gut && f.name === 'password-new' }))}
        <button class="knopf" type="submit">Passwort ändern</button>
      </form>`,
    skript: PASSWORT_ZEIGEN,
  }
}
