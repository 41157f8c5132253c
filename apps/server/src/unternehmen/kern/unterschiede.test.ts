import { unternehmenVereinheitlichen } from '@foerderportal/contract/unternehmen/rules'
import { describe, expect, test } from 'vitest'
import { hof } from '../testing/beispiele.ts'
import { istBankdaten, istKennzeichen, protokollAngaben, unterschiede } from './unterschiede.ts'

const eingabe = hof({ rechtsform: 'KOMMANDITGESELLSCHAFT', registerArt: 'HANDELSREGISTER_A' })
const stand = unternehmenVereinheitlichen(eingabe)
const konto = eingabe.kontoInformationen[0]
const adresse = { strasse: 'Postweg', hausnummer: '1', plz: '24937', ort: 'Flensburg' }

type Mehr = Parameters<typeof hof>[0]
const felderVon = (mehr: Mehr) =>
  unterschiede(stand, unternehmenVereinheitlichen(hof({ ...eingabe, ...mehr })))

describe('unterschiede', () => {
  test.each<[string, Mehr, string[], { bank?: true; kennzeichen?: true }]>([
    ['nothing', {}, [], {}],
    ['the same in another spelling', { steuernummer: ' 15 123 45678 ' }, [], {}],
    ['the name', { name: 'Hof Neu' }, ['name'], {}],
    [
      'a house number',
      { adresseBetriebssitz: { ...eingabe.adresseBetriebssitz, hausnummer: '5' } },
      ['adresseBetriebssitz'],
      {},
    ],
    ['an address for letters', { korrespondenzadresse: adresse }, ['korrespondenzadresse'], {}],
    [
      'who answers',
      { ansprechpartner: { ...eingabe.ansprechpartner, telefon: '0461 1' } },
      ['ansprechpartner'],
      {},
    ],
    ['the applicant type', { antragstellerArt: 'GEWERBLICHER_MASCHINENRING' }, ['antragstellerArt'], {}],
    ['the legal form', { rechtsform: 'OFFENE_HANDELSGESELLSCHAFT' }, ['rechtsform'], {}],
    ['the register', { registerArt: 'HANDELSREGISTER_B' }, ['registerArt'], { kennzeichen: true }],
    ['the court', { registerGericht: 'Kiel' }, ['registerGericht'], { kennzeichen: true }],
    ['the number there', { registerNummer: '7' }, ['registerNummer'], { kennzeichen: true }],
    [
      'the ZID-Betriebsnummer',
      { zidBetriebsnummer: '019999999999' },
      ['zidBetriebsnummer'],
      { kennzeichen: true },
    ],
    ['the day', { gruendungsDatum: '1999-01-01' }, ['gruendungsDatum'], {}],
    ['the tax number', { steuernummer: '15/123/45679' }, ['steuernummer'], {}],
    [
      'the W-IdNr',
      { wirtschaftsIdentifikationsnummer: 'DE123456789-00001' },
      ['wirtschaftsIdentifikationsnummer'],
      {},
    ],
    [
      'an account',
      { kontoInformationen: [{ ...konto, iban: 'DE06 2175 0000 0000 1000 23' } as never] },
      ['kontoInformationen'],
      { bank: true },
    ],
    [
      'its holder',
      { kontoInformationen: [{ ...konto, abweichenderKontoinhaber: 'Ina' } as never] },
      ['kontoInformationen'],
      { bank: true },
    ],
  ])('[S1-08] %s', (_, mehr, erwartet, { bank = false, kennzeichen = false }) => {
    const felder = felderVon(mehr)
    expect(felder).toEqual(erwartet)
    expect([istBankdaten(felder), istKennzeichen(felder)]).toEqual([bank, kennzeichen])
  })

  test('the other two kinds differ in their name only', () => {
    const bank = (name: string) => unternehmenVereinheitlichen({ type: 'Kreditinstitut', name })
    expect(unterschiede(bank('A'), bank('A'))).toEqual([])
    expect(unterschiede(bank('A'), bank('B'))).toEqual(['name'])
  })
})

test('the audit log gets values only of what says nothing about a person', () => {
  const nachher = unternehmenVereinheitlichen({
    ...eingabe,
    name: 'Neu',
    rechtsform: 'OFFENE_HANDELSGESELLSCHAFT',
  })
  expect(protokollAngaben(unterschiede(stand, nachher), stand, nachher)).toEqual({
    felder: ['name', 'rechtsform'],
    werte: { rechtsform: { vorher: 'KOMMANDITGESELLSCHAFT', nachher: 'OFFENE_HANDELSGESELLSCHAFT' } },
  })
})
