import { expect, test } from 'vitest'
import { istAnderePerson, nutzerPruefen, nutzerVereinheitlichen } from './rules.ts'
import { NutzerEingabe } from './schema.ts'

const nutzer = (geburtstag: string): NutzerEingabe => ({
  type: 'LandwirtNutzer',
  anrede: 'FRAU',
  vorname: 'Lena',
  nachname: 'Lindenau',
  agiertFuerMehrereUnternehmen: false,
  telefon: '04626 1234',
  geburtstag,
  postAnschrift: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
})

test.each([
  ['2008-11-21', []],
  ['2008-11-22', ['Prüfen Sie das Geburtsdatum: Registrieren können Sie sich ab 18 Jahren.']],
  ['2026-11-22', ['Geben Sie ein Geburtsdatum ein, das nicht in der Zukunft liegt.']],
  ['1906-11-20', ['Prüfen Sie das Jahr im Geburtsdatum.']],
])('[R3.1-02] birthday %s, judged on 2026-11-21', (geburtstag, erwartet) => {
  expect(nutzerPruefen(nutzer(geburtstag), '2026-11-21').map((fehler) => fehler.text)).toEqual(erwartet)
})

test('[R3.1-02] what the server knows better is accepted and dropped', () => {
  const ganzesObjekt = {
    ...nutzer('1980-01-01'),
    email: 'x@y.example',
    identifiziert: true,
    unternehmenGpNr: '1',
  }
  const { data } = NutzerEingabe.safeParse(ganzesObjekt)
  expect(data && Object.keys(nutzerVereinheitlichen(data)).toSorted()).toEqual(
    [...Object.keys(nutzer('')), 'ansprechpartnerName', 'titel'].toSorted(),
  )
})

test('[R3.1-02] an unknown field is refused', () => {
  expect(NutzerEingabe.safeParse({ ...nutzer('1980-01-01'), istAdmin: true }).success).toBe(false)
})

test.each(['+49 461 12-34', '(0461) 1234', '04611234'])('[R3.1-02] telephone %s', (telefon) => {
  expect(NutzerEingabe.safeParse({ ...nutzer('1980-01-01'), telefon }).success).toBe(true)
})

test.each(['', '12', 'anrufen', '0461\u0000123456'])('[R3.1-02] telephone %j is refused', (telefon) => {
  expect(NutzerEingabe.safeParse({ ...nutzer('1980-01-01'), telefon }).success).toBe(false)
})

const lena = { vorname: 'Lena', nachname: 'Lindenau', geburtstag: '1984-04-12' }
test.each([
  ['the same', {}, false],
  ['another case', { vorname: 'LENA' }, false],
  ['another spelling of the same letters', { nachname: 'Lindenau'.normalize('NFD') }, false],
  ['spaces around it', { vorname: ' Lena ' }, false],
  ['another first name', { vorname: 'Lina' }, true],
  ['one more first name', { vorname: 'Lena Marie' }, true],
  ['another surname', { nachname: 'Lindenau-Petersen' }, true],
  ['another birthday', { geburtstag: '1984-04-13' }, true],
])('[S2-01] whose name and birthday: %s', (_, anders, erwartet) => {
  expect(istAnderePerson(lena, { ...lena, ...anders })).toBe(erwartet)
})
