import { tabelleDeuten, zugaengeAus, type Tabellenwahl } from '@foerderportal/assistent/liste/tabelleDeuten'
import { tabelleLesen } from '@foerderportal/assistent/liste/tabelleLesen'
import { GRUPPE, kopfErkennen, spaltenVon, vorlage } from '@foerderportal/assistent/liste/tabelleSpalten'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { describe, expect, test } from 'vitest'
import { alsSeiten } from './gegenstandKlassen.ts'
import { gegenstandTabelle } from './gegenstandTabelle.ts'
import { entfernen, hinzufuegen, kennungen, type SeiteWerte } from './gegenstandWerte.ts'

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
type Angaben = Tabellenwahl & { seiten?: readonly SeiteWerte[] }
const art = (seiten: readonly SeiteWerte[] = []) => gegenstandTabelle({ kategorien: KATEGORIEN, seiten })
const deuten = (text: string, { seiten, ...wahl }: Angaben = {}) =>
  tabelleDeuten(tabelleLesen(text), art(seiten), wahl)
const seitenAus = (text: string) => alsSeiten(KATEGORIEN, zugaengeAus(deuten(text).zeilen))
const SPALTEN = spaltenVon(art())

describe('columns', () => {
  test.each([
    [
      ['Art', 'Händler', 'Stück', 'Preis (netto)', 'Kauf am'],
      [GRUPPE, 'anbieter', 'anzahl', 'anschaffungskostenNettoEinzeln', 'anschaffungsZeitpunkt'],
    ],
    [
      ['Marke', 'Lagerort', 'Modell', 'Marke'],
      ['hersteller', null, 'typBezeichnung', null],
    ],
    [
      ['Klasse', 'Wozu werden Sie beraten?', 'Nettokosten der Beratung'],
      [GRUPPE, 'typBezeichnung', 'anschaffungskostenNettoEinzeln'],
    ],
    [SPALTEN.map(({ kopf }) => kopf), SPALTEN.map(({ name }) => name)],
  ])('heads %j', (kopf, spalten) => expect(kopfErkennen(kopf, SPALTEN)).toEqual(spalten))

  test.each([[['Fendt', 'Vario']], [['Klasse', 'x']], [[]]])('%j are no heads', (zeile) =>
    expect(kopfErkennen(zeile, SPALTEN)).toBeUndefined(),
  )

  test('without heads the order of the template, unless the user says otherwise', () => {
    expect(deuten('Mulchgerät\tFendt\tM 1').zeilen[0]?.element).toMatchObject({
      hersteller: 'Fendt',
      typBezeichnung: 'M 1',
    })
    const anders = deuten('Fendt\tMulchgerät', { zuordnung: ['hersteller', GRUPPE] })
    expect(anders.zeilen[0]).toMatchObject({
      gruppe: { kennung: 'mg' },
      element: { hersteller: 'Fendt' },
    })
  })

  test('the template has every column and class, and means nothing as long as it is not filled in', () => {
    const text = vorlage(art())
    expect(tabelleLesen(text)).toHaveLength(4)
    expect(deuten(text)).toMatchObject({ kopf: SPALTEN.map(({ kopf }) => kopf), zeilen: [] })
    const gefuellt = text.replace('Mulchgerät;;', 'Mulchgerät;Fendt;')
    expect(deuten(gefuellt).zeilen).toMatchObject([
      { nummer: 3, fehler: [], element: { hersteller: 'Fendt' } },
    ])
  })
})

const KOPF = 'Klasse\tHersteller\tTyp\tAnbieter\tAnzahl\tPreis\tKauf\n'
const zeile = (text: string, angaben?: Angaben) => deuten(KOPF + text, angaben).zeilen[0]

describe('rows', () => {
  test('German numbers and days as the fields show them', () => {
    expect(zeile('Mulchgerät\tFendt\tM 1\tNord GmbH\t2\t48.500,5 €\t1.6.2027')).toMatchObject({
      nummer: 2,
      fehler: [],
      gruppe: { wahl: 'B.1 Mulchgerät' },
      element: {
        type: 'Maschine',
        anbieter: 'Nord GmbH',
        anzahl: '2',
        anschaffungskostenNettoEinzeln: '48.500,50',
        anschaffungsZeitpunkt: '01.06.2027',
        dokumentAngebot: [],
      },
    })
    expect(zeile('mulchgeraet\t\t\t\t\t\t2027-06-01')?.fehler).toEqual([])
    expect(zeile('MULCHGERÄT\tx\t\t\t\t1200 EUR\t2027-06-01')?.element).toMatchObject({
      anzahl: '1',
      anschaffungskostenNettoEinzeln: '1.200,00',
      anschaffungsZeitpunkt: '01.06.2027',
    })
  })

  test('a consultancy takes its name and cost from the same columns', () => {
    expect(zeile('Beratung zum Boden\t\tWasserstand\t\t\t900')?.element).toMatchObject({
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
  ])('class %s', (text, id) => expect(zeile(`${text}\tx`)?.gruppe?.kennung).toBe(id))

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
    ['Mulchgerät\tx\t\t\t0', 'Anzahl: Geben Sie eine Anzahl von 1 bis 999 ein.'],
    ['Mulchgerät\tx\t\t\tzwei', 'Anzahl: Schreiben Sie die Zahl mit Ziffern, zum Beispiel 12.'],
    ['Mulchgerät\tx\t\t\t1000', 'Anzahl: Geben Sie eine Anzahl von 1 bis 999 ein.'],
    [`Mulchgerät\t${'x'.repeat(201)}`, 'Hersteller: Geben Sie höchstens 200 Zeichen ein.'],
  ])('%j says what to do', (text, fehler) => expect(zeile(text)?.fehler).toEqual([fehler]))

  test.each(['Mulchgerät\tx\t\t\t\tviel', 'Mulchgerät\tx\t\t\t\t\t31.2.2027', 'Mulchgerät\tx\t\t\tzwei'])(
    '%j is no value: the row stays, with what it says',
    (text) => {
      expect(zeile(text)?.fehler.length).toBeGreaterThan(0)
      expect(seitenAus(KOPF + text)).toEqual([])
    },
  )

  test('rows that name no class take the one that the user chose', () =>
    expect(zeile('\tFendt', { gruppe: 'mp' })).toMatchObject({
      fehler: [],
      gruppe: { kennung: 'mp' },
    }))

  test('30 in a class, those that are there counted; other classes go on', () => {
    const da: SeiteWerte[] = [
      {
        kategorie: 'B.1',
        foerdergegenstandKlasse: 'mg',
        foerdergegenstaende: seitenAus(KOPF + 'Mulchgerät\tx\n'.repeat(29)).flatMap(
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
    const vorher = hinzufuegen([], seitenAus(`${KOPF}Mulchgerät\talt`))
    const neue = seitenAus(`${KOPF}Mulchgerät\tneu\nMulchpflanzmaschine\tneu\nMulchgerät\tneuer`)
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
    expect(kennungen(neue).size).toBe(3)
    expect(entfernen(mit, kennungen(neue))).toEqual(vorher)
  })
})
