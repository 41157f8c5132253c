import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REGISTERGERICHTE, istRegistergericht } from './registergerichte.ts'
import { steuernummerFehler, steuernummerFormatieren } from './steuernummer.ts'
import { wirtschaftsIdFehler, wirtschaftsIdFormatieren } from './wirtschaftsId.ts'
import { zidFehler, zidFormatieren } from './zid.ts'

describe('ZID-Betriebsnummer', () => {
  const land = fc.integer({ min: 1, max: 16 }).map((n) => String(n).padStart(2, '0'))
  const nummer = fc.tuple(land, fc.stringMatching(/^\d{10}$/)).map((teile) => teile.join(''))

  test('[S1-06] twelve digits that begin with a Land; a leading 276 is cut', () => {
    fc.assert(
      fc.property(nummer, (zid) => {
        expect(zidFehler(zid)).toBeUndefined()
        expect(zidFehler(`276${zid}`)).toBeUndefined()
        expect(zidFormatieren(`276 ${zid.slice(0, 2)} ${zid.slice(2)}`)).toBe(zid)
      }),
    )
  })

  test.each([
    '',
    '01234567890',
    '0123456789012',
    '001234567890',
    '171234567890',
    '27601234567890',
    '01234567890a',
  ])('[S1-06] refuses %s and says what it looks like', (zid) => {
    expect(zidFehler(zid)).toMatch(/^Geben Sie die ZID-Betriebsnummer mit zwölf Ziffern ein\./)
  })
})

describe('Steuernummer', () => {
  test.each([
    ['Baden-Württemberg', '93815/08152'],
    ['Bayern', '181/815/08155'],
    ['Berlin', '21/815/08150'],
    ['Brandenburg', '048/815/08155'],
    ['Bremen', '75 815 08152'],
    ['Hamburg', '02/815/08156'],
    ['Hessen', '013 815 08153'],
    ['Mecklenburg-Vorpommern', '079/815/08151'],
    ['Niedersachsen', '24/815/08151'],
    ['Nordrhein-Westfalen', '133/8150/8159'],
    ['Rheinland-Pfalz', '22/815/08154'],
    ['Rheinland-Pfalz, alt', '22/815/0815/4'],
    ['Saarland', '010/815/08182'],
    ['Sachsen', '201/123/12340'],
    ['Sachsen-Anhalt', '101/815/08154'],
    ['Schleswig-Holstein', '29 815 08158'],
    ['Thüringen', '151/815/08156'],
    ['ohne Trennzeichen', '2181508150'],
    ['Bund, Baden-Württemberg', '2893081508152'],
    ['Bund, Bayern', '9181081508155'],
    ['Bund, Nordrhein-Westfalen', '5133081508159'],
    ['Bund, Schleswig-Holstein', '2129081508158'],
  ])('[S1-06] accepts the scheme of %s', (_, nummer) => {
    expect(steuernummerFehler(nummer)).toBeUndefined()
  })

  test.each([
    '',
    '123',
    '12/345/6789',
    '12_345_67890',
    '12/345/6789O',
    '2893181508152',
    '1293081508152',
    '12345678901234',
  ])('[S1-06] refuses %s and says what to do', (nummer) => {
    expect(steuernummerFehler(nummer)).toMatch(/^Geben Sie die Steuernummer wie auf dem Steuerbescheid ein/)
  })

  test('[S1-06] is stored with slashes', () => {
    expect(steuernummerFormatieren(' 29  815 / 08158 ')).toBe('29/815/08158')
  })
})

test.each([
  ['DE123456789-00001', true],
  ['de 123 456 789 - 00001', true],
  ['DE123456789', false],
  ['DE12345678-00001', false],
  ['AT123456789-00001', false],
])('[S1-06] Wirtschafts-Identifikationsnummer %s', (nummer, gut) => {
  expect(wirtschaftsIdFehler(nummer) === undefined).toBe(gut)
  if (gut) expect(wirtschaftsIdFormatieren(nummer)).toBe('DE123456789-00001')
})

describe('Registergerichte', () => {
  test('[S1-06] are the 173 seats with 202 XJustiz ids of the official list, each once', () => {
    const ids = REGISTERGERICHTE.flatMap((gericht) => gericht.xJustizIds)
    expect(REGISTERGERICHTE).toHaveLength(173)
    expect(ids).toHaveLength(202)
    expect(new Set(ids).size).toBe(202)
    expect(ids.every((id) => /^[A-Z]\d{4}[VR]?$/.test(id))).toBe(true)
  })

  test('[S1-06] stand in German order, so that a list can show them as they are', () => {
    const sitze = REGISTERGERICHTE.map((gericht) => gericht.sitz)
    expect(sitze).toEqual(sitze.toSorted(new Intl.Collator('de').compare))
  })

  test('[S1-06] are known by their seat', () => {
    expect(istRegistergericht('Flensburg')).toBe(true)
    expect(istRegistergericht('Berlin (Charlottenburg)')).toBe(true)
    expect(istRegistergericht('Entenhausen')).toBe(false)
  })
})
