import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import { unternehmenVereinheitlichen } from '@foerderportal/contract/unternehmen/rules'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import type { Seitenwahl } from '@foerderportal/entwurf/merge'
import { expect, test } from 'vitest'
import { leeresKonto, unternehmenAusWerten, type UnternehmenWerte } from './formular/formularwerte.ts'
import { mergeUnternehmen } from './mergeUnternehmen.ts'
import { unternehmenWerte } from './formular/unternehmenWerte.ts'

const konto = (iban: string, mehr: Partial<KontoInformation> = {}): KontoInformation => ({
  iban,
  bic: null,
  kontofuehrendesInstitut: null,
  abweichenderKontoinhaber: null,
  geschaeftsKonto: true,
  produktgruppe: 'standard',
  ...mehr,
})
const [A, B, C] = [
  'DE89 3704 0044 0532 0130 00',
  'DE02 1203 0000 0000 2020 51',
  'DE06 2175 0000 0000 1000 23',
]
const hier = { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' }
const dort = { strasse: 'Speicherlinie', hausnummer: '1', plz: '24937', ort: 'Flensburg' }
const woanders = { strasse: 'Hafen', hausnummer: '2', plz: '24103', ort: 'Kiel' }

type Betrieb = Extract<UnternehmenHuelle['value'], { type: 'LandwirtschaftlichesUnternehmen' }>
const betrieb: Betrieb = {
  type: 'LandwirtschaftlichesUnternehmen',
  name: 'Hof Beispiel',
  gpNr: '1000001',
  adresseBetriebssitz: hier,
  ansprechpartner: { ansprechpartnerName: 'Wiebke Petersen', email: 'w@demo.example', telefon: '0461 1234' },
  antragstellerArt: 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
  gruendungsDatum: '2001-04-01',
  kontoInformationen: [konto(A)],
  korrespondenzadresse: null,
  rechtsform: 'EINZELUNTERNEHMER',
  registerArt: null,
  registerGericht: null,
  registerNummer: null,
  steuernummer: '15/123/45678',
  zidBetriebsnummer: null,
  wirtschaftsIdentifikationsnummer: null,
}

/** Somebody saved `fremd` while `tippen` was typed over the state before. */
const merged = (
  fremd: Partial<Betrieb>,
  tippen: (w: UnternehmenWerte) => Partial<UnternehmenWerte>,
  wahl?: Seitenwahl,
) => {
  const werte = unternehmenWerte(betrieb)
  const neuere = { guid: 'neu', value: { ...betrieb, ...fremd } }
  const { wert, konflikte, fremdes } = mergeUnternehmen(
    { neuere, werte: { ...werte, ...tippen(werte) }, begonnen: werte },
    wahl ? { wahl: () => wahl } : {},
  )
  const wege = (pfade: readonly (readonly string[])[]) => pfade.map((pfad) => pfad.join('/'))
  return { wert, neuere, konflikte: wege(konflikte.map(({ pfad }) => pfad)), fremdes: wege(fremdes) }
}
const iban = (nr: string) => (w: UnternehmenWerte) => ({
  kontoInformationen: w.kontoInformationen.map((k) => ({ ...k, iban: nr })),
})
const ibans = ({ kontoInformationen }: UnternehmenWerte) => kontoInformationen.map((k) => k.iban)

test('[R3.1-04] [R3.1-05] the form of what is saved, sent back, says the same', () => {
  const { gpNr: _, ...alles } = {
    ...betrieb,
    korrespondenzadresse: dort,
    rechtsform: 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG' as const,
    registerArt: 'HANDELSREGISTER_B' as const,
    registerGericht: 'Flensburg',
    registerNummer: '4711 KI',
    zidBetriebsnummer: '010000000001',
    wirtschaftsIdentifikationsnummer: 'DE123456789-00001',
    kontoInformationen: [
      konto(A, { bic: 'COBADEFF', kontofuehrendesInstitut: 'Bank', abweichenderKontoinhaber: 'Kim Muster' }),
      konto(B, { geschaeftsKonto: false, produktgruppe: 'ZUKLB' }),
    ],
  }
  expect(unternehmenVereinheitlichen(unternehmenAusWerten(unternehmenWerte(alles)))).toEqual(alles)
  const bank = { type: 'Kreditinstitut', name: 'Bank eG' } as const
  expect(unternehmenAusWerten(unternehmenWerte(bank))).toEqual(bank)
})

test('[R7.1-15] different fields: both hold, and what came from elsewhere is told', () => {
  const { wert, konflikte, fremdes } = merged({ name: 'Hof Neu', adresseBetriebssitz: dort }, () => ({
    steuernummer: '15 999 45679',
  }))
  expect(konflikte).toEqual([])
  expect(wert).toMatchObject({ name: 'Hof Neu', adresseBetriebssitz: dort, steuernummer: '15/999/45679' })
  expect(fremdes).toEqual(['name', 'adresseBetriebssitz'])
})

test.each<
  [
    string,
    Partial<Betrieb>,
    (w: UnternehmenWerte) => Partial<UnternehmenWerte>,
    string,
    Partial<UnternehmenWerte>,
  ]
>([
  ['the same field', { name: 'Fremd' }, () => ({ name: 'Eigen' }), 'name', { name: 'Fremd' }],
  [
    'two parts of an address',
    { adresseBetriebssitz: { ...hier, plz: '24937', ort: 'Flensburg' } },
    () => ({ adresseBetriebssitz: { ...hier, strasse: 'Dorfstraße' } }),
    'adresseBetriebssitz',
    { adresseBetriebssitz: { ...hier, plz: '24937', ort: 'Flensburg' } },
  ],
  [
    'two addresses for the post',
    { korrespondenzadresse: dort },
    () => ({ andereKorrespondenz: true, korrespondenzadresse: woanders }),
    'korrespondenzadresse',
    { andereKorrespondenz: true, korrespondenzadresse: dort },
  ],
])('[R7.1-15] %s: a conflict, and each choice holds whole', (_, fremd, tippen, feld, gewaehlt) => {
  expect(merged(fremd, tippen).konflikte).toEqual([feld])
  expect(merged(fremd, tippen, 'fremd').wert).toMatchObject(gewaehlt)
  expect(merged(fremd, tippen, 'eigen').wert).toMatchObject(tippen(unternehmenWerte(betrieb)))
})

test('[R7.1-15] the same account replaced by two others: one of them holds, never both or a mixture', () => {
  const fremd = { kontoInformationen: [konto(B, { bic: 'BYLADEM1001' })] }
  const { konflikte, wert } = merged(fremd, iban(C))
  expect(konflikte).toEqual([`kontoInformationen/standard ${A}`])
  expect(ibans(wert)).toEqual([C])
  expect(wert.kontoInformationen[0]?.bic).toBe('')
  expect(ibans(merged(fremd, iban(C), 'fremd').wert)).toEqual([B])
})

test('[R7.1-15] what was decided once is not asked again on the next newer state', () => {
  const { wert, neuere } = merged({ kontoInformationen: [konto(B)] }, iban(C), 'eigen')
  const spaeter = { guid: 'noch neuer', value: { ...neuere.value, name: 'Hof Später' } }
  const { wert: nochmal, konflikte } = mergeUnternehmen(
    { neuere: spaeter, werte: wert, begonnen: unternehmenWerte(neuere.value) },
    {},
  )
  expect(konflikte).toEqual([])
  expect([nochmal.name, ...ibans(nochmal)]).toEqual(['Hof Später', C])
})

test('[R7.1-15] accounts that both added stand side by side; one that was removed stays away', () => {
  const { wert, konflikte } = merged({ kontoInformationen: [konto(A), konto(B)] }, (w) => ({
    kontoInformationen: [...w.kontoInformationen, { ...leeresKonto(), iban: C, geschaeftsKonto: true }],
  }))
  expect(konflikte).toEqual([])
  expect(ibans(wert).toSorted()).toEqual([A, B, C].toSorted())
  const ohne = merged({ name: 'Hof Neu' }, () => ({
    kontoInformationen: [{ ...leeresKonto(), iban: C, geschaeftsKonto: true }],
  }))
  expect(ibans(ohne.wert)).toEqual([C])
})

test('[R7.1-15] another way of writing is no change', () => {
  const { konflikte, wert } = merged({ kontoInformationen: [konto(B)] }, iban(A.replaceAll(' ', '')))
  expect(konflikte).toEqual([])
  expect(ibans(wert)).toEqual([B])
})

test('[R7.1-15] a start-up whose name two changed', () => {
  const von = { guid: 'alt', value: { type: 'Startup' as const, name: 'Alt', gpNr: '1' } }
  const neuere = { guid: 'neu', value: { ...von.value, name: 'Fremd' } }
  const werte = { ...unternehmenWerte(von.value), name: 'Eigen' }
  expect(
    mergeUnternehmen({ neuere, werte, begonnen: unternehmenWerte(von.value) }, {}).konflikte.map(
      ({ pfad }) => pfad,
    ),
  ).toEqual([['name']])
})
