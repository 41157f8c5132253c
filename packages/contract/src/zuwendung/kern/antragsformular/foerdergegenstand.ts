import * as z from 'zod/mini'
import { Betrag } from '../../../shared/geld/betragSchema.ts'
import { Tag } from '../../../shared/zeit/datumSchema.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Dateien } from './dokumente.ts'
import { offen, text, zeilen } from '../../../formular/felder.ts'
import { FREITEXT_ZEICHEN, GEGENSTAENDE_JE_KLASSE, NAME_ZEICHEN, STUECK } from '../grenzen.ts'

const gemeinsam = {
  /** Given by the server when it is missing; payouts refer to it. */
  id: offen(Kennung),
  /** Computed by the server at every save; what is sent is not looked at. */
  zuwendungsBetrag: offen(Betrag),
}

export const Maschine = z.strictObject({
  ...gemeinsam,
  type: z.literal('Maschine'),
  anbieter: offen(text(NAME_ZEICHEN)),
  hersteller: offen(text(NAME_ZEICHEN)),
  typBezeichnung: offen(text(NAME_ZEICHEN)),
  beschreibung: offen(zeilen(FREITEXT_ZEICHEN)),
  anzahl: offen(
    z
      .int('Geben Sie eine ganze Zahl ein.')
      .check(z.minimum(STUECK.mindestens, STUECK.satz), z.maximum(STUECK.hoechstens, STUECK.satz)),
  ),
  anschaffungskostenNettoEinzeln: offen(Betrag),
  anschaffungsZeitpunkt: offen(Tag),
  dokumentAngebot: offen(Dateien),
  dokumentHerstellerBestaetigung: offen(Dateien),
})
export type Maschine = z.infer<typeof Maschine>

export const Beratungsdienstleistung = z.strictObject({
  ...gemeinsam,
  type: z.literal('Beratungsdienstleistung'),
  bezeichnung: offen(text(NAME_ZEICHEN)),
  kosten: offen(Betrag),
})
export type Beratungsdienstleistung = z.infer<typeof Beratungsdienstleistung>

export const Foerdergegenstand = z.discriminatedUnion('type', [Maschine, Beratungsdienstleistung])
export type Foerdergegenstand = z.infer<typeof Foerdergegenstand>

/** One class of the programme with what is applied for in it. */
export const FoerdergegenstandSeite = z.strictObject({
  /** Id of the foerdergegenstandKlasse; key of foerderQuoten (S11-12). */
  foerdergegenstandKlasse: offen(text(100)),
  /** Code of the category, e.g. 'A.1'. */
  kategorie: offen(text(20)),
  foerdergegenstaende: offen(
    z
      .array(Foerdergegenstand)
      .check(
        z.maxLength(
          GEGENSTAENDE_JE_KLASSE,
          `Geben Sie je Klasse höchstens ${GEGENSTAENDE_JE_KLASSE} Fördergegenstände an.`,
        ),
      ),
  ),
})
export type FoerdergegenstandSeite = z.infer<typeof FoerdergegenstandSeite>

const FOERDERGEGENSTAND_TYPEN = ['MASCHINE', 'BERATUNGSDIENSTLEISTUNG'] as const

export const FoerdergegenstandKlasse = z.object({
  id: z.string(),
  titel: z.string(),
  foerdergegenstandTyp: z.enum(FOERDERGEGENSTAND_TYPEN),
  /** Only together with a machine of the same application. */
  kombination: z.boolean(),
  technischeKriterien: z.array(z.string()),
})
export type FoerdergegenstandKlasse = z.infer<typeof FoerdergegenstandKlasse>

/** One category of the programme: `id` is its code ('A.1'); rates in percent by class (S11-08, S11-12). */
export const Foerderprogramm = z.object({
  id: z.string(),
  titel: z.string(),
  foerderquoten: z.record(z.string(), z.number()),
  foerdergegenstandKlassen: z.array(FoerdergegenstandKlasse),
})
export type Foerderprogramm = z.infer<typeof Foerderprogramm>
