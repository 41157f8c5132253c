import type { Config } from '../../platform/config.ts'
import { html, type Html } from '../../platform/seiten/html.ts'
import { vorfuehrungszeile } from '../../platform/seiten/vorfuehrungszeile.ts'

export const STILORT = '/reihung/stil'
/** How a draw goes, in plain words. */
export const ERKLAERORT = '/reihung/so-wird-ausgelost'

export type Betreiber = Pick<
  Config,
  'portalName' | 'portalUrl' | 'bankName' | 'impressumUrl' | 'demoOeffentlich'
>

const fuss = (b: Betreiber): Html =>
  html`<footer class="fuss">
    <span>${b.bankName}</span>
    <span class="fuss-wege">
      <a href="${b.portalUrl}/cms/Portal/barrierefreiheit/index.html">Barrierefreiheit</a>
      <a href="${b.portalUrl}/cms/Portal/datenschutz/index.html">Datenschutz</a>
      <a href="${b.impressumUrl}">Impressum</a>
    </span>
  </footer>`

/** What every public page of rounds has around it: everything works without a script and without an account. */
export const oeffentlicheSeite = (b: Betreiber, titel: string, inhalt: Html): string =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${titel} - ${b.portalName}</title>
        <link rel="stylesheet" href="${STILORT}/reihung.css" />
        <link rel="icon" href="/zeichen.svg" type="image/svg+xml" />
      </head>
      <body>
        ${vorfuehrungszeile(b)}
        <header class="kopf"><a class="marke" href="${b.portalUrl}/start">${b.portalName}</a></header>
        <main>${inhalt}</main>
        ${fuss(b)}
      </body>
    </html>`.text
