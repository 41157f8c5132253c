import { html } from '../../platform/seiten/html.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { LINK_GILT } from '../post/einmallink.ts'
import { feld, fehlerMeldung, fehlerUebersicht, PASSWORT_ZEIGEN } from './felder.ts'
import { demoPostausgang, gelungen } from './meldungen.ts'
import type { Seite } from './rahmen.ts'

export type EmailFeld = 'email' | 'password'
export type EmailMaengel = { readonly [F in EmailFeld]?: string | undefined }

export type EmailSeite = {
  readonly aktion: string
  readonly token: string
  readonly betreiber: Betreiber
  /** Where the mail went. */
  readonly email: string
  /** The account has had a proven address: another one is entered by who knows the password only. */
  readonly mitPasswort: boolean
  readonly neu?: string | undefined
  readonly maengel?: EmailMaengel
  readonly fehler?: string | undefined
  readonly meldung?: string | undefined
}

const FELDER = ['email', 'password'] as const

/** Which of the page's forms was sent. */
export const SCHRITT = { weiter: 'weiter', erneut: 'erneut', adresse: 'adresse' } as const

/** What a screen reader calls each of them. */
const NAMEN: Readonly<Record<keyof typeof SCHRITT, string>> = {
  weiter: 'Nach der Bestätigung',
  erneut: 'E-Mail noch einmal senden',
  adresse: 'Adresse ändern',
}

const formular = (s: EmailSeite, schritt: keyof typeof SCHRITT, inhalt: ReturnType<typeof html>) =>
  html` <form aria-label="${NAMEN[schritt]}" method="post" action="${s.aktion}" novalidate>
    <input type="hidden" name="token" value="${s.token}" />
    <input type="hidden" name="schritt" value="${SCHRITT[schritt]}" />
    ${inhalt}
  </form>`

const adresseAendern = (s: EmailSeite, offen: boolean) =>
  html` <details class="aufklappen" ${offen && html` open`}>
    <summary>Adresse falsch geschrieben?</summary>
    ${formular(
      s,
      'adresse',
      html`${feld({
          name: 'email',
          label: 'Richtige E-Mail-Adresse',
          typ: 'email',
          autocomplete: 'email',
          wert: s.neu ?? s.email,
          fehler: s.maengel?.email,
        })}
        ${
          s.mitPasswort &&
          feld({
            name: 'password',
            label: 'Ihr Passwort',
            typ: 'password',
            autocomplete: 'current-password',
            fehler: s.maengel?.password,
          })
        }
        <button id="adresse-aendern" class="knopf knopf--neben" type="submit">
          Adresse ändern und E-Mail senden
        </button>`,
    )}
  </details>`

/** VERIFY_EMAIL: waits for the link that was sent. */
export const emailSeite = (s: EmailSeite): Seite => {
  const punkte = FELDER.flatMap((name) => {
    const text = s.maengel?.[name]
    return text === undefined ? [] : [{ name, text }]
  })
  const gut = s.fehler === undefined && punkte.length === 0
  return {
    titel: `${gut ? '' : 'Fehler: '}Bestätigen Sie Ihre E-Mail-Adresse`,
    ...(s.mitPasswort && { skript: PASSWORT_ZEIGEN }),
    inhalt: html` <h1>Bestätigen Sie Ihre E-Mail-Adresse</h1>
      ${fehlerMeldung(s.fehler)} ${fehlerUebersicht(punkte)} ${gelungen(s.meldung)}
      <p>
        Wir haben eine E-Mail an <strong>${s.email}</strong> geschickt. Öffnen Sie den Link darin, auf diesem
        oder einem anderen Gerät. Er gilt ${LINK_GILT.EMAIL_BESTAETIGEN.text}.
      </p>
      ${demoPostausgang(s.betreiber, s.email)}
      ${formular(
        s,
        'weiter',
        html`<p>Haben Sie die Adresse bestätigt, geht es hier weiter.</p>
          <button id="weiter" class="knopf" type="submit">Weiter</button>`,
      )}
      <section class="daneben" aria-labelledby="nichts-bekommen">
        <h2 id="nichts-bekommen">Keine E-Mail bekommen?</h2>
        <p>
          Sehen Sie auch im Ordner für unerwünschte E-Mails nach. Nach einer Minute können Sie die E-Mail noch
          einmal anfordern.
        </p>
        ${formular(
          s,
          'erneut',
          html`<button id="erneut-senden" class="knopf knopf--neben" type="submit">
            E-Mail noch einmal senden
          </button>`,
        )}
        ${adresseAendern(s, punkte.length > 0)}
      </section>`,
  }
}
