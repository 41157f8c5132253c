import type { Feld as Feldname, Maengel, Registrierung } from '../anmeldung/registrieren.ts'
import { BENUTZERNAME_HINWEIS } from './hinweise.ts'
import { feld, fehlerMeldung, PASSWORT_ZEIGEN, fehlerUebersicht, type Feld } from './felder.ts'
import { html, type Html } from '../../platform/seiten/html.ts'
import type { Seite } from './rahmen.ts'

export type RegistrierSeite = {
  readonly aktion: string
  readonly anmelden: string
  readonly token: string
  /** Creating the account is the consent to this version of the terms; no further step asks for it. */
  readonly bedingungen: { readonly adresse: string; readonly fassung: number }
  /** Where it says what becomes of the data. */
  readonly datenschutz: string
  readonly werte: Registrierung
  /** The password was good and is carried along sealed; another one may be chosen. */
  readonly gemerkt: string | undefined
  readonly maengel: Maengel
  readonly fehler?: string | undefined
}

type Vorlage = Omit<Feld, 'name' | 'wert' | 'fehler'> & { readonly name: Feldname }

export const PASSWORT_GEMERKT = 'passwort-gemerkt'

/** In the order of the page; the error summary follows it. */
const FELDER: readonly Vorlage[] = [
  { name: 'firstName', label: 'Vorname', autocomplete: 'given-name', gross: 'words' },
  { name: 'lastName', label: 'Nachname', autocomplete: 'family-name', gross: 'words' },
  {
    name: 'email',
    label: 'E-Mail-Adresse',
    typ: 'email',
    autocomplete: 'email',
    hinweis: 'Hierhin schicken wir Ihnen Nachrichten zu Ihren Anträgen.',
  },
  {
    name: 'username',
    label: 'Benutzername',
    autocomplete: 'username',
    hinweis: BENUTZERNAME_HINWEIS,
  },
  {
    name: 'password',
    label: 'Passwort',
    typ: 'password',
    autocomplete: 'new-password',
    hinweis: 'Mindestens 12 Zeichen und ohne Ihren Benutzernamen, zum Beispiel vier zufällige Wörter.',
  },
  { name: 'password-confirm', label: 'Passwort wiederholen', typ: 'password', autocomplete: 'new-password' },
]

const punkte = (maengel: Maengel) =>
  FELDER.flatMap(({ name }) => {
    const text = maengel[name]
    return text === undefined ? [] : [{ name, text }]
  })

const istPasswort = ({ typ }: Vorlage) => typ === 'password'

/** Passwords are never sent back into the page as they were typed. */
const mitWert = (s: RegistrierSeite) => (f: Vorlage) =>
  feld({ ...f, fehler: s.maengel[f.name], wert: istPasswort(f) ? undefined : s.werte[f.name] })

const passwoerter = (s: RegistrierSeite): Html => {
  const felder = html`${FELDER.filter(istPasswort).map(mitWert(s))}`
  return s.gemerkt === undefined
    ? felder
    : html` <input type="hidden" name="${PASSWORT_GEMERKT}" value="${s.gemerkt}" />
        <div class="gemerkt">
          <p>Ihr Passwort ist in Ordnung. Sie müssen es nicht noch einmal eingeben.</p>
          <details class="aufklappen">
            <summary>Anderes Passwort wählen</summary>
            ${felder}
          </details>
        </div>`
}

export const registrierSeite = (s: RegistrierSeite): Seite => {
  const fehlerhaft = s.fehler !== undefined || punkte(s.maengel).length > 0
  return {
    titel: fehlerhaft ? 'Fehler: Konto anlegen' : 'Konto anlegen',
    inhalt: html` <h1>Konto anlegen</h1>
      <p>Mit dem Konto stellen Sie Anträge für Ihr Unternehmen und lesen unsere Mitteilungen.</p>
      ${fehlerMeldung(s.fehler)} ${fehlerUebersicht(punkte(s.maengel))}
      <form id="kc-register-form" aria-label="Konto anlegen" method="post" action="${s.aktion}" novalidate>
        <input type="hidden" name="token" value="${s.token}" />
        ${FELDER.filter((f) => !istPasswort(f)).map(mitWert(s))} ${passwoerter(s)}
        <input type="hidden" name="fassung" value="${s.bedingungen.fassung}" />
        <p>
          Mit „Konto anlegen“ stimmen Sie den
          <a href="${s.bedingungen.adresse}" target="_blank" rel="noopener"
            >Nutzungsbedingungen (neuer Tab)</a
          >
          zu. Was mit Ihren Daten geschieht, lesen Sie unter
          <a href="${s.datenschutz}" target="_blank" rel="noopener">Datenschutz (neuer Tab)</a>.
        </p>
        <button class="knopf" type="submit">Konto anlegen</button>
      </form>
      <section class="daneben" aria-labelledby="schon">
        <h2 id="schon">Schon ein Konto?</h2>
        <p><a href="${s.anmelden}">Anmelden</a></p>
      </section>`,
    skript: PASSWORT_ZEIGEN,
  }
}
