import { expect, test } from 'vitest'
import {
  leeresKonto,
  leeresUnternehmen,
  unternehmenAusWerten,
  unternehmenWertePruefen,
} from './formularwerte.ts'

const leer = leeresUnternehmen({ name: 'Wiebke Petersen', email: 'w@demo.example', telefon: '0461 1234' })

test.each(['Kreditinstitut', 'Startup'] as const)('[R3.1-04] ein %s hat nur seinen Namen', (type) => {
  expect(unternehmenWertePruefen({ ...leer, type }).map(({ pfad }) => pfad)).toEqual(['name'])
  const werte = { ...leer, type, name: ' AgrarTech ', steuernummer: 'was' }
  expect(unternehmenWertePruefen(werte)).toEqual([])
  expect(unternehmenAusWerten(werte)).toEqual({ type, name: 'AgrarTech' })
})

test('[R3.1-04] ein Betrieb hat alle Felder, und was nur der Bildschirm braucht, geht nicht mit', () => {
  const werte = {
    ...leer,
    name: 'Hof Beispiel',
    antragstellerArt: 'PRIMAERPRODUZENT',
    rechtsform: 'EINZELUNTERNEHMER',
    registerGericht: 'Kiel',
    registerNummer: '12',
    gruendungsDatum: '1.4.2001',
    steuernummer: '15/123/45678',
    zidBetriebsnummer: '010000000001',
    adresseBetriebssitz: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
    kontoInformationen: [{ ...leeresKonto(), iban: 'DE02120300000000202051', geschaeftsKonto: true }],
  }
  expect(unternehmenWertePruefen(werte)).toEqual([])
  expect(unternehmenAusWerten(werte)).toMatchObject({
    gruendungsDatum: '2001-04-01',
    korrespondenzadresse: null,
    registerArt: null,
    registerGericht: null,
    kontoInformationen: [{ iban: 'DE02 1203 0000 0000 2020 51', geschaeftsKonto: true }],
  })
})
