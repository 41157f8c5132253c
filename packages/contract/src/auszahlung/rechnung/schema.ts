import * as z from 'zod/mini'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Tag } from '../../shared/zeit/datumSchema.ts'
import { FORMATE } from './formate.ts'

/** An amount as the invoice declares it; a total may be negative there. */
const Euro = z.nullable(z.number())
const Text = z.nullable(z.string())

/** What an e-invoice fills of a proof of use (S6-05), under the names that the form has; null: it fills nothing there. */
export const Rechnungsfelder = z.object({
  rechnungsBetrag: Euro,
  rechnungsDatum: z.nullable(Tag),
  rechnungsNummer: Text,
  rechnungsSteller: Text,
})
export type Rechnungsfelder = z.infer<typeof Rechnungsfelder>

/** One line of an invoice. */
const Rechnungszeile = z.object({ bezeichnung: z.string(), menge: Text, netto: Euro })
export type Rechnungszeile = z.infer<typeof Rechnungszeile>

/** What an invoice says, for people: declared values, nothing computed. */
export const Rechnungsangaben = z.object({
  /** UNTDID 1001, as it stands there: '380'; a credit note of UBL is '381' by its root. */
  art: Text,
  /** The same in words. */
  artWort: Text,
  waehrung: Text,
  nummer: Text,
  datum: z.nullable(Tag),
  faelligAm: z.nullable(Tag),
  steller: Text,
  stellerUstId: Text,
  kaeufer: Text,
  netto: Euro,
  steuer: Euro,
  brutto: Euro,
  /** What is still to be paid. */
  zahlbar: Euro,
  zeilen: z.array(Rechnungszeile),
  /** The invoice has more lines than `zeilen` shows. */
  weitereZeilen: z.int(),
})
export type Rechnungsangaben = z.infer<typeof Rechnungsangaben>

/** S6-05. What was found in a file; a file that holds no e-invoice says so in `gruende`. */
export const ERechnungAntwort = z.object({
  datei: Kennung,
  format: z.nullable(z.enum(FORMATE)),
  felder: Rechnungsfelder,
  /** Null where no invoice could be read. */
  angaben: z.nullable(Rechnungsangaben),
  /** What is worth a look, as sentences. */
  hinweise: z.array(z.string()),
  /** Why nothing, or not everything, was filled, as sentences. */
  gruende: z.array(z.string()),
})
export type ERechnungAntwort = z.infer<typeof ERechnungAntwort>
