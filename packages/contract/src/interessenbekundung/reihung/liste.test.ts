import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listeLesen, listeSchreiben } from './liste.ts'
import { ENDE, LISTE, RUNDE, ZEILEN, ZUFALL, gemischt } from './testing/beispiel.ts'
import { zufallHindernis, type Zeile } from './verfahren.ts'

describe('[S3-03][A-19] the draw in its one written form', () => {
  const genauein = 'Zwischen den Angaben steht genau ein Leerzeichen, am Rand keines.'
  const laenge = 'Die Ziehung hat 8 bis 200 Zeichen.'
  test.each([
    [ZUFALL, null],
    ['A1234567', null],
    ['X'.repeat(200), null],
    ['1.2,3:4/5+6-7', null],
    ['A123456', laenge],
    ['', laenge],
    ['X'.repeat(201), laenge],
    ['LOTTO  04 11', genauein],
    [' LOTTO 04 11', genauein],
    ['LOTTO 04 11 ', genauein],
  ])('%j', (zufall, soll) => {
    expect(zufallHindernis(zufall)).toBe(soll)
  })

  test.each([
    'lotto 04 11',
    'LÖTTO 04 11',
    'LOTTO\t04 11',
    'LOTTO|04|11',
    '-LOTTO 04 11',
    'LOTTO 04 11\n',
    'LOTTO\u00a004 11',
  ])('%j is refused with what is allowed', (zufall) => {
    expect(zufallHindernis(zufall)).toContain('Verwenden Sie Großbuchstaben ohne Umlaute')
  })
})

describe('[S3-03] the frozen list', () => {
  test('is the same file in whatever order the lines come, and reads back', () => {
    fc.assert(
      fc.property(gemischt, ({ zeilen, andere }) => {
        const text = listeSchreiben({ runde: RUNDE, ende: ENDE, zeilen })
        expect(listeSchreiben({ runde: RUNDE, ende: ENDE, zeilen: andere })).toBe(text)
        const gelesen = listeLesen(text)
        expect(gelesen && listeSchreiben(gelesen)).toBe(text)
        expect(gelesen?.zeilen).toHaveLength(zeilen.length)
      }),
    )
  })

  const [erste, zweite] = ZEILEN
  test.each<[string, Zeile[]]>([
    ['a line twice', [erste, { ...erste, cent: 1 }]],
    ['two priorities in a Hauptgruppe', [zweite, { ...ZEILEN[2], prioritaet: 3 }]],
    ['a guid in capitals', [{ ...erste, guid: erste.guid.replace('1', 'A') }]],
    ['a separator in the Hauptgruppe', [{ ...erste, hauptgruppe: 'A;1' }]],
    ['a bar in the Hauptgruppe', [{ ...erste, hauptgruppe: 'A|1' }]],
    ['half a cent', [{ ...erste, cent: 0.5 }]],
    ['a negative amount', [{ ...erste, cent: -1 }]],
    ['no priority', [{ ...erste, prioritaet: Number.NaN }]],
    ['a short hash', [{ ...erste, einreichung: 'a' }]],
    ['an amount beside a hidden one', [erste, { ...zweite, cent: null }]],
  ])('%s is no list', (_, zeilen) => {
    expect(() => listeSchreiben({ runde: RUNDE, ende: ENDE, zeilen })).toThrow(RangeError)
  })

  test('without its amounts it says so in each line, and reads back', () => {
    const verdeckt = ZEILEN.map((zeile) => ({ ...zeile, cent: null }))
    const text = listeSchreiben({ runde: RUNDE, ende: ENDE, zeilen: verdeckt })
    expect(text.split('\n')[4]).toBe(`${erste.guid};A;1;-;${erste.einreichung}`)
    expect(listeLesen(text)?.zeilen).toEqual(verdeckt)
  })

  test('read with any byte changed, it is another list or none', () => {
    for (let i = 0; i < LISTE.length; i++) {
      const anders = LISTE.slice(0, i) + (LISTE[i] === '0' ? '1' : '0') + LISTE.slice(i + 1)
      const gelesen = listeLesen(anders)
      if (gelesen) expect(listeSchreiben(gelesen)).toBe(anders)
    }
    for (const anders of [
      LISTE.slice(0, -1),
      `${LISTE}\n`,
      LISTE.replaceAll('\n', '\r\n'),
      `\ufeff${LISTE}`,
      '',
    ])
      expect(listeLesen(anders)).toBeNull()
  })
})
