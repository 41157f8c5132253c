import { describe, expect, test } from 'vitest'
import { gegenstandStelle, mitWert } from '../angaben/stellen.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { formular, maschine } from '../../testing/testFormular.ts'
import { aenderungenFinden, stellenZaehlen, type Nachgefordert, type Vergleich } from './aenderungen.ts'
import { AENDERUNGSGRUPPEN } from './schema.ts'

const ID = 'a0000000-0000-4000-8000-000000000001'
const [ALT, NEU, GLEICH] = ['11', '22', '33'].map((n) => `${n}000000-0000-4000-8000-000000000001`) as [
  string,
  string,
  string,
]
const PRUEFSUMMEN = new Map([
  [ALT, 'aa'],
  [NEU, 'bb'],
  [GLEICH, 'aa'],
])
const datei = (uuid: string, dateiname: string) => ({ uuid, dateiname })

const vorher = mitWert(
  formular({
    foerdergegenstandSeiten: [
      { kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende: [maschine({ id: ID })] },
    ],
  }),
  'dokumente.gesellschaftsvertrag',
  [datei(ALT, 'vertrag.pdf')],
)
const PREIS = gegenstandStelle(ID, 'anschaffungskostenNettoEinzeln')
const ANGEBOT = gegenstandStelle(ID, 'dokumentAngebot')
const UMSATZ = 'produktgruppenDaten.umsatz'
const VERTRAG = 'dokumente.gesellschaftsvertrag'
const gefragt = (...pfade: string[]): Nachgefordert[] => pfade.map((pfad) => ({ pfad, grund: `Zu ${pfad}` }))
const finden = (nachher: AntragFormular, nachgefordert: Nachgefordert[] = []) =>
  aenderungenFinden({ vorher, nachher, nachgefordert, pruefsummen: PRUEFSUMMEN } satisfies Vergleich)
const kurz = (nachher: AntragFormular, nachgefordert?: Nachgefordert[]) =>
  finden(nachher, nachgefordert).map(({ gruppe, stelle }) => [gruppe, stelle])

describe('[S9-03] every difference stands in one group', () => {
  test.each<[string, AntragFormular, Nachgefordert[], string[][]]>([
    ['nothing', vorher, [], []],
    ['asked and changed', mitWert(vorher, UMSATZ, 7), gefragt(UMSATZ), [['NACHGEFORDERT', UMSATZ]]],
    ['asked and left', vorher, gefragt(UMSATZ), [['UNVERAENDERT', UMSATZ]]],
    ['not asked', mitWert(vorher, UMSATZ, 7), gefragt(), [['MIT_GEAENDERT', UMSATZ]]],
    [
      'the company’s data are kept elsewhere',
      mitWert(vorher, 'unternehmen.ansprechpartnerTelefon', '0123'),
      [],
      [['UNTERNEHMEN', 'unternehmen.ansprechpartnerTelefon']],
    ],
    [
      'what follows from an answer',
      mitWert(vorher, PREIS, 12_000),
      gefragt(PREIS),
      [
        ['NACHGEFORDERT', PREIS],
        ['ERRECHNET', 'foerdergegenstandSeiten.kosten'],
        ['ERRECHNET', gegenstandStelle(ID, 'kosten-gesamt')],
      ],
    ],
    [
      'another file',
      mitWert(vorher, VERTRAG, [datei(NEU, 'neu.pdf')]),
      gefragt(VERTRAG),
      [['NACHGEFORDERT', VERTRAG]],
    ],
    [
      '[A-14] the same bytes again',
      mitWert(vorher, VERTRAG, [datei(GLEICH, 'anders benannt.pdf')]),
      gefragt(VERTRAG),
      [['UNVERAENDERT', VERTRAG]],
    ],
    ['asked about twice', vorher, gefragt(UMSATZ, UMSATZ), [['UNVERAENDERT', UMSATZ]]],
  ])('%s', (_, nachher, nachgefordert, gruppen) => {
    expect(kurz(nachher, nachgefordert)).toEqual(gruppen)
  })

  test('[S9-03] groups follow each other in one order', () => {
    const alles = [
      [PREIS, 12_000],
      ['unternehmen.ansprechpartnerTelefon', '0123'],
      ['produktgruppenDaten.finanzamt', 'Kiel'],
    ].reduce((f, [stelle, wert]) => mitWert(f, String(stelle), wert), vorher)
    const gruppen = finden(alles, gefragt(PREIS, UMSATZ)).map(({ gruppe }) => gruppe)
    expect([...new Set(gruppen)]).toEqual(AENDERUNGSGRUPPEN)
  })
})

test('[S9-03] each says what was asked, what stood there and what stands there now', () => {
  expect(finden(mitWert(vorher, PREIS, 12_000), gefragt(PREIS))[0]).toEqual({
    stelle: PREIS,
    frage: 'Nettopreis für ein Stück (Beispielwerk MP 300)',
    gruppe: 'NACHGEFORDERT',
    grund: `Zu ${PREIS}`,
    vorher: '10.000,00\u00a0€',
    nachher: '12.000,00\u00a0€',
    dateien: null,
    dieselbeDatei: false,
  })
})

test('[A-14] a file says whether its bytes are those that were there before', () => {
  const [gleich] = finden(mitWert(vorher, VERTRAG, [datei(GLEICH, 'kopie.pdf')]))
  expect(gleich).toMatchObject({
    gruppe: 'MIT_GEAENDERT',
    dieselbeDatei: true,
    dateien: {
      vorher: [{ uuid: ALT, dateiname: 'vertrag.pdf', sha256: 'aa' }],
      nachher: [{ uuid: GLEICH, dateiname: 'kopie.pdf', sha256: 'aa' }],
    },
  })
  const [fehlte] = finden(mitWert(vorher, ANGEBOT, []))
  expect(fehlte).toMatchObject({ stelle: ANGEBOT, dieselbeDatei: false, nachher: null })
})

test('[S9-03] an item that is not there any more keeps its words', () => {
  const ohne = { ...vorher, foerdergegenstandSeiten: [] }
  expect(finden(ohne)[0]).toMatchObject({ stelle: 'foerdergegenstandSeiten', frage: 'Fördergegenstände' })
  expect(stellenZaehlen(vorher)).toBeGreaterThan(stellenZaehlen(ohne))
})
