import type { Config } from '../../platform/config.ts'
import { html } from '../../platform/seiten/html.ts'
import { vorfuehrungszeile } from '../../platform/seiten/vorfuehrungszeile.ts'
import { DEMO_IDENTDIENST } from './demoIdentdienst.ts'

const AUSGAENGE = [
  ['ERFOLGREICH', 'Erfolgreich', 'Der Ausweis passt zur Person.'],
  [
    'IN_PRUEFUNG',
    'In Prüfung',
    'Jemand sieht sich die Aufnahmen noch einmal an. Das Ergebnis wählen Sie später hier.',
  ],
  ['NICHT_ERFOLGREICH', 'Nicht erfolgreich', 'Der Ausweis war nicht zu erkennen.'],
  ['ABGEBROCHEN', 'Abgebrochen', 'Die Person hat das Gespräch beendet.'],
] as const

const ausgang = ([wert, text, bedeutung]: (typeof AUSGAENGE)[number], i: number) =>
  html`<label class="wahl">
    <input type="radio" name="stand" value="${wert}" required ${i === 0 && html`checked`} />
    <span><b>${text}</b><br />${bedeutung}</span>
  </label>`

/** Where a real service would look at the passport, one chooses how it ends. */
export const auswahlSeite = ({
  portalName,
  demoOeffentlich,
}: Pick<Config, 'portalName' | 'demoOeffentlich'>): string =>
  html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Identifizierungsdienst der Vorführung - ${portalName}</title>
        <link rel="stylesheet" href="${DEMO_IDENTDIENST}/seite.css" />
        <link rel="icon" href="/zeichen.svg" type="image/svg+xml" />
      </head>
      <body>
        ${vorfuehrungszeile({ demoOeffentlich })}
        <main>
          <h1>Identifizierungsdienst der Vorführung</h1>
          <p>
            Ein echter Dienst prüft hier Ihren Ausweis, zum Beispiel in einem Videogespräch. In der Vorführung
            wählen Sie selbst, wie es ausgeht.
          </p>
          <form method="post" aria-label="Ausgang der Identifikation">
            <fieldset>
              <legend>Wie geht die Identifikation aus?</legend>
              ${AUSGAENGE.map(ausgang)}
            </fieldset>
            <label class="feld" for="verzoegerung">Wann kommt das Ergebnis?</label>
            <select id="verzoegerung" name="verzoegerung">
              <option value="0">Sofort</option>
              <option value="10">Nach einer Prüfung von zehn Sekunden</option>
              <option value="60">Nach einer Prüfung von einer Minute</option>
            </select>
            <button type="submit">Abschließen und zurück zum Portal</button>
          </form>
        </main>
      </body>
    </html> `.text
