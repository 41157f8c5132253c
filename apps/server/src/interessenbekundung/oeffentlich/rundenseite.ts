import { RUECKGABE_WORT } from '@foerderportal/contract/interessenbekundung/reihung/rueckgabe'
import { FORMAT } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import { ziehungsformVon } from '@foerderportal/contract/interessenbekundung/reihung/ziehungLesen'
import {
  ziehungsformWorte,
  ziehungsmuster,
} from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import { quelleBenennen, ziehungstag } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsMinute, momentVon } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { html, type Html } from '../../platform/seiten/html.ts'
import type { Datei, OeffentlicheRunde } from './oeffentlicheRunde.ts'
import { ERKLAERORT, oeffentlicheSeite, type Betreiber } from './rahmen.ts'
import { schritteBild } from './schritteBild.ts'

const uhr = (wann: Date): string => `${alsMinute(wann)} Uhr`
const zeile = (name: string, wert: Html | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${wert}</dd>
  </div>`
const angaben = (zeilen: readonly Html[]): Html => html`<dl class="angaben">${zeilen}</dl>`
const pruefsumme = (sha256: string): Html => html`<code class="lang">${sha256}</code>`
const verweis = ({ runde }: OeffentlicheRunde, name: string): Html =>
  html`<a href="/reihung/${runde.guid}/${name}">${name}</a>`

const datei = (r: OeffentlicheRunde, d: Datei): Html =>
  zeile('Datei', html`${verweis(r, d.name)}<br />SHA-256 ${pruefsumme(d.sha256)}`)
const dateienMit = (r: OeffentlicheRunde, passt: (name: string) => boolean): Html[] =>
  r.dateien.filter(({ name }) => passt(name)).map((d) => datei(r, d))

/** How many of the four steps are done. */
const fertigeSchritte = ({ runde, reihung }: OeffentlicheRunde, jetzt: Date): number => {
  if (reihung !== null) return 4
  if (runde.eingefroren_am === null) return 1
  return runde.ziehung_am !== null && runde.ziehung_am <= jetzt ? 3 : 2
}

/** The one spelling that a result has in this round, with lines where the numbers stand. */
const schreibweise = (veroeffentlicht: string, am: Date): Html => {
  const form = ziehungsformVon(veroeffentlicht)
  if (form === null) return html`<code>${veroeffentlicht}</code>`
  return html`<code>${ziehungsmuster(form, ziehungstag(am.toISOString()))}</code
    ><br />${ziehungsformWorte(form)}`
}

const zusage = (r: OeffentlicheRunde): Html => {
  const { runde } = r
  const { quelle, ziehung_am: am, seed_zusage: wert } = runde
  if (quelle === null || am === null || wert === null)
    return html`<p>
      Diese Runde ist noch ohne Zusage veröffentlicht worden. Ihre Reihung lässt sich hier nicht nachrechnen.
    </p>`
  return html`<p>
      Vor der Frist hat ein Rechner der Bank einen Startwert gezogen. Er bleibt geheim, bis gereiht ist. Die
      Zusage ist seine Prüfsumme: Ein anderer Startwert passt nicht mehr dazu.
    </p>
    ${angaben([
      zeile('Veröffentlicht', uhr(runde.veroeffentlicht_am)),
      zeile('Zusage', pruefsumme(wert)),
      zeile('Ziehung', `${quelleBenennen(quelle, am)}, ${uhr(am)}`),
      zeile('So wird sie geschrieben', schreibweise(runde.ziehung_form ?? '', am)),
      zeile('Verfahren', html`<code>${FORMAT}</code>`),
      zeile('SHA-256 des Prüfprogramms', pruefsumme(runde.pruefprogramm_sha256 ?? '')),
    ])}`
}

const klassentafel = ({ klassen, runde }: OeffentlicheRunde): Html => {
  const name = (code: string) => runde.vorgaben.hauptgruppen.find((g) => g.code === code)?.bezeichnung ?? ''
  return html`<div class="tafel" tabindex="0" role="region" aria-label="Zeilen je Hauptgruppe">
    <table>
      <thead>
        <tr>
          <th scope="col">Hauptgruppe</th>
          <th scope="col">Zeilen</th>
          ${runde.betraege_oeffentlich && html`<th scope="col">Beträge zusammen</th>`}
        </tr>
      </thead>
      <tbody>
        ${klassen.map(
          (k) =>
            html`<tr>
              <th scope="row">${k.hauptgruppe} ${name(k.hauptgruppe)}</th>
              <td>${k.zeilen}</td>
              ${runde.betraege_oeffentlich && html`<td>${alsEuro(k.cent)}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const OHNE_BETRAEGE =
  'Beträge stehen in dieser Runde nicht öffentlich: In jeder Zeile steht an ihrer Stelle eine Prüfsumme, die nur ihr Unternehmen aufschließen kann. Lose und Reihenfolge lassen sich trotzdem nachrechnen, nur nicht, wie weit die Mittel einer Staffel reichen.'

const liste = (r: OeffentlicheRunde): Html =>
  r.runde.eingefroren_am === null
    ? html`<p>Die Liste wird kurz nach dem Ende der Frist eingefroren und sofort hier veröffentlicht.</p>`
    : html`<p>
          Je eingereichter Interessenbekundung und Hauptgruppe eine Zeile, ohne Namen. Seit dem Einfrieren
          kommt nichts dazu und nichts weg. Die Vorgaben der Runde liegen daneben.
          ${!r.runde.betraege_oeffentlich && OHNE_BETRAEGE}
        </p>
        ${angaben([
          zeile('Eingefroren', uhr(r.runde.eingefroren_am)),
          ...dateienMit(r, (n) => n === 'liste.txt' || n === 'vorgaben.json'),
        ])}
        ${klassentafel(r)}`

const ziehungFolgt = ({ runde }: OeffentlicheRunde): Html =>
  html`<p>
    ${
      runde.ziehung_am === null
        ? 'Die Reihung folgt.'
        : `Die Reihung folgt nach der Ziehung am ${uhr(runde.ziehung_am)}. Zwei Personen geben ihr Ergebnis ein, ohne einander zu sehen; bis dahin bleibt die Reihung versiegelt.`
    }
  </p>`

const rueckgabe = (r: OeffentlicheRunde, g: OeffentlicheRunde['rueckgaben'][number]): Html =>
  html`<li>
    Versuch ${g.nr}, ${uhr(momentVon(g.am))}, zurückgegeben ${RUECKGABE_WORT[g.durch]}: ${g.grund}
    ${g.geoeffnet && 'Das Ergebnis war schon geöffnet.'} ${verweis(r, `rueckgabe-${g.nr}.json`)}
  </li>`

/** How often it was tried before, and why that counted for nothing: nobody tries until it suits. */
const rueckgaben = (r: OeffentlicheRunde): Html | false =>
  r.rueckgaben.length > 0 &&
  html`<h3>Zurückgegebene Versuche: ${r.rueckgaben.length}</h3>
    <ul>
      ${r.rueckgaben.map((g) => rueckgabe(r, g))}
    </ul>`

const reihung = (r: OeffentlicheRunde): Html => html`${ergebnis(r)} ${rueckgaben(r)}`

const ergebnis = (r: OeffentlicheRunde): Html =>
  r.reihung === null
    ? ziehungFolgt(r)
    : html`<p>
          Aus Startwert, Liste und Ziehung entsteht für jede Zeile ein Los. Zuerst kommen die Hauptgruppen mit
          Vorrang, darin das kleinere Los vor dem größeren. Vorbereitet hat die Reihung die Programmpflege,
          freigegeben eine zweite Person mit Freigaberecht.
        </p>
        ${angaben([
          zeile('Ziehung', html`<code>${r.reihung.zufall}</code>`),
          zeile('Startwert', pruefsumme(r.reihung.seed)),
          zeile('Freigegeben', uhr(r.reihung.freigegebenAm)),
          ...dateienMit(r, (n) => n === 'protokoll.json'),
        ])}`

const staffelkopf = ({ runde }: OeffentlicheRunde): readonly string[] => [
  'Staffel',
  'Freigegeben',
  'Ränge',
  'Eingeladen',
  ...(runde.betraege_oeffentlich ? ['Zusammen', 'Frei war'] : []),
  'Datei',
]

const staffelzeile = (r: OeffentlicheRunde, s: OeffentlicheRunde['staffeln'][number]): Html =>
  html`<tr>
    <th scope="row">${s.nr}</th>
    <td>${s.freigegeben_am !== null && uhr(s.freigegeben_am)}</td>
    <td>${s.von_rang} bis ${s.bis_rang}</td>
    <td>${s.eingeladen}</td>
    ${r.runde.betraege_oeffentlich && [s.summe_cent, s.frei_cent].map((cent) => html`<td>${alsEuro(cent)}</td>`)}
    <td>${verweis(r, `staffel-${s.nr}.json`)}</td>
  </tr>`

const staffeln = (r: OeffentlicheRunde): Html =>
  r.staffeln.length === 0
    ? html`<p>Eingeladen wird der Reihe nach, solange die Mittel reichen. Noch gibt es keine Staffel.</p>`
    : html`<p>
          Eine Staffel endet bei der ersten Zeile, die nicht mehr in die freien Mittel passt. Die nächste
          beginnt, wo sie aufgehört hat.
        </p>
        <div class="tafel" tabindex="0" role="region" aria-label="Staffeln">
          <table>
            <thead>
              <tr>
                ${staffelkopf(r).map((name) => html`<th scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${r.staffeln.map((s) => staffelzeile(r, s))}
            </tbody>
          </table>
        </div>`

const nachrechnen = (r: OeffentlicheRunde): Html =>
  html`<p>
      Laden Sie die Dateien in einen Ordner. Mit Node (nodejs.org) ab Fassung 20 rechnet das Prüfprogramm
      alles neu und sagt, was stimmt und was nicht: <code>node pruefen.mjs .</code>
    </p>
    <p>
      Bewahren Sie ${verweis(r, 'pruefsummen.txt')} auf: Dann fällt jede spätere Änderung auf, auch ohne unser
      Programm, mit
      <code>sha256sum -c pruefsummen.txt</code>.
    </p>
    ${angaben([
      zeile('Prüfsummen', verweis(r, 'pruefsummen.txt')),
      zeile('Prüfprogramm', verweis(r, 'pruefen.mjs')),
    ])}
    <p>Nur das eigene Los, mit OpenSSL und Ihren Angaben statt der Wörter in spitzen Klammern:</p>
    <pre
      tabindex="0"
    ><code>printf '%s' '${FORMAT}|los|${r.runde.guid}|&lt;listHash&gt;|&lt;zufall&gt;|&lt;hauptgruppe&gt;|&lt;bekundung&gt;' \\
  | openssl dgst -sha256 -mac HMAC -macopt hexkey:&lt;startwert&gt;</code></pre>`

const aenderungen = ({ aenderungen: alle }: OeffentlicheRunde): Html | false =>
  alle.length > 0 &&
  html`<section>
    <h2>Änderungen seit der Veröffentlichung</h2>
    <ul>
      ${alle.map(({ am, text, grund }) => html`<li>${uhr(am)}: ${text} Grund: ${grund}</li>`)}
    </ul>
  </section>`

const annulliert = ({ runde }: OeffentlicheRunde): Html | false =>
  runde.annulliert_am !== null &&
  html`<div class="hinweis" role="note">
    <h2>Diese Runde ist annulliert</h2>
    <p>Am ${uhr(runde.annulliert_am)}. Grund: ${runde.annulliert_grund ?? ''}</p>
    <p>Was veröffentlicht war, bleibt hier stehen. Findet die Runde noch einmal statt, ist das eine neue.</p>
  </div>`

const abschnitt = (titel: string, inhalt: Html): Html =>
  html`<section>
    <h2>${titel}</h2>
    ${inhalt}
  </section>`

const inhalt = (r: OeffentlicheRunde, jetzt: Date): Html => {
  const { runde } = r
  return html`<h1>${runde.bezeichnung}: So wird ausgelost</h1>
    ${annulliert(r)}
    <p class="vorspann">
      Frist: ${uhr(runde.von)} bis ${uhr(letzterMoment(runde.bis.toISOString()))}. Mittel:
      ${alsEuro(runde.budget_cent)}. Wer zuerst eingeladen wird, entscheidet ein Los, das jeder nachrechnen
      kann. <a href="${ERKLAERORT}">Wie das geht, in einfachen Worten und mit einem Bild</a>
    </p>
    ${schritteBild(fertigeSchritte(r, jetzt))} ${abschnitt('1. Zusage und Ziehung', zusage(r))}
    ${abschnitt('2. Liste', liste(r))} ${abschnitt('3. Ziehung und Reihung', reihung(r))}
    ${abschnitt('4. Einladungen in Staffeln', staffeln(r))} ${aenderungen(r)}
    ${abschnitt('Selbst nachrechnen', nachrechnen(r))}`
}

/** The public page of a round (4.5). */
export const rundenseite = (b: Betreiber, r: OeffentlicheRunde, jetzt: Date): string =>
  oeffentlicheSeite(b, `${r.runde.bezeichnung}: So wird ausgelost`, inhalt(r, jetzt))
