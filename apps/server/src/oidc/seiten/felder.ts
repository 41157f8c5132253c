import { html, type Html } from '../../platform/seiten/html.ts'

export type Feld = {
  /** Name of the input and its id. */
  readonly name: string
  readonly label: string
  readonly hinweis?: string
  /** An address is kept as it was typed (S10-06): a field of the type 'email' would send its domain in ASCII. */
  readonly typ?: 'text' | 'password' | 'email'
  readonly autocomplete: string
  readonly wert?: string | undefined
  readonly fehler?: string | undefined
  readonly fokus?: boolean
  /** Where a telephone's keyboard offers capitals: never in logins, addresses and codes. */
  readonly gross?: 'words' | 'sentences'
  /** Characters that the field takes. */
  readonly hoechstens?: number
  /** A short code that is typed from elsewhere: digits by a telephone's number pad. */
  readonly code?: 'ziffern' | 'zeichen'
}

const beschrieben = (f: Feld) =>
  [f.hinweis && `${f.name}-hinweis`, f.fehler && `${f.name}-fehler`]
    .filter((id) => id !== undefined && id !== '')
    .join(' ')

const tastatur = (f: Feld): Html | false =>
  f.code === 'ziffern' ? html` inputmode="numeric"` : f.typ === 'email' && html` inputmode="email"`

/** A labelled input with hint and error; both are part of its description for screen readers. */
export const feld = (f: Feld): Html =>
  html` <div class="feld${f.code && ' feld--code'}${f.fehler && ' feld--fehler'}">
    <label for="${f.name}">${f.label}</label>
    ${f.hinweis && html`<p class="hinweis" id="${f.name}-hinweis">${f.hinweis}</p>`}
    <input
      id="${f.name}"
      name="${f.name}"
      type="${f.typ === 'password' ? 'password' : 'text'}"
      value="${f.wert}"
      autocomplete="${f.autocomplete}"
      autocapitalize="${f.gross ?? 'none'}"
      spellcheck="false"
      maxlength="${f.hoechstens ?? 300}"
      ${tastatur(f)}${f.fokus === true && html` autofocus`}${
        f.fehler && html` aria-invalid="true"`
      }${beschrieben(f) !== '' && html` aria-describedby="${beschrieben(f)}"`}
    />
    ${f.fehler && html`<p class="fehler" id="${f.name}-fehler">${f.fehler}</p>`}
  </div>`

/** By which an account is named. Id and name of the input are Keycloak's. */
export const anmeldenameFeld = (f: Pick<Feld, 'wert' | 'fehler' | 'fokus'>): Html =>
  feld({ name: 'username', label: 'Benutzername oder E-Mail-Adresse', autocomplete: 'username', ...f })

/**
 * Lets a person see what he types where the form asks for a password. The field is one of passwords again when it is
 * sent: browsers keep what they take for a text.
 */
export const PASSWORT_ZEIGEN = `
for (const feld of document.querySelectorAll('input[type=password]')) {
  const knopf = document.createElement('button')
  const zeigen = (an) => {
    feld.type = an ? 'text' : 'password'
    knopf.setAttribute('aria-pressed', String(an))
  }
  knopf.type = 'button'
  knopf.className = 'verweis'
  knopf.textContent = feld.labels[0].textContent + ' anzeigen'
  zeigen(false)
  knopf.addEventListener('click', () => zeigen(feld.type === 'password'))
  feld.form.addEventListener('submit', () => zeigen(false))
  feld.after(knopf)
}`

export type Fehlerpunkt = { readonly name: string; readonly text: string }

/** Summary of what is wrong, each line leading to its field. It gets the focus when the page opens. */
export const fehlerUebersicht = (punkte: readonly Fehlerpunkt[]): Html | undefined =>
  punkte.length === 0
    ? undefined
    : html` <div class="meldung meldung--fehler" role="alert" tabindex="-1" autofocus>
        <h2>
          ${punkte.length === 1 ? 'Bitte prüfen Sie eine Angabe' : `Bitte prüfen Sie ${punkte.length} Angaben`}
        </h2>
        <ul>
          ${punkte.map((p) => html`<li><a href="#${p.name}">${p.text}</a></li>`)}
        </ul>
      </div>`

/** A single sentence of the same weight, where no field is to blame. */
export const fehlerMeldung = (text: string | undefined): Html | undefined =>
  text === undefined
    ? undefined
    : html`<div class="meldung meldung--fehler" role="alert" tabindex="-1" autofocus><p>${text}</p></div>`
