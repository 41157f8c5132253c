import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { GESCHAEFT_STATUS } from '../../kern/staende.ts'
import { ARTEN, ENTSCHEIDUNG_ARTEN, NACHTRAGSARTEN, entscheidungWort, waehlbareArten } from './arten.ts'
import { betraegeFehler, entscheidungssummen } from './betraege.ts'
import { Bescheidvorlage } from './bescheidvorlage.ts'
import { entscheidbarBis, jahresfristBis, jahresfristHindernis, kenntnisFehler } from './jahresfrist.ts'
import { nachtragHindernis, type Nachtragslage } from './nachtrag.ts'
import { fehlendeTeile, inhaltAbweichungen } from './pflichtteile.ts'
import type { EntscheidungInhalt } from './schema.ts'
import { entscheidungVorschlag } from './vorschlag.ts'

const EURO = '\u00a0€'

describe('[S9-04] kinds of an act after the approval', () => {
  const FREI: Nachtragslage = {
    status: 'BEWILLIGT',
    hatVorlage: true,
    etwasFrei: true,
    verzichtErklaert: true,
  }
  /** What is not there, and the kinds that are impossible then. */
  const LAGEN: readonly (readonly [Partial<Nachtragslage>, readonly string[], RegExp])[] = [
    [{}, [], /./],
    [
      { hatVorlage: false },
      NACHTRAGSARTEN,
      /^Die Bescheidvorlage dieses Programms kennt die Art „.+“ noch nicht\.$/,
    ],
    [{ etwasFrei: false }, NACHTRAGSARTEN, /^Alles Bewilligte ist durch Auszahlungen gebunden\./],
    [{ verzichtErklaert: false }, ['VERZICHT'], /^Das Unternehmen hat keinen Verzicht erklärt\.$/],
  ]
  test.each(GESCHAEFT_STATUS)('of a case in state %s', (status) => {
    for (const [fehlt, unmoeglich, satz] of LAGEN)
      for (const art of NACHTRAGSARTEN) {
        const grund = nachtragHindernis(art, { ...FREI, ...fehlt, status })
        const geht = status === 'BEWILLIGT' && !unmoeglich.includes(art)
        expect([art, fehlt, grund === null]).toEqual([art, fehlt, geht])
        if (grund === null) continue
        expect(grund).toMatch(
          status === 'BEWILLIGT'
            ? satz
            : /Nachträglich entscheiden lässt er sich nur im Stand „Bewilligt“\.$/,
        )
      }
  })

  test('each row says what it needs: who is burdened is heard, a revocation has its year', () => {
    expect(
      ENTSCHEIDUNG_ARTEN.map((art) => {
        const { wort, grundlage, anhoerung, jahresfrist, erklaert } = ARTEN[art]
        return [wort, grundlage, anhoerung, jahresfrist, erklaert]
      }),
    ).toEqual([
      ['Bewilligung', 'ANTRAG', 'KEINE', null, false],
      ['Ablehnung', 'ANTRAG', 'NACH_PROGRAMM', null, false],
      ['Änderung', 'BEWILLIGUNG', 'IMMER', null, false],
      ['Widerruf', 'BEWILLIGUNG', 'IMMER', 'für den Widerruf', false],
      ['Rücknahme', 'BEWILLIGUNG', 'IMMER', 'für die Rücknahme', false],
      ['Verzicht', 'BEWILLIGUNG', 'KEINE', null, true],
    ])
    expect(entscheidungWort('BEWILLIGUNG', 1)).toBe('Teilbewilligung')
    expect(entscheidungWort('WIDERRUF', 1)).toBe('Widerruf')
  })

  test('an application is approved or rejected until it is decided; a later act keeps its kind', () => {
    expect(ENTSCHEIDUNG_ARTEN.map(waehlbareArten)).toEqual([
      ['BEWILLIGUNG', 'ABLEHNUNG'],
      ['BEWILLIGUNG', 'ABLEHNUNG'],
      ...NACHTRAGSARTEN.map((art) => [art]),
    ])
  })
})

const GEGENSTAND = {
  gegenstand: '00000000-0000-4000-8000-000000000001',
  name: 'Mulchpflanzmaschine',
  kategorie: 'B.1',
  klasse: 'mulchpflanzmaschine',
  kosten: 48_200,
  satz: 40,
  beantragt: 20_000,
  nachtrag: { bisher: 19_280, gebunden: 4_000, erklaert: null },
}
const GRENZEN = { jeGegenstand: 200_000, jeAntrag: 500_000 }
const auf = (bewilligt: number, gegenstand = GEGENSTAND.gegenstand) => ({ gegenstand, bewilligt })

describe('[S9-04] amounts of an act after the approval', () => {
  const satz = (bewilligt: number, nachtrag: { gebunden?: number; erklaert?: number } = {}) =>
    betraegeFehler(
      [{ ...GEGENSTAND, nachtrag: { ...GEGENSTAND.nachtrag, ...nachtrag } }],
      [auf(bewilligt)],
      GRENZEN,
    )
  test.each([
    ['as it was', 19_280, undefined],
    ['a cent more than approved', 19_280.01, `Bewilligt sind 19.280,00${EURO}: Hier wird es nur weniger.`],
    ['what payouts hold', 4_000, undefined],
    [
      'a cent less than payouts hold',
      3_999.99,
      `Auszahlungen binden 4.000,00${EURO}. Weniger wäre eine Rückforderung; die gibt es hier noch nicht.`,
    ],
  ] as const)('%s', (_, bewilligt, text) => {
    expect(satz(bewilligt)).toEqual(text === undefined ? [] : [{ pfad: 'betraege.0.bewilligt', text }])
  })

  test('nothing is left where nothing is held; of a waiver exactly what was declared', () => {
    expect(satz(0, { gebunden: 0 })).toEqual([])
    expect(satz(9_000, { erklaert: 9_000 })).toEqual([])
    expect(satz(9_000.01, { erklaert: 9_000 }).map(({ text }) => text)).toEqual([
      `Nach dem erklärten Verzicht bleiben 9.000,00${EURO}.`,
    ])
  })

  test('a cap of the programme that was lowered since stops nothing; an item of the application is none', () => {
    expect(betraegeFehler([GEGENSTAND], [auf(10_000)], { jeGegenstand: 1, jeAntrag: 1 })).toEqual([])
    const fremd = '00000000-0000-4000-8000-000000000009'
    expect(betraegeFehler([GEGENSTAND], [auf(0, fremd)], GRENZEN).map(({ pfad }) => pfad)).toEqual([
      'betraege.0.gegenstand',
    ])
  })

  test('sums are made of what was approved, not of what was applied for', () => {
    expect(entscheidungssummen([GEGENSTAND], [auf(9_280)])).toMatchObject({
      beantragtCent: 2_000_000,
      bisherCent: 1_928_000,
      bewilligtCent: 928_000,
      wegfallCent: 1_000_000,
    })
  })
})

const ARTENLISTE = [...NACHTRAGSARTEN]
const VORLAGE = z.parse(Bescheidvorlage, {
  demo: true,
  titel: {
    BEWILLIGUNG: 'Zuwendungsbescheid',
    ABLEHNUNG: 'Ablehnungsbescheid',
    WIDERRUF: 'Widerrufsbescheid',
  },
  auszahlungenHoechstens: 3,
  pflichtteile: { BEWILLIGUNG: ['TENOR'], ABLEHNUNG: ['TENOR'], WIDERRUF: ['TENOR', 'RECHTSBEHELF'] },
  bausteine: [
    ['T-020', 'TENOR', { pflicht: true }],
    ['T-430', 'BEGRUENDUNG', { begruendet: 'NACHTRAG' }],
    ['T-431', 'BEGRUENDUNG', { begruendet: 'NACHTRAG', ohneJahresfrist: true }],
    ['T-701', 'RECHTSBEHELF', { pflicht: true }],
  ].map(([code, teil, mehr]) => ({
    code,
    fassung: 1,
    titel: 'Titel',
    teil,
    arten: ARTENLISTE,
    pflicht: false,
    text: 'Text.',
    ...(mehr as object),
  })),
})
const UMSTAENDE = { gegenstaende: [GEGENSTAND], vorlage: VORLAGE }
const HEUTE = '2026-11-23'
const mit = (inhalt: EntscheidungInhalt, ...codes: string[]): EntscheidungInhalt => ({
  ...inhalt,
  bausteine: [...inhalt.bausteine, ...codes.map((code) => ({ code, werte: {} }))],
})
const weniger = (art: EntscheidungInhalt['art'], mehr: Partial<EntscheidungInhalt> = {}) => ({
  ...entscheidungVorschlag(art, UMSTAENDE, HEUTE),
  betraege: [auf(9_280)],
  ...mehr,
})
const texte = (inhalt: EntscheidungInhalt) => fehlendeTeile(inhalt, UMSTAENDE).map(({ text }) => text)
const KENNTNIS = 'Nennen Sie den Tag, an dem die Bank von den Tatsachen erfahren hat.'

describe('[S9-04] what the notice of such an act lacks', () => {
  test('it begins with what is approved, or declared; then one item at least becomes less', () => {
    expect(entscheidungVorschlag('WIDERRUF', UMSTAENDE, HEUTE)).toMatchObject({
      betraege: [auf(19_280)],
      bausteine: [{ code: 'T-020' }, { code: 'T-701' }],
    })
    expect(texte(entscheidungVorschlag('VERZICHT', UMSTAENDE, HEUTE))).toEqual([
      'Verringern Sie mindestens einen Betrag.',
    ])
    const erklaert = { ...GEGENSTAND, nachtrag: { ...GEGENSTAND.nachtrag, erklaert: 9_000 } }
    expect(
      entscheidungVorschlag('VERZICHT', { ...UMSTAENDE, gegenstaende: [erklaert] }, HEUTE).betraege,
    ).toEqual([auf(9_000)])
  })

  test.each([
    ['AENDERUNG', ['Begründen Sie die Änderung mit einem Textbaustein.']],
    ['WIDERRUF', [KENNTNIS, 'Begründen Sie den Widerruf mit einem Textbaustein.']],
    ['RUECKNAHME', [KENNTNIS, 'Begründen Sie die Rücknahme mit einem Textbaustein.']],
    ['VERZICHT', []],
  ] as const)('%s', (art, fehlt) => {
    expect(texte(weniger(art))).toEqual(fehlt)
    expect(texte(mit(weniger(art, { kenntnisAm: '2026-10-01' }), 'T-430'))).toEqual([])
    expect(inhaltAbweichungen(weniger(art), UMSTAENDE)).toEqual([
      `${ARTEN[art].wort}: 10.000,00${EURO} weniger`,
    ])
  })
})

describe('[S9-04] the year for a revocation', () => {
  test.each([
    ['2026-03-15', '2027-03-15'],
    ['2027-12-31', '2028-12-31'],
    ['2028-02-29', '2029-02-28'],
    // A Sunday: nobody counts on the Monday after it.
    ['2026-02-28', '2027-02-28'],
  ])('known on %s: until %s', (kenntnis, bis) => {
    expect(jahresfristBis(kenntnis)).toBe(bis)
  })

  test('the last day still counts, the next one does not; a kind without the limit has none', () => {
    const inhalt = weniger('WIDERRUF', { kenntnisAm: '2026-03-15' })
    expect(jahresfristHindernis(inhalt, UMSTAENDE, '2027-03-15')).toBeNull()
    expect(jahresfristHindernis(inhalt, UMSTAENDE, '2027-03-16')).toBe(
      'Die Jahresfrist für den Widerruf ist am 15.03.2027 abgelaufen.',
    )
    expect(entscheidbarBis({ ...inhalt, art: 'AENDERUNG' }, UMSTAENDE)).toBeNull()
  })

  test('none runs against who deceived: neither is the day asked for', () => {
    const inhalt = mit(weniger('RUECKNAHME', { kenntnisAm: '2020-01-01' }), 'T-431')
    expect(jahresfristHindernis(inhalt, UMSTAENDE, HEUTE)).toBeNull()
    expect(texte(mit(weniger('RUECKNAHME'), 'T-431'))).toEqual([])
  })

  test('a day of knowledge that is still to come is refused at its field', () => {
    expect(kenntnisFehler(weniger('WIDERRUF', { kenntnisAm: HEUTE }), HEUTE)).toEqual([])
    expect(kenntnisFehler(weniger('WIDERRUF', { kenntnisAm: '2026-11-24' }), HEUTE)).toEqual([
      {
        pfad: 'kenntnisAm',
        text: expect.stringMatching(/^Erfahren hat die Bank davon frühestens am .* und spätestens am .*\.$/),
      },
    ])
  })
})
