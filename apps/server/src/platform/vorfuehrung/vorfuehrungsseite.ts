import { htmlEscapen } from '../http/html.ts'
import { vorfuehrungszeile } from '../seiten/vorfuehrungszeile.ts'
import type { Services } from '../services.ts'

export const VORFUEHRUNG_CSS_PFAD = '/demo/vorfuehrung.css'

/** A page of the demo world that the portal itself does not have. `inhalt` is HTML. */
export const vorfuehrungsseite = (
  { portalName, demoOeffentlich }: Services['config'],
  titel: string,
  inhalt: string,
): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlEscapen(titel)} · ${htmlEscapen(portalName)}</title>
<link rel="icon" href="/zeichen.svg" type="image/svg+xml">
<link rel="stylesheet" href="${VORFUEHRUNG_CSS_PFAD}">
</head>
<body>
${vorfuehrungszeile({ demoOeffentlich })?.text ?? ''}
<main>
<h1>${htmlEscapen(titel)}</h1>
${inhalt}
</main>
</body>
</html>`

export const VORFUEHRUNG_CSS = `:root { color-scheme: light dark; font: 1rem/1.5 "Fira Sans", system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
.vorfuehrungszeile { margin: 0; padding: .5rem 1rem; font-weight: 600; text-align: center; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block: 1.5rem; }
label { flex-basis: 100%; font-weight: 600; }
input { flex: 1 1 14rem; font: inherit; min-height: 2.75rem; padding: 0 .75rem; box-sizing: border-box; }
button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; }
article { border: 1px solid; border-radius: .25rem; padding: 1rem; margin-block: 1rem; overflow-wrap: anywhere; }
h2 { margin: 0 0 .5rem; font-size: 1.25rem; }
article p { margin: 0; }
article p + p { margin-top: .5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; }
.text { white-space: pre-wrap; margin-bottom: 0; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`
