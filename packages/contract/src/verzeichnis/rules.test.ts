import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ibanFormatieren } from '../shared/geld/ibanForm.ts'
import { ibanAusTeilen, ibanLaender, ibanLesen } from './rules.ts'

describe('ibanLesen', () => {
  test.each([
    ['de89 3704 0044 0532 0130 00', 'DE', true, '37040044', null, '370400440532013000'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB', true, 'NWBK', '601613', 'NWBK60161331926819'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'FR', true, '20041', '01005', '20041010050500013M02606'],
    ['AL47 2121 1009 0000 0002 3569 8741', 'AL', true, '212', '11009', '212110090000000235698741'],
    ['TR33 0006 1005 1978 6457 8413 26', 'TR', false, null, null, '0006100519786457841326'],
  ])('[R3.7-01] %s', (text, countryCode, sepa, bankId, branchId, bban) => {
    const auskunft = ibanLesen(text)
    expect(auskunft?.meta).toMatchObject({ countryCode, sepa })
    expect(auskunft?.okay).toMatchObject({ bankId, branchId, bban })
    expect(auskunft?.okay.iban).toBe(auskunft?.okay.ibanFormatted.replaceAll(' ', ''))
    expect(new RegExp(auskunft?.meta.bban.pattern ?? '').test(bban)).toBe(true)
    expect(auskunft?.meta.bban.maxLength).toBe(bban.length)
  })

  test.each([
    '',
    'DE',
    'DE88 3704 0044 0532 0130 00',
    'XX89 3704 0044 0532 0130 00',
    'DE89 3704 0044 0532 0130 0',
  ])('%j does not hold', (text) => expect(ibanLesen(text)).toBeUndefined())
})

/** One account of each of 37 countries, as the IBAN registry prints them. */
const BEISPIELE = `
AD12 0001 2030 2003 5910 0100
AE07 0331 2345 6789 0123 456
AL47 2121 1009 0000 0002 3569 8741
AT61 1904 3002 3457 3201
BE68 5390 0754 7034
BG80 BNBG 9661 1020 3456 78
CH93 0076 2011 6238 5295 7
CY17 0020 0128 0000 0012 0052 7600
CZ65 0800 0000 1920 0014 5399
DE89 3704 0044 0532 0130 00
DK50 0040 0440 1162 43
EE38 2200 2210 2014 5685
ES91 2100 0418 4502 0005 1332
FI21 1234 5600 0007 85
FR14 2004 1010 0505 0001 3M02 606
GB29 NWBK 6016 1331 9268 19
GR16 0110 1250 0000 0001 2300 695
HR12 1001 0051 8630 0016 0
HU42 1177 3016 1111 1018 0000 0000
IE29 AIBK 9311 5212 3456 78
IT60 X054 2811 1010 0000 0123 456
LI21 0881 0000 2324 013A A
LT12 1000 0111 0100 1000
LU28 0019 4006 4475 0000
LV80 BANK 0000 4351 9500 1
MC58 1122 2000 0101 2345 6789 030
MT84 MALT 0110 0001 2345 MTLC AST0 01S
NL91 ABNA 0417 1643 00
NO93 8601 1117 947
PL61 1090 1014 0000 0712 1981 2874
PT50 0002 0123 1234 5678 9015 4
RO49 AAAA 1B31 0075 9384 0000
SE45 5000 0000 0583 9825 7466
SI56 2633 0001 2039 086
SK31 1200 0000 1987 4263 7541
SM86 U032 2509 8000 0000 0270 100
TR33 0006 1005 1978 6457 8413 26`
  .trim()
  .split('\n')

/** Of the same countries, made from their own patterns; where a country checks the account too, of those that hold. */
const erzeugte = (land: string, anzahl: number): string[] => {
  const regel = ibanLaender().find(({ countryCode }) => countryCode === land)?.bban
  if (regel === undefined) throw new Error(`${land} is in no registry`)
  const bbans = fc.sample(fc.stringMatching(new RegExp(regel.pattern)), { numRuns: 3_000, seed: 13_616 })
  return bbans.flatMap((bban) => ibanAusTeilen({ countryCode: land, bban }).iban ?? []).slice(0, anzahl)
}

const IBANS = BEISPIELE.flatMap((iban) => [iban.replaceAll(' ', ''), ...erzeugte(iban.slice(0, 2), 5)])

const ersetzt = (text: string, stelle: number, neu: string) =>
  text.slice(0, stelle) + neu + text.slice(stelle + neu.length)

const jeStelle = (iban: string, anders: (stelle: number) => readonly string[]): string[] =>
  Array.from(iban, (_, stelle) => anders(stelle))
    .flat()
    .filter((andere) => andere !== iban)

const andereZiffern = (iban: string): string[] =>
  jeStelle(iban, (stelle) =>
    /\d/.test(iban[stelle] ?? '') ? Array.from('0123456789', (z) => ersetzt(iban, stelle, z)) : [],
  )

/** What is checked (ISO 7064): the account, then country and check digits, each letter as its number. */
const gelesenAls = (iban: string): string =>
  (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (b) => String(Number.parseInt(b, 36)))

/** 1B, 2M and 3X read the same backwards (111, 222, 333): of these no check digit can know. */
const vertauschteNachbarn = (iban: string): string[] =>
  jeStelle(iban, (stelle) => {
    const [links = '', rechts = ''] = iban.slice(stelle, stelle + 2)
    return [ersetzt(iban, stelle, rechts + links)]
  }).filter((andere) => gelesenAls(andere) !== gelesenAls(iban))

describe('IBANs of many countries', () => {
  test('[R7.3-08] are accepted as they stand', () => {
    expect(new Set(IBANS).size).toBeGreaterThanOrEqual(200)
    expect(new Set(IBANS.map((iban) => iban.slice(0, 2))).size).toBe(37)
    expect(IBANS.filter((iban) => ibanLesen(iban) === undefined)).toEqual([])
  })

  test('[R7.3-08] are refused with any one digit changed', () => {
    expect(IBANS.flatMap(andereZiffern).filter((iban) => ibanLesen(iban) !== undefined)).toEqual([])
  })

  test('[R7.3-08] are refused with any two neighbours swapped', () => {
    expect(IBANS.flatMap(vertauschteNachbarn).filter((iban) => ibanLesen(iban) !== undefined)).toEqual([])
  })
})

describe('ibanLaender', () => {
  test('[R7.3-06] are the 97 countries of the registry with German names in German order', () => {
    const laender = ibanLaender()
    expect(laender).toHaveLength(97)
    const namen = laender.map(({ name }) => name)
    expect(namen).toEqual(namen.toSorted(new Intl.Collator('de').compare))
    expect(laender.find(({ countryCode }) => countryCode === 'AT')).toEqual({
      countryCode: 'AT',
      name: 'Österreich',
      sepa: true,
      bban: { minLength: 16, maxLength: 16, pattern: '^[0-9]{16}$' },
    })
    // Each has a name of its own: none is shown as its code.
    expect(laender.filter(({ name, countryCode }) => name === countryCode)).toEqual([])
  })

  test('[R7.3-06] [R3.7-01] knows the 41 countries of SEPA and the territories that belong to two of them', () => {
    const sepa = ibanLaender().flatMap(({ countryCode, sepa: ja }) => (ja ? [countryCode] : []))
    const STAATEN =
      'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'
    const GEBIETE = 'AX GF GI GP MF MQ PM RE YT'
    expect(sepa.toSorted()).toEqual(`${STAATEN} ${GEBIETE}`.split(' ').toSorted())
    expect(STAATEN.split(' ')).toHaveLength(41)
  })
})

describe('ibanAusTeilen', () => {
  test('[R7.3-07] makes of every German account an IBAN that holds and keeps the account', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{18}$/), (bban) => {
        const { iban = '' } = ibanAusTeilen({ countryCode: 'de', bban: ibanFormatieren(bban) })
        expect(ibanLesen(iban)?.okay).toMatchObject({ bban, iban, ibanFormatted: ibanFormatieren(iban) })
      }),
    )
  })

  test.each([
    ['XX', '123', 'Geben Sie ein Land an, das IBAN ausgibt, z. B. DE.'],
    ['US', '123', 'Geben Sie ein Land an, das IBAN ausgibt, z. B. DE.'],
    ['DE', '37040044', 'Prüfen Sie die Kontonummer: Mit DE hat sie 18 Zeichen, hier sind es 8.'],
    [
      'DE',
      '37040044053201300A',
      'Prüfen Sie die Kontonummer: Sie enthält Zeichen, die mit DE nicht vorkommen.',
    ],
    [
      'BE',
      '539007547035',
      'Prüfen Sie die Kontonummer auf Zahlendreher: Ihre eigene Prüfziffer stimmt nicht.',
    ],
    [
      'NO',
      '86011117948',
      'Prüfen Sie die Kontonummer auf Zahlendreher: Ihre eigene Prüfziffer stimmt nicht.',
    ],
  ])('[R7.3-07] %s %s is refused: %s', (countryCode, bban, fehler) => {
    expect(ibanAusTeilen({ countryCode, bban })).toEqual({ fehler })
  })
})
