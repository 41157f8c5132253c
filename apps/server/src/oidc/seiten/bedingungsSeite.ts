import { html } from '../../platform/seiten/html.ts'
import type { Bedingungstext } from '../konto/bedingungstext.ts'
import type { Fassung } from '../konto/zustimmung.ts'
import { fehlerMeldung } from './felder.ts'
import type { Seite } from './rahmen.ts'

export type BedingungsSeite = {
  readonly aktion: string
  readonly token: string
  readonly text: Bedingungstext
  readonly fassung: Fassung
  readonly fehler?: string | undefined
}

const TAG = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

const einleitung = ({ fassung: { aenderungen } }: BedingungsSeite) =>
  aenderungen.length === 0
    ? html`<p>Bitte lesen Sie die Bedingungen und stimmen Sie zu. Danach geht es gleich weiter.</p>`
    : html`<p>
          Wir haben die Bedingungen geändert. Bitte stimmen Sie der neuen Fassung zu. Danach geht es dort
          weiter, wo Sie waren.
        </p>
        <section class="neuerung" aria-labelledby="neuerung">
          <h2 id="neuerung">Was sich geändert hat</h2>
          ${aenderungen.map((satz) => html`<p>${satz}</p>`)}
        </section>`

const text = ({ text: { html: inhalt, adresse } }: BedingungsSeite) =>
  inhalt === undefined
    ? html`<p>
        <a href="${adresse}" target="_blank" rel="noopener">Nutzungsbedingungen lesen (neuer Tab)</a>
      </p>`
    : html`<div class="bedingungen">${inhalt}</div>`

/** Names and ids of the form are Keycloak's (terms.ftl). */
const entscheidung = ({ aktion, token, fassung }: BedingungsSeite) =>
  html` <form
    id="kc-terms"
    class="entscheidung"
    aria-label="Ihre Entscheidung"
    method="post"
    action="${aktion}"
  >
    <input type="hidden" name="token" value="${token}" />
    <input type="hidden" name="fassung" value="${fassung.version}" />
    <button id="kc-accept" class="knopf" type="submit" name="accept" value="ja">Zustimmen</button>
    <button id="kc-decline" class="knopf knopf--neben" type="submit" name="cancel" value="ja">
      Ablehnen und abmelden
    </button>
  </form>`

/** The terms that hold now, what changed, and the two answers, which stay in sight while the text is read. */
export const bedingungsSeite = (s: BedingungsSeite): Seite => ({
  titel: s.fehler === undefined ? 'Nutzungsbedingungen' : 'Fehler: Nutzungsbedingungen',
  inhalt: html` <h1>Nutzungsbedingungen</h1>
    ${fehlerMeldung(s.fehler)} ${einleitung(s)}
    <p class="hinweis">
      Fassung ${s.fassung.version}, gültig seit ${TAG.format(s.fassung.giltAb)}. Ohne Ihre Zustimmung können
      Sie das Portal nicht nutzen. Ihre gespeicherten Eingaben bleiben in jedem Fall erhalten.
    </p>
    ${text(s)} ${entscheidung(s)}`,
})
