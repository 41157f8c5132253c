import * as z from 'zod/mini'
import { BankpersonKurz } from '../../../nutzer/bank/schema.ts'
import { absaetze, zeile } from '../../../shared/angaben/zeile.ts'
import { Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { SEITE } from './suche.ts'

/** Who is to have a case; null: nobody. */
export const ZuweisungEingabe = z.strictObject({
  an: z.nullable(zeile(64, 'Wählen Sie, wer den Fall bearbeitet.')),
})
export type ZuweisungEingabe = z.infer<typeof ZuweisungEingabe>

/** Who has a case now. `nr` is what `If-Match` of the next assignment names. */
export const Zuweisung = z.object({ zugewiesen: z.nullable(BankpersonKurz), nr: z.number() })
export type Zuweisung = z.infer<typeof Zuweisung>

/** Of so many cases one call asks: as many as a page of the list shows. */
const FAELLE_HOECHSTENS = SEITE.vorgabe
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Cases that are to be given to one person, as one text. */
export const BearbeitendeAbfrage = z.strictObject({
  faelle: z
    .string('Wählen Sie Fälle aus.')
    .check(
      z.maxLength(37 * FAELLE_HOECHSTENS, `Wählen Sie höchstens ${FAELLE_HOECHSTENS} Fälle aus.`),
      z.regex(new RegExp(`^${UUID}(?:,${UUID})*$`), 'Wählen Sie Fälle aus der Liste.'),
    ),
})

/** Who can work on all of them, by name. */
export const Bearbeitende = z.array(BankpersonKurz)
export type Bearbeitende = z.infer<typeof Bearbeitende>

/** Others who have the case open, by name. */
export const Anwesenheit = z.object({ anwesend: z.array(z.string()) })
export type Anwesenheit = z.infer<typeof Anwesenheit>

const Grund = absaetze(1_000, 'Geben Sie einen Grund an.')
export const BefangenheitEingabe = z.strictObject({ grund: Grund })
export type BefangenheitEingabe = z.infer<typeof BefangenheitEingabe>

/** A declared conflict of interest as Leitung sees it. */
export const Befangenheit = z.object({
  guid: z.string(),
  /** Null: on the whole company. */
  geschaeft: z.nullable(z.string()),
  unternehmen: z.object({ guid: z.string(), name: z.string() }),
  person: BankpersonKurz,
  grund: z.string(),
  erklaertAm: Zeitpunkt,
  /** That case; of a company the cases that this person had. Who has them now, and what the next assignment names. */
  faelle: z.array(
    z.object({
      geschaeft: z.string(),
      geNr: z.string(),
      zugewiesen: z.nullable(BankpersonKurz),
      zuweisung: z.number(),
    }),
  ),
  aufgehoben: z.nullable(z.object({ am: Zeitpunkt, von: z.string(), grund: z.string() })),
})
export type Befangenheit = z.infer<typeof Befangenheit>
export type FallDerBefangenheit = Befangenheit['faelle'][number]

export const BefangenheitAntwort = z.object({ erklaertAm: Zeitpunkt })
export type BefangenheitAntwort = z.infer<typeof BefangenheitAntwort>
