import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/formular/foerdergegenstand'
import { describe, expect, test } from 'vitest'
import { entfernen, hinzufuegen, type SeiteWerte } from '../gegenstand/gegenstandWerte.ts'
import { alsSeiten, tabelleDeuten, type Umgebung } from './tabelleDeuten.ts'
import { tabelleLesen, tabelleSchreiben } from './tabelleLesen.ts'
import { kopfErkennen, mitWahl, NICHTS, ohneKopf, SPALTEN, vereinfacht, vorlage } from './tabelleSpalten.ts'

const klasse = (
  id: string,
  titel: string,
  foerdergegenstandTyp: 'MASCHINE' | 'BERATUNGSDIENSTLEISTUNG' = 'MASCHINE',
) => ({
  id,
  titel,
  foerdergegenstandTyp,
  kombination: false,
  technischeKriterien: [],
})
const KATEGORIEN: Foerderprogramm[] = [
  {
    id: 'B.1',
    titel: 'Mulch',
    foerderquoten: {},
    foerdergegenstandKlassen: [klasse('mp', 'Mulchpflanzmaschine'), klasse('mg', 'Mulchgerät')],
  },
  {
    id: 'B.4',
    titel: 'Beratung',
    foerderquoten: {},
    foerdergegenstandKlassen: [klasse('beratung', 'Beratung zum Boden', 'BERATUNGSDIENSTLEISTUNG')],
  },
]
const umgebung = (angaben: Partial<Umgebung> = {}): Umgebung => ({
  kategorien: KATEGORIEN,
  seiten: [],
  ...angaben,
})
const deuten = (text: string, angaben?: Partial<Umgebung>) =>
  tabelleDeuten(tabelleLesen(text), umgebung(angaben))

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

describe('columns', () => {
  test.each([
    [
      ['Art', 'Händler', 'Stück', 'Preis (netto)', 'Kauf am'],
      ['klasse', 'anbieter', 'anzahl', 'preis', 'kauf'],
    ],
    [
      ['Marke', 'Lagerort', 'Modell', 'Marke'],
      ['hersteller', null, 'typBezeichnung', null],
    ],
    [Object.values(SPALTEN), Object.keys(SPALTEN)],
  ])('heads %j', (kopf, spalten) => expect(kopfErkennen(kopf)).toEqual(spalten))

  test.each([[['Fendt', 'Vario']], [['Klasse', 'x']], [[]]])('%j are no heads', (zeile) =>
    expect(kopfErkennen(zeile)).toBeUndefined(),
  )

  test('without heads the order of the template, unless the user says otherwise', () => {
    expect(deuten('Mulchgerät\tFendt\tM 1').zeilen[0]?.gegenstand).toMatchObject({
      hersteller: 'Fendt',
      typBezeichnung: 'M 1',
    })
    const anders = deuten('Fendt\tMulchgerät', { zuordnung: ['hersteller', 'klasse'] })
    expect(anders.zeilen[0]).toMatchObject({
      angebot: { klasse: { id: 'mg' } },
      gegenstand: { hersteller: 'Fendt' },
    })
  })

  test('the template has every column and class, and means nothing as long as it is not filled in', () => {
    const text = vorlage(KATEGORIEN)
    expect(tabelleLesen(text)).toHaveLength(4)
    expect(deuten(text)).toMatchObject({ kopf: Object.values(SPALTEN), zeilen: [] })
    const gefuellt = text.replace('Mulchgerät;;', 'Mulchgerät;Fendt;')
    expect(deuten(gefuellt).zeilen).toMatchObject([
      { nummer: 3, fehler: [], gegenstand: { hersteller: 'Fendt' } },
    ])
  })
})

const KOPF = 'Klasse\tHersteller\tTyp\tAnbieter\tAnzahl\tPreis\tKauf\n'
const zeile = (text: string, angaben?: Partial<Umgebung>) => deuten(KOPF + text, angaben).zeilen[0]

describe('rows', () => {
  test('German numbers and days as the fields show them', () => {
    expect(zeile('Mulchgerät\tFendt\tM 1\tNord GmbH\t2\t48.500,5 €\t1.6.2027')).toMatchObject({
      nummer: 2,
      fehler: [],
      angebot: { kategorie: 'B.1' },
      gegenstand: {
        type: 'Maschine',
        anbieter: 'Nord GmbH',
        anzahl: '2',
        anschaffungskostenNettoEinzeln: '48.500,50',
        anschaffungsZeitpunkt: '01.06.2027',
        dokumentAngebot: [],
      },
    })
    expect(zeile('mulchgeraet\t\t\t\t\t\t2027-06-01')?.fehler).toEqual([])
    expect(zeile('MULCHGERÄT\tx\t\t\t\t1200 EUR\t2027-06-01')?.gegenstand).toMatchObject({
      anzahl: '1',
      anschaffungskostenNettoEinzeln: '1.200,00',
      anschaffungsZeitpunkt: '01.06.2027',
    })
  })

  test('a consultancy takes its name and cost from the same columns', () => {
    expect(zeile('Beratung zum Boden\t\tWasserstand\t\t\t900')?.gegenstand).toMatchObject({
      type: 'Beratungsdienstleistung',
      bezeichnung: 'Wasserstand',
      kosten: '900,00',
    })
  })

  test.each([
    ['Mulchpflanz', 'mp'],
    ['B.1 Mulchgerät', 'mg'],
    ['mp', 'mp'],
    ['Beratung', 'beratung'],
    ['pflanzmaschine', 'mp'],
  ])('class %s', (text, id) => expect(zeile(`${text}\tx`)?.angebot?.klasse.id).toBe(id))

  test.each([
    [
      'Traktor\tx',
      'Die Klasse „Traktor“ steht nicht in Ihrer Positivliste. Schreiben Sie sie wie in der Vorlage.',
    ],
    [
      'Mulch\tx',
      'Zu „Mulch“ passen mehrere Klassen: Mulchpflanzmaschine, Mulchgerät. Nennen Sie eine davon.',
    ],
    ['\tx', 'Nennen Sie eine Klasse aus der Positivliste.'],
    ['Mulchgerät\tx\t\t\t0', 'Geben Sie eine Anzahl von 1 bis 999 ein.'],
    ['Mulchgerät\tx\t\t\tzwei', 'Geben Sie eine Anzahl von 1 bis 999 ein.'],
    ['Mulchgerät\tx\t\t\t1000', 'Geben Sie eine Anzahl von 1 bis 999 ein.'],
    [`Mulchgerät\t${'x'.repeat(201)}`, 'Kürzen Sie: Hersteller, höchstens 200 Zeichen.'],
  ])('%j says what to do', (text, fehler) => expect(zeile(text)?.fehler).toEqual([fehler]))

  test.each(['Mulchgerät\tx\t\t\t\tviel', 'Mulchgerät\tx\t\t\t\t\t31.2.2027', 'Mulchgerät\tx\t\t\tzwei'])(
    '%j is no value: the row stays, with what it says',
    (text) => {
      expect(zeile(text)?.fehler.length).toBeGreaterThan(0)
      expect(alsSeiten(deuten(KOPF + text).zeilen)).toEqual([])
    },
  )

  test('rows that name no class take the one that the user chose', () =>
    expect(zeile('\tFendt', { klasse: 'mp' })).toMatchObject({
      fehler: [],
      angebot: { klasse: { id: 'mp' } },
    }))

  test('30 in a class, those that are there counted; other classes go on', () => {
    const da: SeiteWerte[] = [
      {
        kategorie: 'B.1',
        foerdergegenstandKlasse: 'mg',
        foerdergegenstaende: alsSeiten(deuten(KOPF + 'Mulchgerät\tx\n'.repeat(29)).zeilen).flatMap(
          (s) => s.foerdergegenstaende,
        ),
      },
    ]
    const { zeilen } = deuten(`${KOPF}Mulchgerät\ta\nMulchgerät\tb\nMulchpflanzmaschine\tc`, { seiten: da })
    expect(zeilen.map(({ fehler }) => fehler)).toEqual([
      [],
      ['In der Klasse Mulchgerät sind höchstens 30 möglich.'],
      [],
    ])
  })
})

describe('taking over and back', () => {
  test('rows go into their classes, behind what is there; taken back, all is as it was', () => {
    const vorher = hinzufuegen([], alsSeiten(deuten(`${KOPF}Mulchgerät\talt`).zeilen))
    const neue = alsSeiten(
      deuten(`${KOPF}Mulchgerät\tneu\nMulchpflanzmaschine\tneu\nMulchgerät\tneuer`).zeilen,
    )
    const mit = hinzufuegen(vorher, neue)
    expect(
      mit.map((s) => [
        s.foerdergegenstandKlasse,
        s.foerdergegenstaende.map((g) => g.type === 'Maschine' && g.hersteller),
      ]),
    ).toEqual([
      ['mg', ['alt', 'neu', 'neuer']],
      ['mp', ['neu']],
    ])
    const kennungen = new Set(neue.flatMap((s) => s.foerdergegenstaende.map((g) => g.kennung)))
    expect(kennungen.size).toBe(3)
    expect(entfernen(mit, kennungen)).toEqual(vorher)
  })

  test('names compare without case, accents and brackets', () =>
    expect(vereinfacht('Größe (in m) Ä-1')).toBe('grossea1'))
})

test.each([
  ['nothing is said', [undefined, '', undefined], ['klasse', 'hersteller', 'typBezeichnung']],
  ['one is mended: the others stay', [undefined, undefined, 'preis'], ['klasse', 'hersteller', 'preis']],
  [
    'a column takes what another was taken for',
    [undefined, 'typBezeichnung', ''],
    ['klasse', 'typBezeichnung', null],
  ],
  ['one is left out', [undefined, NICHTS, ''], ['klasse', null, 'typBezeichnung']],
])('columns: %s', (_, gewaehlt, erwartet) => {
  expect(mitWahl(ohneKopf(3), gewaehlt)).toEqual(erwartet)
})
