import { errors } from 'oidc-provider'
import { html } from '../../platform/seiten/html.ts'
import type { Seite } from './rahmen.ts'

type Text = { readonly titel: string; readonly satz: string }

const ABGELAUFEN: Text = {
  titel: 'Die Anmeldung ist abgelaufen',
  satz: 'Die Seite war zu lange offen, oder Sie haben sich inzwischen schon angemeldet. Öffnen Sie das Portal: Dort geht es weiter.',
}
const FALSCHE_ADRESSE: Text = {
  titel: 'Diese Adresse führt nicht zum Portal',
  satz: 'Der Aufruf nennt ein Ziel, das hier nicht eingetragen ist. Öffnen Sie das Portal über seine Startseite.',
}
const UNVOLLSTAENDIG: Text = {
  titel: 'Die Anmeldung ist so nicht möglich',
  satz: 'Im Aufruf fehlt eine Angabe. Beginnen Sie die Anmeldung im Portal noch einmal.',
}
const STOERUNG: Text = {
  titel: 'Die Anmeldung ist gerade gestört',
  satz: 'Der Fehler liegt bei uns und ist aufgezeichnet. Versuchen Sie es in einigen Minuten noch einmal.',
}

const UEBERLASTET: Text = {
  titel: 'Gerade melden sich sehr viele Menschen an',
  satz: 'Aus Ihrem Netz kamen zu viele Anmeldungen zugleich. Bitte versuchen Sie es in einer Minute noch einmal.',
}
const ZU_LANG: Text = {
  titel: 'Die Anmeldung ist so nicht möglich',
  satz: 'Eine Angabe im Aufruf ist zu lang. Beginnen Sie die Anmeldung im Portal noch einmal.',
}

const UNBEKANNT: Text = {
  titel: 'Diese Seite gibt es nicht',
  satz: 'Unter dieser Adresse finden Sie nichts. Öffnen Sie das Portal über seine Startseite.',
}

const statusVon = (fehler: unknown): number =>
  fehler instanceof Error && 'statusCode' in fehler ? Number(fehler.statusCode) : 500

const textZu = (fehler: unknown): Text => {
  if (fehler instanceof errors.SessionNotFound) return ABGELAUFEN
  if (fehler instanceof errors.InvalidRedirectUri) return FALSCHE_ADRESSE
  if (statusVon(fehler) === 413) return ZU_LANG
  return statusVon(fehler) < 500 ? UNVOLLSTAENDIG : STOERUNG
}

const textSeite = ({ titel, satz }: Text, portalUrl: string): Seite => ({
  titel,
  inhalt: html` <h1>${titel}</h1>
    <p>${satz}</p>
    <p><a class="knopf" href="${portalUrl}/start">Zur Startseite</a></p>`,
})

/** The page for an error of the protocol; its English description stays in the log. */
export const fehlerSeite = (fehler: unknown, portalUrl: string): Seite => textSeite(textZu(fehler), portalUrl)

export const ueberlastSeite = (portalUrl: string): Seite => textSeite(UEBERLASTET, portalUrl)
export const unbekanntSeite = (portalUrl: string): Seite => textSeite(UNBEKANNT, portalUrl)
export const unvollstaendigSeite = (portalUrl: string): Seite => textSeite(UNVOLLSTAENDIG, portalUrl)
export const zuLangSeite = (portalUrl: string): Seite => textSeite(ZU_LANG, portalUrl)
