import { firmaKannDieselbeSein } from '../../shared/angaben/firma.ts'
import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import { REGION } from '../../shared/konstanten.ts'
import { alsDatum } from '../../shared/zeit/datum.ts'
import type { Verwendungsnachweis } from '../formular.ts'
import { rechnungAbgleichen, type Abgleich } from './abgleich.ts'
import { rechnungsart } from './rechnungsart.ts'
import type { Rechnungsangaben } from './schema.ts'

/** A line of the comparison, in words; null where one of the two says nothing. */
export type Vergleichszeile = {
  readonly was: string
  readonly antrag: string | null
  readonly rechnung: string | null
  readonly abgleich: Abgleich
}

type Lage = { readonly nachweis: Verwendungsnachweis; readonly unternehmen: string }
type Zeile = (a: Rechnungsangaben, lage: Lage) => Vergleichszeile | undefined

const betrag = (euro: number | null | undefined) =>
  euro === null || euro === undefined ? null : alsEuro(inCent(euro))
const tag = (wert: string | null | undefined) => (wert ? alsDatum(wert) : null)

const gelesen = (a: Rechnungsangaben) => ({
  rechnungsBetrag: a.brutto,
  rechnungsDatum: a.datum,
  rechnungsNummer: a.nummer,
  rechnungsSteller: a.steller,
})

const betragAbgleich = (getippt: number | null | undefined, steuer: number | null): Abgleich => {
  if (getippt === null || getippt === undefined || steuer === null) return 'KEINE'
  return inCent(getippt) === inCent(steuer) ? 'GLEICH' : 'ANDERS'
}

/** What the company typed, field by field (S6-05). */
const GETIPPTES: readonly Zeile[] = [
  (a, { nachweis: n }) => ({
    was: 'Rechnungssteller',
    antrag: n.rechnungsSteller ?? null,
    rechnung: a.steller,
    abgleich: rechnungAbgleichen(n, gelesen(a)).rechnungsSteller,
  }),
  (a, { nachweis: n }) => ({
    was: 'Rechnungsnummer',
    antrag: n.rechnungsNummer ?? null,
    rechnung: a.nummer,
    abgleich: rechnungAbgleichen(n, gelesen(a)).rechnungsNummer,
  }),
  (a, { nachweis: n }) => ({
    was: 'Rechnungsdatum',
    antrag: tag(n.rechnungsDatum),
    rechnung: tag(a.datum),
    abgleich: rechnungAbgleichen(n, gelesen(a)).rechnungsDatum,
  }),
  (a, { nachweis: n }) => ({
    was: 'Rechnungsbetrag brutto',
    antrag: betrag(n.rechnungsBetrag),
    rechnung: betrag(a.brutto),
    abgleich: rechnungAbgleichen(n, gelesen(a)).rechnungsBetrag,
  }),
  (a, { nachweis: n }) => ({
    was: 'Umsatzsteuer',
    antrag: betrag(n.umsatzsteuer),
    rechnung: betrag(a.steuer),
    abgleich: betragAbgleich(n.umsatzsteuer, a.steuer),
  }),
  (a, { unternehmen }) =>
    a.kaeufer === null
      ? undefined
      : {
          was: 'Rechnung an',
          antrag: unternehmen,
          rechnung: a.kaeufer,
          abgleich: firmaKannDieselbeSein(a.kaeufer, unternehmen) ? 'GLEICH' : 'ANDERS',
        },
]

/** A cent of difference comes from rounding each rate. */
const RUNDUNG_CENT = 1

/** What nobody typed, and is said only where it stands out. */
const AUFFAELLIGES: readonly Zeile[] = [
  ({ art, artWort }) => {
    const { nein, hinweis } = rechnungsart(art)
    return nein === undefined && hinweis === undefined
      ? undefined
      : { was: 'Art', antrag: 'Rechnung', rechnung: artWort, abgleich: 'ANDERS' }
  },
  ({ waehrung }) =>
    waehrung === null || waehrung === REGION.waehrung
      ? undefined
      : { was: 'Währung', antrag: REGION.waehrung, rechnung: waehrung, abgleich: 'ANDERS' },
  ({ netto, steuer, brutto }) =>
    netto === null ||
    steuer === null ||
    brutto === null ||
    Math.abs(inCent(brutto) - inCent(netto) - inCent(steuer)) <= RUNDUNG_CENT
      ? undefined
      : {
          was: 'Netto und Umsatzsteuer',
          antrag: null,
          rechnung: alsEuro(inCent(netto) + inCent(steuer)),
          abgleich: 'ANDERS',
        },
  ({ brutto, zahlbar }, { nachweis: { wenigerGezahlt, gezahlterBetrag, rechnungsBetrag } }) => {
    if (zahlbar === null || zahlbar === brutto) return undefined
    const gezahlt = wenigerGezahlt ? gezahlterBetrag : rechnungsBetrag
    return {
      was: 'Zu zahlen',
      antrag: betrag(gezahlt),
      rechnung: betrag(zahlbar),
      abgleich: betragAbgleich(gezahlt, zahlbar),
    }
  },
]

/** S6-05. What was typed beside what the e-invoice declares, for who checks it; both values always. */
export const rechnungVergleichen = (a: Rechnungsangaben, lage: Lage): Vergleichszeile[] =>
  [...GETIPPTES, ...AUFFAELLIGES].flatMap((zeile) => zeile(a, lage) ?? [])
