import { expect, test } from 'vitest'
import { leererNutzer, type NutzerWerte } from './formularwerte.ts'
import { nutzerArtFuer, registrierungAusWerten, registrierungPruefen } from './registrierung.ts'

const wer: NutzerWerte = {
  ...leererNutzer(undefined),
  anrede: 'FRAU',
  vorname: 'Gisela',
  nachname: 'Genobank',
  telefon: '0461 860 100',
  agiertFuerMehrereUnternehmen: false,
}
const gesendet = {
  anrede: 'FRAU',
  titel: null,
  vorname: 'Gisela',
  nachname: 'Genobank',
  telefon: '0461 860 100',
  ansprechpartnerName: '',
  agiertFuerMehrereUnternehmen: false,
}

test.each([
  ['LandwirtschaftlichesUnternehmen', 'LandwirtNutzer'],
  ['Kreditinstitut', 'GpNutzer'],
  ['Startup', 'LandwirtNutzer'],
  ['', 'LandwirtNutzer'],
] as const)('[R1-04] wer sich für „%s“ registriert, ist %s', (fuer, art) => {
  expect(nutzerArtFuer(fuer)).toBe(art)
})

test('[R1-04] ein Kreditinstitut: weder Geburtsdatum noch Anschrift werden verlangt oder gesendet', () => {
  const werte: NutzerWerte = { ...wer, fuer: 'Kreditinstitut', geburtstag: '31.2.' }
  expect(registrierungPruefen(werte)).toEqual([])
  expect(registrierungAusWerten(werte)).toEqual({ type: 'GpNutzer', ...gesendet })
  const felder = registrierungPruefen({ ...werte, fuer: 'Startup' }).map(({ pfad }) => pfad)
  expect(felder).toContain('geburtstag')
  expect(felder).toContain('postAnschrift.strasse')
})

test('[R1-04] für wen sich jemand registriert, muss er sagen', () => {
  expect(registrierungPruefen(wer)[0]).toEqual({
    pfad: 'fuer',
    text: 'Wählen Sie, für wen Sie sich registrieren.',
  })
})
