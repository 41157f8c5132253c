import {
  betrag,
  dateien,
  dezimal,
  flaeche,
  ganzzahl,
  jaNein,
  tag,
  text,
  wahl,
} from '@foerderportal/contract/formular/arten'
import { describe, expect, test } from 'vitest'
import { tabelleDeuten, zugaengeAus } from './tabelleDeuten.ts'
import type { Frage, Tabellenart } from './tabellenart.ts'
import { tabelleLesen, tabelleSchreiben } from './tabelleLesen.ts'
import { nummernNach, restVon } from './tabelleRest.ts'
import { GRUPPE, kopfErkennen, mitWahl, NICHTS, ohneKopf, spaltenVon, vereinfacht } from './tabelleSpalten.ts'

const FRAGEN: readonly Frage[] = [
  { pfad: 'name', frage: 'Name', art: text(20) },
  { pfad: 'betrag', frage: 'Betrag', art: betrag(), spalte: { auch: ['Preis'] } },
  {
    pfad: 'zahl',
    frage: 'Anzahl',
    art: ganzzahl({ grenze: { mindestens: 1, hoechstens: 9, satz: 'Von 1 bis 9.' } }),
  },
  { pfad: 'anteil', frage: 'Anteil', art: dezimal(2, { einheit: '%' }) },
  { pfad: 'ort.flaeche', frage: 'Fläche', art: flaeche() },
  { pfad: 'tag', frage: 'Tag', art: tag() },
  { pfad: 'wahl', frage: 'Bauweise', art: wahl({ NEU: 'Neubau', ALT: 'Altbau' }) },
  { pfad: 'ja', frage: 'Gepachtet', art: jaNein() },
  { pfad: 'papiere', frage: 'Papiere', art: dateien(2) },
  { pfad: 'summe', frage: 'Summe', art: betrag(), errechnet: true },
]
const ANDERE: readonly Frage[] = [
  { pfad: 'zweck', frage: 'Wofür?', art: text(20), spalte: { aus: ['name', 'wahl'] } },
]
const gruppe = (kennung: string, fragen: readonly Frage[]) => ({
  kennung,
  titel: kennung,
  wahl: kennung,
  fragen,
  neu: () => ({ kennung: `${kennung}-neu`, zahl: '1' }),
})
const ART: Tabellenart = {
  fragen: FRAGEN,
  gruppen: [gruppe('Stall', FRAGEN), gruppe('Rat', ANDERE)],
  belegt: new Map(),
  platz: { jeGruppe: 2, gruppen: 1 },
  name: ({ kennung }) => kennung,
  datei: 'Liste.csv',
  worte: {
    gruppe: 'Art',
    gruppeAuch: [],
    einer: 'Eintrag',
    einleitung: '',
    vorlage: '',
    gruppeFuerAlle: '',
    ohneGruppe: 'ohne Art',
    unbekannt: (wort) => `unbekannt: ${wort}`,
    mehrere: (wort) => `mehrere: ${wort}`,
    voll: (titel) => `voll: ${titel}`,
    zuVieleGruppen: 'zu viele Arten',
    uebernommen: String,
    danach: '',
  },
}
const SPALTEN = spaltenVon(ART)

describe('reading', () => {
  test.each([
    ['nothing', ' \n', []],
    [
      'tabs, as Excel and LibreOffice copy them',
      'a\tb c\r\nd\te\r\n',
      [
        ['a', 'b c'],
        ['d', 'e'],
      ],
    ],
    [
      'semicolons, as a German CSV has them',
      '\uFEFFa;1,5\nb;2',
      [
        ['a', '1,5'],
        ['b', '2'],
      ],
    ],
    ['one column', 'a\nb', [['a'], ['b']]],
    ['a semicolon within a cell of a copied table', 'a; b\tc', [['a; b', 'c']]],
    [
      'lines and quotation marks within a cell',
      '"a\n""b"""\tc\nd\t"e"',
      [
        ['a\n"b"', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a quotation mark that never closes', '"a\tb', [['a\tb']]],
    ['inches', '12" Rad\tb', [['12" Rad', 'b']]],
    ['empty cells and lines keep their place', '\ta\t\n\n\tb', [['', 'a', ''], [''], ['', 'b']]],
  ])('%s', (_, text, zeilen) => expect(tabelleLesen(text)).toEqual(zeilen))

  test('what is written is read again as it was', () => {
    const zeilen = [
      ['a\tb', 'c "d"'],
      ['', 'e\nf'],
    ]
    expect(tabelleLesen(tabelleSchreiben(zeilen))).toEqual(zeilen)
  })
})

const KOPF = 'Art\tName\tBetrag\tAnzahl\tAnteil\tFläche\tTag\tBauweise\tGepachtet\n'
const zeilen = (tabelle: string) => tabelleDeuten(tabelleLesen(KOPF + tabelle), ART).zeilen

describe('columns come from the rows of the form', () => {
  test('one for each answer that a cell can hold, by its question, its other names and those read from it', () => {
    expect(SPALTEN.map(({ kopf }) => kopf)).toEqual([
      'Art',
      'Name',
      'Betrag',
      'Anzahl',
      'Anteil',
      'Fläche',
      'Tag',
      'Bauweise',
      'Gepachtet',
    ])
    expect(kopfErkennen(['Wofür?', 'PREIS (netto)', 'Papiere'], SPALTEN)).toEqual(['name', 'betrag', null])
  })

  test('each kind reads its cell as it reads its field', () => {
    expect(
      zugaengeAus(zeilen('Stall\tOst\t12.500,5 EUR\t\t12,5 %\t3,25 ha\t2027-06-01\taltbau\tJA')),
    ).toEqual([
      {
        gruppe: 'Stall',
        element: {
          kennung: 'Stall-neu',
          name: 'Ost',
          betrag: '12.500,50',
          // What no cell says is as in a new one.
          zahl: '1',
          anteil: '12,5',
          ort: { flaeche: '3,25' },
          tag: '01.06.2027',
          wahl: 'ALT',
          ja: true,
        },
      },
    ])
  })

  test.each([
    ['Stall\t' + 'x'.repeat(21), 'Name: Geben Sie höchstens 20 Zeichen ein.'],
    ['Stall\t\tviel', 'Betrag: Schreiben Sie den Betrag mit Ziffern, zum Beispiel 12.500,00.'],
    ['Stall\t\t\t10', 'Anzahl: Von 1 bis 9.'],
    ['Stall\t\t\t\t\t\t\tHolz', 'Bauweise: Schreiben Sie eines davon: Neubau, Altbau.'],
    ['Stall\t\t\t\t\t\t\t\tvielleicht', 'Gepachtet: Schreiben Sie eines davon: Ja, Nein.'],
  ])('%j says in which column what is wrong', (tabelle, fehler) =>
    expect(zeilen(tabelle)[0]?.fehler).toEqual([fehler]),
  )

  test('what has no column of its own is read from the first that says something', () => {
    const zweck = (tabelle: string) => zeilen(tabelle)[0]?.element
    expect(zweck('Rat\tBoden\t\t\t\t\t\tNeubau')).toMatchObject({ zweck: 'Boden' })
    expect(zweck('Rat\t\t\t\t\t\t\tNeubau')).toMatchObject({ zweck: 'Neubau' })
  })

  test('so many as there is room for, in so many groups', () =>
    expect(zeilen('Stall\ta\nStall\tb\nStall\tc\nRat\td').map(({ fehler }) => fehler)).toEqual([
      [],
      [],
      ['voll: Stall'],
      ['zu viele Arten'],
    ]))

  test('names compare without case, accents and brackets', () =>
    expect(vereinfacht('Größe (in m) Ä-1')).toBe('grossea1'))

  test.each([
    ['nothing is said', [undefined, '', undefined], [GRUPPE, 'name', 'betrag']],
    ['one is mended: the others stay', [undefined, undefined, 'zahl'], [GRUPPE, 'name', 'zahl']],
    ['a column takes what another was taken for', [undefined, 'betrag', ''], [GRUPPE, 'betrag', null]],
    ['one is left out', [undefined, NICHTS, ''], [GRUPPE, null, 'betrag']],
  ])('columns: %s', (_, gewaehlt, erwartet) => {
    expect(mitWahl(ohneKopf(3, SPALTEN), gewaehlt)).toEqual(erwartet)
  })
})

describe('rows keep the number that they have in the spreadsheet', () => {
  const deutung = tabelleDeuten(tabelleLesen(`${KOPF}Stall\tOst\nx\tA\n\nStall\tWest\ny\tB\nz\tC`), ART)
  const rest = restVon(deutung)
  const text = tabelleSchreiben(rest.zellen)
  const nummern = (neu: string) => {
    const zellen = tabelleLesen(neu)
    const wahl = { nummern: nummernNach(rest, zellen) }
    return tabelleDeuten(zellen, ART, wahl).zeilen.map(({ nummer }) => nummer)
  }

  test.each([
    ['as they were left', text, [3, 6, 7]],
    ['while one is mended', text.replace('x\tA', 'Stall\tA'), [3, 6, 7]],
    ['while one is typed that is none for a moment', text.replace('y\tB', ''), [3, 7]],
    ['one in the middle taken out', text.replace('y\tB\n', ''), [3, 7]],
    ['the last taken out', text.replace('\nz\tC', ''), [3, 6]],
    ['the heads taken out', text.slice(text.indexOf('\n') + 1), [3, 6, 7]],
    ['pasted anew, where they count for themselves', `${KOPF}x\tA\ny\tB\nz\tC\nw\tD`, [2, 3, 4, 5]],
    ['some others, fewer', `${KOPF}v\tE\nw\tD`, [2, 3]],
  ])('%s', (_, neu, erwartet) => expect(nummern(neu)).toEqual(erwartet))
})
