import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PainFehler, painPruefen } from './painPruefen.ts'
import { painSchreiben, type Zahlung } from './painSchreiben.ts'
import { sepaKennung, sepaText } from './sepaZeichen.ts'
import { naechsterTargetTag } from './targetTag.ts'

const KONTO = {
  name: 'Landwirtschaftliche Förderbank',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
}
const ZAHLUNG: Zahlung = {
  endToEnd: 'AZ-2026-000001',
  cent: 1,
  inhaber: 'Müller & Söhne „Hof“',
  iban: 'DE89 3704 0044 0532 0130 00',
  verwendungszweck: 'Zuwendung AZ-2026-000001',
}
const datei = (zahlungen: readonly Zahlung[], anders: object = {}) =>
  painSchreiben({
    nummer: 'ZL-2026-000001',
    erzeugtAm: new Date('2026-11-25T10:11:12Z'),
    ausfuehrungAm: '2026-11-26',
    konto: KONTO,
    zahlungen,
    ...anders,
  })
const alle = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, inhalt = '']) => inhalt)

test('[S6-07] [A-38] 2,000 payments of 0.01 to 99,999.99 keep to the schema, and their sum is right to the cent', async () => {
  const zahlungen = Array.from({ length: 2_000 }, (_, i) => ({
    ...ZAHLUNG,
    endToEnd: `AZ-2026-${String(i + 1).padStart(6, '0')}`,
    cent: Math.round(1 + (i * 9_999_998) / 1_999),
  }))
  const xml = datei(zahlungen)
  await painPruefen(xml)
  expect(alle(xml, 'InstdAmt')).toEqual(expect.arrayContaining(['0.01', '99999.99']))
  const cent = alle(xml, 'InstdAmt').reduce((summe, text) => summe + Number(text.replace('.', '')), 0)
  const genannt = `${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, '0')}`
  expect(alle(xml, 'CtrlSum')).toEqual([genannt, genannt])
  expect(new Set(alle(xml, 'EndToEndId')).size).toBe(2_000)
  expect(xml.match(/<PmtInf>/g)).toHaveLength(1)
})

test('[S6-07] [A-38] umlauts and signs are written as SEPA has them', () => {
  const xml = datei([ZAHLUNG])
  expect(alle(xml, 'Nm')).toEqual([
    'Landwirtschaftliche Foerderbank',
    'Landwirtschaftliche Foerderbank',
    "Mueller + Soehne 'Hof'",
  ])
  expect(sepaText('Ünal\tÇelik_Žák <x> 東', 70)).toBe('Uenal Celik-Zak .x. Dong')
  expect(sepaText('ß'.repeat(60), 70)).toHaveLength(70)
  expect(sepaKennung('/AZ//2026/')).toBe('AZ/2026')
})

test.each([
  ['Жатва', 'Zhatva'],
  ['Yıldız Çiftliği', 'Yildiz Ciftligi'],
  ['Þórður', 'Thordur'],
  ['Łąka Święta', 'Laka Swieta'],
  ['Αγρόκτημα', 'Agroktima'],
  ['Fərid Əliyev', 'Ferid Eliyev'],
  // composed of a letter and its sign
  ['Mu\u0308ller', 'Mueller'],
  ['GROẞE HÖFE', 'GROSSE HOeFE'],
  ['Hof «Nord» [2] {a} a|b\\c; 50%', "Hof 'Nord' (2) (a) a/b/c, 50."],
  ['🚜 Hof 🌾', 'Hof'],
  ['🚜🌾', 'NOTPROVIDED'],
  ['… –', 'NOTPROVIDED'],
])('[S6-08] %s is written as %s', (name, geschrieben) => {
  expect(sepaText(name, 70)).toBe(geschrieben)
})

test('[S6-08] an account that was fixed in another spelling is written as the schema has it', async () => {
  const konto = { ...KONTO, iban: 'de02-1203.0000 0000 2020 51', bic: 'byla dem1001' }
  const xml = datei([{ ...ZAHLUNG, endToEnd: '//' }], { konto })
  await painPruefen(xml)
  expect(alle(xml, 'IBAN')[0]).toBe('DE02120300000000202051')
  expect(alle(xml, 'BICFI')).toEqual(['BYLADEM1001'])
  expect(alle(xml, 'EndToEndId')).toEqual(['NOTPROVIDED'])
})

const TEXT = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('ß', 'щ', '½', '東', '🚜', '/', ' ', '&', '<', '\u202E', 'ﷺ'),
    maxLength: 200,
  }),
)

test('[S6-08] whatever stands in a text, the set of SEPA does, never nothing and never too much', () => {
  fc.assert(
    fc.property(TEXT, fc.constantFrom(35, 70, 140), (text, hoechstens) => {
      const geschrieben = sepaText(text, hoechstens)
      expect(geschrieben).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]*[a-zA-Z0-9][a-zA-Z0-9/\-?:().,'+ ]*$/)
      expect(geschrieben.length).toBeLessThanOrEqual(hoechstens)
      expect(geschrieben).toBe(geschrieben.trim())
      expect(sepaKennung(text)).toMatch(/^(?!\/)(?!.*\/\/).{1,35}(?<!\/)$/)
    }),
    { numRuns: 2_000 },
  )
})

test('[S6-07] [S6-08] whatever bank and holder are called, the file keeps to the schema', async () => {
  await fc.assert(
    fc.asyncProperty(TEXT, TEXT, TEXT, fc.integer({ min: 1, max: 99_999_999_999 }), async (a, b, c, cent) => {
      const zahlung = { ...ZAHLUNG, inhaber: a, verwendungszweck: b, endToEnd: c, cent }
      await painPruefen(datei([zahlung], { konto: { ...KONTO, name: b }, nummer: c }))
    }),
    { numRuns: 60 },
  )
})

test('[S6-07] one block, SEPA, shared charges, no address, the day and the account of the bank', () => {
  const xml = datei([ZAHLUNG])
  expect(['Cd', 'ChrgBr', 'Dt', 'MsgId', 'PmtInfId', 'BICFI'].map((name) => alle(xml, name))).toEqual([
    ['SEPA'],
    ['SLEV'],
    ['2026-11-26'],
    ['ZL-2026-000001'],
    ['ZL-2026-000001'],
    ['BYLADEM1001'],
  ])
  expect(alle(xml, 'IBAN')).toEqual(['DE02120300000000202051', 'DE89370400440532013000'])
  expect(xml).not.toContain('PstlAdr')
  expect(datei([ZAHLUNG])).toBe(xml)
})

test.each([
  ['an element that it does not know', (xml: string) => xml.replaceAll('SvcLvl', 'Service')],
  ['an IBAN of another form', (xml: string) => xml.replace('DE8937', '8937')],
  ['an amount with three decimals', (xml: string) => xml.replace('0.01</InstdAmt>', '0.0123456</InstdAmt>')],
  ['no XML', () => 'keine Datei'],
])('[S6-07] a file with %s is refused', async (_, verderben) => {
  await expect(painPruefen(verderben(datei([ZAHLUNG])))).rejects.toBeInstanceOf(PainFehler)
})

test('[S6-07] the schema is the one whose source is recorded', () => {
  const ordner = new URL('../../../../daten/iso20022/', import.meta.url)
  const hash = createHash('sha256')
    .update(readFileSync(new URL('pain.001.001.09.xsd', ordner)))
    .digest('hex')
  expect(readFileSync(new URL('README.md', ordner), 'utf8')).toContain(hash)
})

describe('[S6-07] the next day on which banks settle', () => {
  test.each([
    ['a Wednesday', '2026-11-25', '2026-11-26'],
    ['a Friday', '2026-11-27', '2026-11-30'],
    ['before Christmas', '2026-12-24', '2026-12-28'],
    ['before New Year', '2026-12-31', '2027-01-04'],
    ['before Good Friday', '2027-03-25', '2027-03-30'],
    ['before Labour Day', '2026-04-30', '2026-05-04'],
    ['before a holiday of Germany alone', '2026-10-02', '2026-10-05'],
    ['German Unity Day on a weekday is none of theirs', '2028-10-02', '2028-10-03'],
  ])('%s', (_, tag, naechster) => {
    expect(naechsterTargetTag(tag)).toBe(naechster)
  })
})
