import { describe, expect, test } from 'vitest'
import { ANTRAGSTELLER_ARTEN } from './werte/enums.ts'
import { unternehmenPruefen, unternehmenVereinheitlichen } from './rules.ts'
import { UnternehmenEingabe, type LandwirtschaftlichesUnternehmenEingabe } from './schema.ts'

const heute = '2026-11-21'
const hof: LandwirtschaftlichesUnternehmenEingabe = {
  type: 'LandwirtschaftlichesUnternehmen',
  name: 'Hof Beispiel',
  adresseBetriebssitz: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
  ansprechpartner: { ansprechpartnerName: 'Ina Beispiel', email: 'ina@hof.example', telefon: '04626 1234' },
  antragstellerArt: 'PRIMAERPRODUZENT',
  gruendungsDatum: '1998-07-01',
  kontoInformationen: [{ iban: 'DE89370400440532013000', geschaeftsKonto: true, produktgruppe: 'standard' }],
  rechtsform: 'EINZELUNTERNEHMER',
  steuernummer: '15/123/45678',
  zidBetriebsnummer: '276 01 0598765432',
}
const pfade = (u: Partial<LandwirtschaftlichesUnternehmenEingabe>) =>
  unternehmenPruefen({ ...hof, ...u }, heute).map((fehler) => fehler.pfad)
const konto = {
  iban: 'DE89 3704 0044 0532 0130 00',
  geschaeftsKonto: true,
  produktgruppe: 'standard',
} as const

describe('unternehmenPruefen', () => {
  test('[S1-06] a farm with everything right', () => {
    expect(UnternehmenEingabe.safeParse(hof).success).toBe(true)
    expect(unternehmenPruefen(hof, heute)).toEqual([])
  })

  test.each(ANTRAGSTELLER_ARTEN)('[S1-06] ZID-Betriebsnummer of %s', (antragstellerArt) => {
    const pflicht = antragstellerArt === 'PRIMAERPRODUZENT' ? ['zidBetriebsnummer'] : []
    expect(pfade({ antragstellerArt, zidBetriebsnummer: null })).toEqual(pflicht)
    expect(pfade({ antragstellerArt, zidBetriebsnummer: ' ' })).toEqual(pflicht)
    expect(pfade({ antragstellerArt, zidBetriebsnummer: '99' })).toEqual(['zidBetriebsnummer'])
  })

  test.each([
    [heute, []],
    ['2026-11-22', ['gruendungsDatum']],
    ['0998-07-01', ['gruendungsDatum']],
  ])('[S1-06] foundation date %s, judged on 2026-11-21', (gruendungsDatum, erwartet) => {
    expect(pfade({ gruendungsDatum })).toEqual(erwartet)
  })

  test('[S1-06] names each wrong account by its position', () => {
    const falsch = { ...konto, iban: 'DE00 3704 0044 0532 0130 00', bic: 'X' }
    expect(pfade({ kontoInformationen: [konto, falsch] })).toEqual([
      'kontoInformationen.1.iban',
      'kontoInformationen.1.bic',
    ])
  })

  const TR = 'TR33 0006 1005 1978 6457 8413 26'
  const FR = 'FR14 2004 1010 0505 0001 3M02 606'
  test.each([
    ['outside SEPA', { iban: TR }, ['iban']],
    ['outside SEPA, with the BIC of a German bank', { iban: TR, bic: 'COBADEFFXXX' }, ['iban']],
    ['in another SEPA country', { iban: FR }, []],
    ['with the BIC of an overseas part', { iban: FR, bic: 'crre rerx' }, []],
    ['with the BIC of another country', { iban: FR, bic: 'COBADEFFXXX' }, ['bic']],
    ['with an empty BIC', { iban: FR, bic: ' ' }, []],
    ['with a holder as long as a transfer takes', { abweichenderKontoinhaber: 'a'.repeat(70) }, []],
    ['with a longer one', { abweichenderKontoinhaber: 'a'.repeat(71) }, ['abweichenderKontoinhaber']],
    ['with a holder of other letters', { abweichenderKontoinhaber: 'Жатва' }, []],
    ['with a holder without a letter', { abweichenderKontoinhaber: '...' }, ['abweichenderKontoinhaber']],
  ] as const)('[S6-08] an account %s', (_, anders, felder) => {
    expect(pfade({ kontoInformationen: [{ ...konto, ...anders }] })).toEqual(
      felder.map((feld) => `kontoInformationen.0.${feld}`),
    )
  })

  test('[S1-06] the same account twice for one product group', () => {
    expect(
      pfade({ kontoInformationen: [konto, { ...konto, iban: hof.kontoInformationen[0]?.iban ?? '' }] }),
    ).toEqual(['kontoInformationen.1.iban'])
    expect(pfade({ kontoInformationen: [konto, { ...konto, produktgruppe: 'ZUKLB' }] })).toEqual([])
  })

  test('[S1-06] errors come field by field, all at once', () => {
    const falsch = {
      steuernummer: '1',
      wirtschaftsIdentifikationsnummer: 'DE1',
      registerNummer: '5',
      zidBetriebsnummer: '1',
    }
    expect(pfade(falsch)).toEqual([
      'registerNummer',
      'steuernummer',
      'zidBetriebsnummer',
      'wirtschaftsIdentifikationsnummer',
    ])
  })

  test('[R3.1-04] the other two kinds have a name only', () => {
    expect(unternehmenPruefen({ type: 'Kreditinstitut', name: 'Raiffeisenbank' }, heute)).toEqual([])
    expect(unternehmenPruefen({ type: 'Startup', name: 'AgrarTech' }, heute)).toEqual([])
  })
})

describe('unternehmenVereinheitlichen', () => {
  test('[R3.1-05] stores the IBAN in groups of four', () => {
    expect(unternehmenVereinheitlichen(hof)).toMatchObject({
      kontoInformationen: [{ iban: 'DE89 3704 0044 0532 0130 00', bic: null }],
    })
  })

  test('[S1-07] has one spelling for what tells companies apart', () => {
    const register = {
      registerArt: 'HANDELSREGISTER_A',
      registerGericht: ' Kiel ',
      registerNummer: 'hra 0815 ki',
    } as const
    expect(unternehmenVereinheitlichen({ ...hof, ...register })).toMatchObject({
      zidBetriebsnummer: '010598765432',
      registerGericht: 'Kiel',
      registerNummer: '815 KI',
      steuernummer: '15/123/45678',
    })
  })

  test('[R3.1-04] null for what was not given; nothing that the server gives', () => {
    const gespeichert = unternehmenVereinheitlichen({ ...hof, gpNr: '666', registerGericht: '' })
    expect(gespeichert).not.toHaveProperty('gpNr')
    expect(gespeichert).toMatchObject({
      korrespondenzadresse: null,
      registerArt: null,
      registerGericht: null,
      registerNummer: null,
      wirtschaftsIdentifikationsnummer: null,
    })
  })
})
