import { DATEN_VERZEICHNIS, route } from '../shared/route.ts'
import { AdressAnfrage, AdressAnzahl, AdressAuskunft, AdresseGefragt } from './adresseSchema.ts'

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
export const adressePruefen = route({
  method: 'POST',
  path: `${DATEN_VERZEICHNIS}/address/exists`,
  permission: ['DATADIRECTORY', 'LESEN'],
  summary: 'Prüfen, ob das Verzeichnis eine Adresse kennt',
  body: AdresseGefragt,
  answers: { 200: AdressAnzahl },
})
