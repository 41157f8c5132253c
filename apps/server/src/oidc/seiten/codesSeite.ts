import { html } from '../../platform/seiten/html.ts'
import { haken } from './haken.ts'
import type { Seite } from './rahmen.ts'

export type CodesSeite = {
  readonly aktion: string
  readonly token: string
  readonly codes: readonly string[]
  readonly portalName: string
  readonly benutzername: string
  /** The account has older codes, which end with these. */
  readonly ersetzt: boolean
  readonly mangel?: string | undefined
}

const alsText = ({ codes, portalName, benutzername }: CodesSeite) =>
  [
    `Wiederherstellungscodes für ${portalName}`,
    `Konto: ${benutzername}`,
    'Jeder Code gilt einmal.',
    '',
    ...codes,
    '',
  ].join('\r\n')

const alsDatei = (s: CodesSeite) => `data:text/plain;charset=utf-8,${encodeURIComponent(alsText(s))}`

/** Copying and printing need a script; the text file and a pencil don't. */
const SKRIPT = `
for (const knopf of document.querySelectorAll('[data-tun]')) {
  knopf.hidden = false
  knopf.addEventListener('click', async () => {
    if (knopf.dataset.tun === 'drucken') return print()
    const codes = [...document.querySelectorAll('#codes li')].map((li) => li.textContent.trim())
    const stand = document.getElementById('stand')
    try {
      await navigator.clipboard.writeText(codes.join('\\n'))
      stand.textContent = 'Die Codes sind in der Zwischenablage.'
    } catch {
      stand.textContent = 'Das Kopieren ging nicht. Markieren Sie die Codes und kopieren Sie sie von Hand.'
    }
  })
}`

const TITEL = 'Wiederherstellungscodes'

/** The codes are shown on this page only; the second factor counts from its button on. */
export const codesSeite = (s: CodesSeite): Seite => ({
  titel: s.mangel === undefined ? TITEL : `Fehler: ${TITEL}`,
  skript: SKRIPT,
  inhalt: html` <h1>${TITEL}</h1>
    <p>
      Der Code aus der App stimmt. Bewahren Sie jetzt diese Wiederherstellungscodes auf: Mit einem davon
      melden Sie sich an, wenn Ihr Telefon verloren oder kaputt ist. Jeder gilt einmal.
      ${s.ersetzt && html`Ihre bisherigen Codes gelten dann nicht mehr.`}
    </p>
    <ol id="codes" class="codes">
      ${s.codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ol>
    <p class="nur-druck">${s.portalName}, Konto ${s.benutzername}</p>
    <p class="werkzeuge">
      <a class="knopf knopf--neben" download="wiederherstellungscodes.txt" href="${alsDatei(s)}">
        Als Textdatei speichern
      </a>
      <button class="knopf knopf--neben" type="button" data-tun="drucken" hidden>Drucken</button>
      <button class="knopf knopf--neben" type="button" data-tun="kopieren" hidden>Kopieren</button>
    </p>
    <p id="stand" role="status"></p>
    <p>Gut ist Papier an einem sicheren Ort oder ein Passwortspeicher, nicht das Telefon mit der App.</p>
    <form
      id="kc-recovery-codes-settings-form"
      aria-label="Codes aufbewahrt"
      method="post"
      action="${s.aktion}"
      novalidate
    >
      <input type="hidden" name="token" value="${s.token}" />
      <input type="hidden" name="schritt" value="codes" />
      ${haken({
        name: 'gespeichert',
        label: 'Ich habe die Codes aufbewahrt. Sie werden nicht noch einmal gezeigt.',
        fehler: s.mangel,
      })}
      <button id="saveRecoveryAuthnCodesBtn" class="knopf" type="submit">Zweiten Faktor einschalten</button>
    </form>`,
})
