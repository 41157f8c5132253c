import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import { REGION } from '../../shared/konstanten.ts'
import { alsDatum } from '../../shared/zeit/datum.ts'
import type { Rechnungsangaben } from './schema.ts'

/** One line of the list; what the invoice does not say is left out. */
type Zeile = { readonly frage: string; readonly antwort: string }
type Rechnungsansicht = {
  readonly angaben: readonly Zeile[]
  readonly zeilen: readonly { readonly bezeichnung: string; readonly menge: string; readonly netto: string }[]
  /** Of the lines that are not shown; null where all are. */
  readonly weitere: string | null
}

const betragIn = (waehrung: string | null) => (euro: number | null) => {
  if (euro === null) return null
  if (waehrung === REGION.waehrung) return alsEuro(inCent(euro))
  return `${euro.toLocaleString(REGION.locale, { minimumFractionDigits: 2 })} ${waehrung ?? ''}`.trim()
}
const tag = (wert: string | null) => (wert === null ? null : alsDatum(wert))

/** S6-05. An invoice as people read it: declared values in the words and figures of the portal. */
export const rechnungAnzeigen = (a: Rechnungsangaben): Rechnungsansicht => {
  const betrag = betragIn(a.waehrung)
  const angaben: [string, string | null][] = [
    ['Art', a.artWort],
    ['Rechnungsnummer', a.nummer],
    ['Rechnungsdatum', tag(a.datum)],
    ['Fällig am', tag(a.faelligAm)],
    ['Rechnungssteller', a.steller],
    ['USt-IdNr. des Rechnungsstellers', a.stellerUstId],
    ['Käufer', a.kaeufer],
    ['Netto', betrag(a.netto)],
    ['Umsatzsteuer', betrag(a.steuer)],
    ['Rechnungsbetrag', betrag(a.brutto)],
    ['Zu zahlen', a.zahlbar === a.brutto ? null : betrag(a.zahlbar)],
  ]
  return {
    angaben: angaben.flatMap(([frage, antwort]) => (antwort === null ? [] : [{ frage, antwort }])),
    zeilen: a.zeilen.map(({ bezeichnung, menge, netto }) => ({
      bezeichnung,
      menge: menge ?? '',
      netto: betrag(netto) ?? '',
    })),
    weitere: a.weitereZeilen === 0 ? null : `und ${a.weitereZeilen} weitere Positionen`,
  }
}
