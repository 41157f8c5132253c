import { expect, test } from 'vitest'
import { geaendert, konfliktWorte, frageZu } from './unternehmenWorte.ts'

const konto = {
  kennung: 'standard DE02 1203 0000 0000 2020 51',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  kontofuehrendesInstitut: 'Kreditbank',
  abweichenderKontoinhaber: 'Kim Muster',
  geschaeftsKonto: false,
  produktgruppe: 'standard',
}
const adresse = { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' }

test.each<[readonly string[], unknown, string, string]>([
  [['name'], 'Hof', 'Name des Unternehmens', 'Hof'],
  [['antragstellerArt'], 'PRIMAERPRODUZENT', 'Art des Unternehmens', 'Landwirtschaftlicher Primärproduzent'],
  [['rechtsform'], 'EINGETRAGENER_KAUFMANN', 'Rechtsform', 'e.K.'],
  [['gruendungsDatum'], '2001-04-01', 'Gründungsdatum', '01.04.2001'],
  [['zidBetriebsnummer'], null, 'ZID-Betriebsnummer', 'leer'],
  [['ansprechpartner', 'telefon'], '0461 1', 'Telefon der Ansprechperson', '0461 1'],
  [['adresseBetriebssitz'], adresse, 'Betriebssitz', 'Moorweg 4\n24887 Silberstedt'],
  [['korrespondenzadresse'], null, 'Adresse für die Post', 'leer'],
  [
    ['kontoInformationen', konto.kennung],
    konto,
    'Konto mit dem Ende 2051',
    'DE02 1203 0000 0000 2020 51\nKreditbank\nBIC BYLADEM1001\nlautet auf Kim Muster\nkein Geschäftskonto\nNatürlicher Klimaschutz und Investitionen',
  ],
  [['kontoInformationen', konto.kennung], undefined, 'Konto mit dem Ende 2051', 'entfernt'],
])('[R7.1-15] %j %j', (pfad, wert, frage, text) => {
  const worte = konfliktWorte({ pfad, eigen: wert, fremd: konto, basis: undefined })
  expect([worte.frage, worte.schreiben(wert)]).toEqual([frage, text])
})

test('an account that came from elsewhere is a bank account', () => {
  expect(frageZu(['kontoInformationen', konto.kennung])).toBe('Bankverbindung')
})

test('[R7.1-15] what was saved is named as the form names it', () => {
  const alt = { type: 'Startup' as const, name: 'Alt', gpNr: '1' }
  expect(geaendert(alt, { ...alt, name: 'Neu' })).toEqual(['Name des Unternehmens'])
  expect(geaendert(alt, { ...alt })).toEqual([])
})
