import { firmaKannDieselbeSein } from '../../shared/angaben/firma.ts'
import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import { REGION } from '../../shared/konstanten.ts'
import { alsDatum } from '../../shared/zeit/datum.ts'
import { NAME_ZEICHEN } from '../../zuwendung/kern/grenzen.ts'
import { rechnungsart } from './rechnungsart.ts'
import type { Rechnungsangaben, Rechnungsfelder } from './schema.ts'

/** Nothing is filled. */
export const KEINE_FELDER: Rechnungsfelder = {
  rechnungsBetrag: null,
  rechnungsDatum: null,
  rechnungsNummer: null,
  rechnungsSteller: null,
}

export type Uebernahme = {
  readonly felder: Rechnungsfelder
  readonly hinweise: readonly string[]
  readonly gruende: readonly string[]
}

const nichts = (...gruende: readonly string[]): Uebernahme => ({
  felder: KEINE_FELDER,
  hinweise: [],
  gruende,
})

/** A cent of difference comes from rounding each rate. */
const RUNDUNG_CENT = 1

/** For whom an invoice is read, and on which day in Berlin. */
type Lage = { readonly unternehmen: string; readonly heute: string }

type Hinweis = (a: Rechnungsangaben, lage: Lage) => string | undefined | false

const HINWEISE: readonly Hinweis[] = [
  ({ art }) => rechnungsart(art).hinweis,
  ({ netto, steuer, brutto }) =>
    netto !== null &&
    steuer !== null &&
    brutto !== null &&
    Math.abs(inCent(brutto) - inCent(netto) - inCent(steuer)) > RUNDUNG_CENT &&
    'Netto und Umsatzsteuer ergeben in der E-Rechnung nicht den Rechnungsbetrag. Vergleichen Sie mit der Rechnung.',
  ({ datum }, { heute }) =>
    datum !== null &&
    datum > heute &&
    `Das Rechnungsdatum ${alsDatum(datum)} liegt in der Zukunft. Abrechnen können Sie die Rechnung erst dann.`,
  ({ kaeufer }, { unternehmen }) =>
    kaeufer !== null &&
    !firmaKannDieselbeSein(kaeufer, unternehmen) &&
    `Die Rechnung ist an „${kaeufer}“ gerichtet, Ihr Unternehmen heißt „${unternehmen}“. Abrechnen lässt sich, was Ihr Unternehmen gekauft hat.`,
  ({ brutto, zahlbar }) =>
    brutto !== null &&
    brutto > 0 &&
    zahlbar !== null &&
    zahlbar !== brutto &&
    'Der zahlbare Betrag weicht vom Rechnungsbetrag ab, zum Beispiel durch eine Anzahlung. Übernommen wurde der Rechnungsbetrag.',
]

/** One field that is missing or can't be read spoils only itself. */
const FEHLT: readonly [keyof Rechnungsfelder, string][] = [
  ['rechnungsBetrag', 'Der Rechnungsbetrag'],
  ['rechnungsDatum', 'Das Rechnungsdatum'],
  ['rechnungsNummer', 'Die Rechnungsnummer'],
  ['rechnungsSteller', 'Der Rechnungssteller'],
]

const SELBST = 'Tragen Sie die Angabe selbst ein.'
const NICHT_LESBAR = `steht nicht lesbar in der E-Rechnung. ${SELBST}`

/** Something stands there, but it is nothing to take over; else that it can't be read. */
const wegenInhalt = (feld: keyof Rechnungsfelder, a: Rechnungsangaben): string | undefined => {
  if (feld === 'rechnungsBetrag' && a.brutto !== null && a.brutto <= 0)
    return `ist in der E-Rechnung ${alsEuro(inCent(a.brutto))}. Abrechnen lässt sich nur, was Sie bezahlt haben.`
  if (feld === 'rechnungsBetrag') return `steht in der E-Rechnung nicht lesbar oder nicht in Euro. ${SELBST}`
  const text = { rechnungsNummer: a.nummer, rechnungsSteller: a.steller }
  return (feld === 'rechnungsNummer' || feld === 'rechnungsSteller') && text[feld] !== null
    ? `ist in der E-Rechnung länger als ${NAME_ZEICHEN} Zeichen. Tragen Sie die Angabe gekürzt ein.`
    : undefined
}

const kurzGenug = (text: string | null): string | null =>
  text !== null && text.length <= NAME_ZEICHEN ? text : null

const felderVon = (a: Rechnungsangaben): Rechnungsfelder => ({
  rechnungsBetrag: a.brutto !== null && a.brutto > 0 && a.waehrung !== null ? a.brutto : null,
  rechnungsDatum: a.datum,
  rechnungsNummer: kurzGenug(a.nummer),
  rechnungsSteller: kurzGenug(a.steller),
})

/**
 * S6-05. What an e-invoice fills, with what is worth a look and why something stays empty. Totals are taken as they are
 * declared; whether the invoice keeps to the standard is its issuer's duty.
 */
export const rechnungUebernehmen = (a: Rechnungsangaben, lage: Lage): Uebernahme => {
  const { nein } = rechnungsart(a.art)
  if (nein !== undefined) return nichts(nein)
  if (a.waehrung !== null && a.waehrung !== REGION.waehrung)
    return nichts(
      `Diese Rechnung lautet auf ${/^[A-Z]{3}$/.test(a.waehrung) ? a.waehrung : 'eine andere Währung'}, nicht auf Euro. Daraus wird nichts übernommen: Tragen Sie ein, was Sie in Euro bezahlt haben.`,
    )
  const felder = felderVon(a)
  return {
    felder,
    hinweise: HINWEISE.map((hinweis) => hinweis(a, lage)).filter((satz) => typeof satz === 'string'),
    gruende: FEHLT.filter(([feld]) => felder[feld] === null).map(
      ([feld, was]) => `${was} ${wegenInhalt(feld, a) ?? NICHT_LESBAR}`,
    ),
  }
}
