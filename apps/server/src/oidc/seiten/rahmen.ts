import { hash } from 'node:crypto'
import { BASIS } from '../ort.ts'
import { Html, html } from '../../platform/seiten/html.ts'
import { vorfuehrungszeile } from '../../platform/seiten/vorfuehrungszeile.ts'
import type { Theme } from '../../platform/seiten/theme.ts'

export const RESSOURCEN = `${BASIS}/resources`

/** What all pages share: names and addresses of the operator, and the theme of the portal. */
export type Rahmen = {
  readonly portalName: string
  readonly bankName: string
  readonly portalUrl: string
  readonly impressumUrl: string
  readonly demoOeffentlich: boolean
  readonly theme: Theme | undefined
}

export type Seite = {
  readonly titel: string
  readonly inhalt: Html
  /** Inline script; its hash goes into the CSP. The page works without it. */
  readonly skript?: string
}

const kopf = (r: Rahmen) =>
  html` <header class="kopf">
    <a class="marke" href="${r.portalUrl}/start">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="3"></rect>
        <path d="M16 26V13m0 5c-4 0-7-2-7-7 4 0 7 2 7 7Zm0-2c0-4 2-7 7-7 0 5-3 7-7 7Z"></path>
      </svg>
      <span>${r.portalName}</span>
    </a>
  </header>`

/** Where a text of the operator stands on its own. */
export const textAdresse = ({ portalUrl }: Pick<Rahmen, 'portalUrl'>, ordner: string): string =>
  `${portalUrl}/cms/Portal/${ordner}/index.html`

/** What must be within reach from every page (R2.3-09). */
const fuss = (r: Rahmen) =>
  html` <footer class="fuss">
    <span>${r.bankName}</span>
    <span class="fuss-wege">
      <a href="${textAdresse(r, 'barrierefreiheit')}">Barrierefreiheit</a>
      <a href="${textAdresse(r, 'datenschutz')}">Datenschutz</a>
      <a href="${r.impressumUrl}">Impressum</a>
    </span>
  </footer>`

/** The whole document as text. */
export const dokument = (r: Rahmen, { titel, inhalt, skript }: Seite): string =>
  html`<!doctype html>
    <html lang="de" ${r.theme && html` data-theme="${r.theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${titel} - ${r.portalName}</title>
        <link
          rel="preload"
          href="${RESSOURCEN}/fira-sans-400.woff2"
          as="font"
          type="font/woff2"
          crossorigin
        />
        <link rel="stylesheet" href="${RESSOURCEN}/seiten.css" />
        <link rel="icon" href="/zeichen.svg" type="image/svg+xml" />
      </head>
      <body>
        ${vorfuehrungszeile(r)} ${kopf(r)}
        <main>${inhalt}</main>
        ${fuss(r)} ${skript !== undefined && skriptElement(skript)}
      </body>
    </html> `.text

/** Scripts are constants of ours: nothing that a user sent gets here. */
const skriptElement = (skript: string) => new Html(`<script>${skript}</script>`)

/** Content-Security-Policy of a page; `rahmenBar` where our own silent login may frame it. */
export const csp = (
  portalUrl: string,
  { skript, rahmenBar = false }: { skript?: string; rahmenBar?: boolean } = {},
): string => {
  const hashwert = skript === undefined ? "'none'" : `'sha256-${hash('sha256', skript, 'base64')}'`
  return [
    "default-src 'none'",
    `script-src ${hashwert}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    // Browsers apply it to the redirects after a form, too; the last one leads to the portal.
    `form-action 'self' ${new URL(portalUrl).origin}`,
    `frame-ancestors ${rahmenBar ? "'self'" : "'none'"}`,
    "base-uri 'none'",
  ].join('; ')
}

/** Headers of every page besides its CSP. */
export const SEITEN_HEADER = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const
