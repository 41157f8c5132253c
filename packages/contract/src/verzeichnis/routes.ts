import * as z from 'zod/mini'
import { akt, lesen } from '../shared/bauer.ts'
import { DATEN_VERZEICHNIS, route } from '../shared/route.ts'
import {
  Datenstand,
  Gerichtsort,
  IbanAnfrage,
  IbanAuskunft,
  IbanLand,
  IbanTeile,
  Ort,
  OrtAnfrage,
  PlzAnfrage,
  SitzAnfrage,
  SitzFilter,
} from './schema.ts'
import { AdressAnfrage, AdressAnzahl, AdressAuskunft, AdresseGefragt } from './adresseSchema.ts'

/** R7.3-08. An IBAN that does not hold is refused: 400, and the detail says what to do about it. */
export const ibanPruefen = lesen(`${DATEN_VERZEICHNIS}/iban/validation`, 'VERZEICHNIS_LIEST', {
  summary: 'Eine IBAN prüfen',
  query: IbanAnfrage,
  pflicht: ['iban'],
  antwort: IbanAuskunft,
})

/** R7.3-06. The countries of the IBAN registry, sorted by their German names. */
export const ibanLaenderLesen = lesen(`${DATEN_VERZEICHNIS}/iban/countries`, 'VERZEICHNIS_LIEST', {
  summary: 'Länder, deren IBAN geprüft wird',
  antwort: z.array(IbanLand),
})

/** R7.3-07. Answers what the check would say of the IBAN; parts that make none are refused as there. */
export const ibanBilden = lesen(`${DATEN_VERZEICHNIS}/iban/generator`, 'VERZEICHNIS_LIEST', {
  summary: 'Eine IBAN aus Land und Kontonummer bilden',
  query: IbanTeile,
  pflicht: ['countryCode', 'bban'],
  antwort: IbanAuskunft,
})

/** R7.3-09. By name, whole or in part; at most 100 places, the best first. */
export const orteNachNameFinden = akt(`${DATEN_VERZEICHNIS}/postort/ort`, 'VERZEICHNIS_LIEST', {
  summary: 'Orte nach Namen finden',
  body: OrtAnfrage,
  antwort: z.array(Ort),
})

/** R7.3-10. By postal code, whole or its beginning; at most 100 places. */
export const orteNachPlzFinden = akt(`${DATEN_VERZEICHNIS}/postort/plz`, 'VERZEICHNIS_LIEST', {
  summary: 'Orte nach Postleitzahl finden',
  body: PlzAnfrage,
  antwort: z.array(Ort),
})

/** R7.3-11. Seats in German order; with a register type only those that keep that register. */
export const gerichtssitzeLesen = lesen(`${DATEN_VERZEICHNIS}/registergericht/sitz`, 'VERZEICHNIS_LIEST', {
  summary: 'Sitze der Registergerichte',
  query: SitzFilter,
  antwort: z.array(z.string()),
})

/** R7.3-12. The courts of a seat with their XJustiz ids; an unknown seat has none. */
export const gerichtssitzErlaeutern = lesen(
  `${DATEN_VERZEICHNIS}/registergericht/sitz/detail`,
  'VERZEICHNIS_LIEST',
  {
    summary: 'Registergerichte eines Sitzes mit ihrer Kennung',
    query: SitzAnfrage,
    pflicht: ['sitz'],
    antwort: z.array(Gerichtsort),
  },
)

/** R7.3-05. Names of the tax offices that a business can belong to, each once, in German order. */
export const finanzaemterLesen = lesen(`${DATEN_VERZEICHNIS}/gemfa/all`, 'VERZEICHNIS_LIEST', {
  summary: 'Finanzämter',
  antwort: z.array(z.string()),
})

/** What the data directory is made of: its sources ask to be named where everybody can read it. */
export const datenstandLesen = lesen('/datenstand.json', 'public', {
  summary: 'Herkunft und Stand der Verzeichnisdaten',
  antwort: z.array(Datenstand),
})

/**
 * R7.3-02. Words may be cut off, spelt differently or wrong. 204: a newer search of the same session of the same user
 * began while this one was running.
 */
export const adresseSuchen = route({
  method: 'POST',
  path: `${DATEN_VERZEICHNIS}/address/search`,
  permission: ['DATADIRECTORY', 'LESEN'],
  summary: 'Adressen suchen',
  body: AdressAnfrage,
  answers: { 200: AdressAuskunft, 204: null },
})

/** R7.3-01. */
export const adressePruefen = akt(`${DATEN_VERZEICHNIS}/address/exists`, 'VERZEICHNIS_LIEST', {
  summary: 'Prüfen, ob das Verzeichnis eine Adresse kennt',
  body: AdresseGefragt,
  antwort: AdressAnzahl,
})
