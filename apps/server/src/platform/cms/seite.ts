import { vorfuehrungszeile } from '../seiten/vorfuehrungszeile.ts'
import { Html, html } from '../seiten/html.ts'
import type { Theme } from '../seiten/theme.ts'
import { EIGENES } from './adresse.ts'
import type { Abschnitt, Inhalt } from './inhalte.ts'

/** How a page is looked at: in which theme, alone in a tab or in the portal's frame, whose dialog has its title. */
export type Ansicht = { readonly thema: Theme | undefined; readonly imRahmen: boolean }

export type Betreiber = {
  readonly portalName: string
  readonly portalUrl: string
  readonly bankName: string
  readonly demo: boolean
  readonly demoOeffentlich: boolean
}

/** In the page itself: a file of the portal would be refused to an origin of its own. */
const ZEICHEN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="#1f44ad"/><path fill="none" stroke="#fff" stroke-width="2" d="M16 26V13m0 5c-4 0-7-2-7-7 4 0 7 2 7 7Zm0-2c0-4 2-7 7-7 0 5-3 7-7 7Z"/></svg>',
)}`

/** No script runs in a text: the switch is a link to the same page. In the frame the portal's own counts. */
const kontrast = (thema: Theme | undefined) =>
  thema === 'contrast'
    ? html`<a href="?">Ohne Kontrast anzeigen</a>`
    : html`<a href="?thema=contrast">Mit Kontrast anzeigen</a>`

const kopf = (b: Betreiber, thema: Theme | undefined) =>
  html` <header class="kopf">
    <a class="marke" href="${b.portalUrl}/start">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="3"></rect>
        <path d="M16 26V13m0 5c-4 0-7-2-7-7 4 0 7 2 7 7Zm0-2c0-4 2-7 7-7 0 5-3 7-7 7Z"></path>
      </svg>
      <span>${b.portalName}</span>
    </a>
    ${kontrast(thema)}
  </header>`

const fuss = (b: Betreiber) =>
  html` <footer class="fuss"><span>${b.bankName}</span><a href="${b.portalUrl}/start">Zum Portal</a></footer>`

const liste = (abschnitte: readonly Abschnitt[]) =>
  html`<ol>
    ${abschnitte.map(({ id, titel }) => html`<li><a href="#${id}">${new Html(titel)}</a></li> `)}
  </ol>`

/** Beside the text where there is room; on a phone it folds up above it. */
const verzeichnis = (abschnitte: readonly Abschnitt[]) =>
  html` <nav class="verzeichnis verzeichnis--breit" aria-label="Inhalt">${liste(abschnitte)}</nav>
    <details class="verzeichnis verzeichnis--schmal">
      <summary>Inhalt dieser Seite</summary>
      <nav aria-label="Inhalt">${liste(abschnitte)}</nav>
    </details>`

const DEMO = html` <p class="demo" role="note">
  Dies ist eine Vorführung. Bank, Anschriften und Personen sind Beispiele.
</p>`

const dokument = (b: Betreiber, { thema, imRahmen }: Ansicht, titel: string, koerper: Html): string =>
  html`<!doctype html>
    <html lang="de" ${thema && html`data-theme="${thema}"`} ${imRahmen && html`class="im-rahmen"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${titel} - ${b.portalName}</title>
        <link rel="icon" href="${ZEICHEN}" type="image/svg+xml" />
        <link rel="stylesheet" href="${EIGENES}/inhalte.css" />
      </head>
      <body>
        ${!imRahmen && vorfuehrungszeile(b)}${!imRahmen && kopf(b, thema)}${koerper}${!imRahmen && fuss(b)}
      </body>
    </html> `.text

/** A shipped text as a page. */
export const inhaltSeite = (b: Betreiber, ansicht: Ansicht, inhalt: Inhalt): string =>
  dokument(
    b,
    ansicht,
    inhalt.titel,
    html` <div class="blatt">
      ${verzeichnis(inhalt.abschnitte)}
      <main>
        <h1>${inhalt.titel}</h1>
        ${b.demo && DEMO}${new Html(inhalt.html)}
        <p class="stand">Stand: ${inhalt.stand}</p>
      </main>
    </div>`,
  )

/** Says in German why there is no page, and what is left to do. */
export const ausfallSeite = (
  b: Betreiber,
  ansicht: Ansicht,
  titel: string,
  saetze: readonly string[],
): string =>
  dokument(
    b,
    ansicht,
    titel,
    html` <div class="blatt blatt--einzeln">
      <main>
        <h1 class="immer">${titel}</h1>
        ${saetze.map((satz) => html`<p>${satz}</p>`)}
      </main>
    </div>`,
  )
