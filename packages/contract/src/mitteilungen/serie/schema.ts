import * as z from 'zod/mini'
import { absaetze, zeile } from '../../shared/angaben/zeile.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { Schreibbaustein } from '../../zuwendung/kern/programm/schreibvorlage.ts'
import { Fallstand } from '../../zuwendung/bank/vorrat/schema.ts'
import { Mailempfaenger } from '../bank/schema.ts'
import { BETREFF_ZEICHEN, MITTEILUNG_ZEICHEN } from '../grenzen.ts'
import { SERIE_FAELLE } from './serienfassung.ts'
import { SERIENFALL_STAENDE } from './staende.ts'

const KEINER = 'Wählen Sie mindestens einen Fall.'
const ZU_VIELE = `Wählen Sie höchstens ${SERIE_FAELLE} Fälle.`
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** What is chosen, in the address: guids with commas between. */
export const SerieAuswahl = z.object({
  faelle: z.string(KEINER).check(
    z.minLength(1, KEINER),
    z.regex(new RegExp(`^(?:${UUID}(?:,${UUID})*)?$`), 'Wählen Sie die Fälle im Arbeitsvorrat.'),
    z.refine((faelle) => faelle.split(',').length <= SERIE_FAELLE, ZU_VIELE),
  ),
})

/** What of a case was read: sent along, so that nobody writes to what has become another. @public named in `/api-docs` */
export const Serienfassung = z.strictObject({
  stand: Fallstand,
  letzte: z.nullable(Kennung),
  an: z.array(z.string().check(z.maxLength(320))).check(z.maxLength(100)),
})

/** One of the chosen cases: where it doesn't go, why not. */
const Serienempfaenger = z.object({
  geschaeft: z.string(),
  geNr: z.string(),
  unternehmenName: z.string(),
  stand: Fallstand,
  empfaenger: z.array(Mailempfaenger),
  hindernis: z.nullable(z.string()),
  /** Null where it doesn't go. */
  fassung: z.nullable(Serienfassung),
})
export type Serienempfaenger = z.infer<typeof Serienempfaenger>

export const SerieVorschau = z.object({
  faelle: z.array(Serienempfaenger),
  /** How many of the chosen there are not, for who asks: nothing else is told of them. */
  fehlen: z.number(),
  /** Of the programme that all of them have in common. */
  bausteine: z.array(Schreibbaustein),
})
export type SerieVorschau = z.infer<typeof SerieVorschau>

/** @public named in `/api-docs` */
export const Serienfall = z.strictObject({ geschaeft: Kennung, fassung: Serienfassung })
/** @public named in `/api-docs` */
export const Serienfaelle = z.array(Serienfall).check(
  z.minLength(1, KEINER),
  z.maxLength(SERIE_FAELLE, ZU_VIELE),
  z.refine(
    (faelle) => new Set(faelle.map(({ geschaeft }) => geschaeft)).size === faelle.length,
    'Jeder Fall zählt einmal.',
  ),
)

/** What is written to each of them. */
export const SerieEingabe = z.strictObject({
  betreff: zeile(BETREFF_ZEICHEN, 'Geben Sie einen Betreff ein.'),
  inhalt: absaetze(MITTEILUNG_ZEICHEN, 'Schreiben Sie einen Text.'),
  faelle: Serienfaelle,
})
export type SerieEingabe = z.infer<typeof SerieEingabe>

/** Those that are tried again, as they were read now; whatever did not fail is left as it is. */
export const SerieWiederholung = z.strictObject({ faelle: Serienfaelle })
export type SerieWiederholung = z.infer<typeof SerieWiederholung>

/** A case of a bulk message, and what became of it. */
const Serienergebnis = z.object({
  geschaeft: z.string(),
  geNr: z.string(),
  unternehmenName: z.string(),
  stand: z.enum(SERIENFALL_STAENDE),
  /** Why it was not sent. */
  grund: z.nullable(z.string()),
  /** Of one that failed, as it is now: what a repeat sends along; null where it still doesn't go. */
  fassung: z.nullable(Serienfassung),
})
export type Serienergebnis = z.infer<typeof Serienergebnis>

const Serienkopf = {
  guid: z.string(),
  betreff: z.string(),
  gesendetAm: Zeitpunkt,
  gesendetVon: z.string(),
}

/** How far a bulk message is. */
export const Serie = z.object({
  ...Serienkopf,
  inhalt: z.string(),
  /** Who reads has sent it: only he repeats. */
  eigene: z.boolean(),
  faelle: z.array(Serienergebnis),
})
export type Serie = z.infer<typeof Serie>

/** A bulk message in the list of them. */
const Serienzeile = z.object({
  ...Serienkopf,
  wartet: z.number(),
  gesendet: z.number(),
  gescheitert: z.number(),
})
export type Serienzeile = z.infer<typeof Serienzeile>

export const Serien = z.array(Serienzeile)
