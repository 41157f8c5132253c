import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bausteinText, bausteineFehler, offeneVariablen, type Quellwerte } from './bausteine.ts'
import { keineBetraege, volleBetraege } from './anfangsbetraege.ts'
import { Bescheidvorlage } from './bescheidvorlage.ts'
import { aktiveBausteine } from './aktiveBausteine.ts'
import { fehlendeTeile, inhaltAbweichungen } from './pflichtteile.ts'
import type { EntscheidungInhalt } from './schema.ts'
import { entscheidungVorschlag } from './vorschlag.ts'

const baustein = (code: string, teil: string, mehr: object = {}) => ({
  code,
  fassung: 1,
  titel: `Titel ${code}`,
  teil,
  arten: ['BEWILLIGUNG', 'ABLEHNUNG'],
  pflicht: false,
  text: `Text ${code}.`,
  ...mehr,
})
const TAG = { name: 'bis', typ: 'TAG', bezeichnung: 'Bezahlung bis', vorgabe: 365 }
const VORLAGE = z.parse(Bescheidvorlage, {
  demo: true,
  titel: { BEWILLIGUNG: 'Zuwendungsbescheid', ABLEHNUNG: 'Ablehnungsbescheid' },
  auszahlungenHoechstens: 3,
  pflichtteile: { BEWILLIGUNG: ['TENOR', 'RECHTSBEHELF'], ABLEHNUNG: ['TENOR', 'BEGRUENDUNG'] },
  bausteine: [
    baustein('T-001', 'TENOR', { pflicht: true }),
    baustein('T-003', 'TENOR', { pflicht: true, nurBei: 'KUERZUNG', arten: ['BEWILLIGUNG'] }),
    baustein('N-201', 'NEBENBESTIMMUNG', { text: 'Bis {bis}.', variablen: [TAG], vorgeschlagen: true }),
    baustein('N-202', 'NEBENBESTIMMUNG'),
    baustein('T-101', 'BEGRUENDUNG', { arten: ['BEWILLIGUNG'], vorgeschlagen: true }),
    baustein('T-214', 'BEGRUENDUNG', { arten: ['BEWILLIGUNG'], begruendet: 'KUERZUNG' }),
    baustein('T-401', 'BEGRUENDUNG', { arten: ['ABLEHNUNG'], begruendet: 'ABLEHNUNG' }),
    baustein('T-701', 'RECHTSBEHELF', { pflicht: true }),
  ],
})
const GEGENSTAND = {
  gegenstand: '00000000-0000-4000-8000-000000000001',
  name: 'Mulchpflanzmaschine',
  kategorie: 'B.1',
  klasse: 'mulchpflanzmaschine',
  kosten: 48_200,
  satz: 40,
  beantragt: 19_280,
  nachtrag: null,
}
const UMSTAENDE = { gegenstaende: [GEGENSTAND], vorlage: VORLAGE }
const HEUTE = '2026-11-23'
const voll = entscheidungVorschlag('BEWILLIGUNG', UMSTAENDE, HEUTE)
const gekuerzt: EntscheidungInhalt = {
  ...voll,
  betraege: [{ gegenstand: GEGENSTAND.gegenstand, foerderfaehig: 46_200, bewilligt: 18_480 }],
}
const mit = (inhalt: EntscheidungInhalt, ...codes: string[]): EntscheidungInhalt => ({
  ...inhalt,
  bausteine: [...inhalt.bausteine, ...codes.map((code) => ({ code, werte: {} }))],
})
const texte = (inhalt: EntscheidungInhalt, vorlage = VORLAGE) =>
  fehlendeTeile(inhalt, { ...UMSTAENDE, vorlage }).map(({ text }) => text)

describe('[S9-04] what a notice still lacks', () => {
  test('nothing where everything is granted: so a case without findings is presented at once', () => {
    expect(texte(voll)).toEqual([])
    expect(inhaltAbweichungen(voll, UMSTAENDE)).toEqual([])
    expect(voll.bausteine).toContainEqual({ code: 'N-201', werte: { bis: '2027-11-23' } })
  })

  test('reasons where less is granted; a module that gives none does not count', () => {
    expect(texte(gekuerzt)).toEqual(['Begründen Sie, warum 800,00\u00a0€ nicht bewilligt werden.'])
    expect(texte(mit(gekuerzt, 'T-214'))).toEqual([])
    expect(inhaltAbweichungen(gekuerzt, UMSTAENDE)).toEqual(['Kürzung 800,00\u00a0€'])
  })

  test('the rest is refused in so many words only where there is one', () => {
    const codes = (inhalt: EntscheidungInhalt) =>
      aktiveBausteine(inhalt, UMSTAENDE).map(({ baustein: { code } }) => code)
    expect(codes(gekuerzt)).toContain('T-003')
    expect(codes(voll)).not.toContain('T-003')
  })

  test('reasons for every rejection, its mandatory parts, and no amount', () => {
    const ablehnung = entscheidungVorschlag('ABLEHNUNG', UMSTAENDE, HEUTE)
    expect(texte(ablehnung)).toEqual([
      'Begründen Sie die Ablehnung mit einem Textbaustein.',
      'Der Pflichtteil „Begründung“ fehlt.',
    ])
    expect(texte(mit(ablehnung, 'T-401'))).toEqual([])
    expect(texte({ ...mit(ablehnung, 'T-401'), betraege: volleBetraege([GEGENSTAND]) })).toEqual([
      'Bei einer Ablehnung wird nichts bewilligt.',
    ])
    expect(inhaltAbweichungen(ablehnung, UMSTAENDE)).toEqual(['Ablehnung'])
  })

  test('an approval of nothing, an item without amount, a value that is not filled, a part without module', () => {
    expect(texte({ ...mit(voll, 'T-214'), betraege: keineBetraege([GEGENSTAND]) })).toEqual([
      'Bewilligt ist nichts. Tragen Sie einen Betrag ein, oder lehnen Sie ab.',
    ])
    expect(texte({ ...mit(voll, 'T-214'), betraege: [] })).toContain(
      'Zu „Mulchpflanzmaschine“ fehlt der Betrag.',
    )
    expect(texte(mit({ ...voll, bausteine: [] }, 'N-201'))).toEqual(['„Titel N-201“: Bezahlung bis fehlt.'])
    const ohne = { ...VORLAGE, bausteine: VORLAGE.bausteine.filter(({ teil }) => teil !== 'RECHTSBEHELF') }
    expect(texte(voll, ohne)).toEqual(['Der Pflichtteil „Rechtsbehelfsbelehrung“ fehlt.'])
  })

  test('[S9-04] what was added and what was left out is named', () => {
    const anders = mit({ ...voll, bausteine: [] }, 'N-202')
    expect(inhaltAbweichungen(anders, UMSTAENDE)).toEqual(['Zusätzlich: Titel N-202', 'Ohne: Titel N-201'])
  })
})

describe('[S9-04] values in a module', () => {
  const B = {
    text: 'Für {was} am {bis}: {cent} an {firma}, {n} Jahre.',
    variablen: [
      { name: 'was', typ: 'TEXT' as const, bezeichnung: 'Gegenstand' },
      { name: 'bis', typ: 'TAG' as const, bezeichnung: 'Tag' },
      { name: 'cent', typ: 'BETRAG' as const, bezeichnung: 'Betrag' },
      { name: 'n', typ: 'ZAHL' as const, bezeichnung: 'Jahre' },
      { name: 'firma', typ: 'TEXT' as const, bezeichnung: 'Unternehmen', quelle: 'unternehmen' as const },
    ],
  }
  const [BAUSTEIN] = z.parse(Bescheidvorlage, {
    ...VORLAGE,
    bausteine: [baustein('T-900', 'BEGRUENDUNG', B)],
  }).bausteine
  const LAGE = { heute: '2026-12-01', kostenCent: 10_000_000 }
  const EINER = BAUSTEIN === undefined ? [] : [BAUSTEIN]
  // Only the source that the text names is read.
  const QUELLEN = { unternehmen: 'Hof {cent} GbR' } as Quellwerte

  test('stand in German in the text; a value is never read as a text of its own', () => {
    const werte = { was: 'die {bis}', bis: '2027-11-30', cent: 46_200, n: 5 }
    expect(bausteinText(B, werte, QUELLEN)).toBe(
      'Für die {bis} am 30.11.2027: 46.200,00\u00a0€ an Hof {cent} GbR, 5 Jahre.',
    )
  })

  test('that are missing are named where they would stand; what the system fills is not asked for', () => {
    expect(bausteinText(B, {}, QUELLEN)).toContain('Für [Gegenstand] am [Tag]: [Betrag] an Hof')
    expect(EINER.flatMap((b) => offeneVariablen(b, { was: ' ', n: 5 })).map(({ name }) => name)).toEqual([
      'was',
      'bis',
      'cent',
    ])
  })

  test.each([
    ['a word for an amount', { cent: 'viel' }, 'cent'],
    ['a part of a cent', { cent: 0.001 }, 'cent'],
    ['an amount for a text', { was: 5 }, 'was'],
    ['a day that is none', { bis: '2027-13-30' }, 'bis'],
    ['half a number', { n: 0.5 }, 'n'],
    ['a day that the calendar does not have', { bis: '2027-02-31' }, 'bis'],
  ])('%s is refused at its field', (_, werte, name) => {
    expect(bausteineFehler(EINER, [{ code: 'T-900', werte }], LAGE, 'bausteine')).toEqual([
      { pfad: `bausteine.0.werte.${name}`, text: expect.stringMatching(/\.$/) },
    ])
  })

  test.each([{ firma: 'Anderer Hof' }, { betrag: 1 }])(
    'what only the system fills, or the module does not have, is refused: %j',
    (werte) => {
      expect(bausteineFehler(EINER, [{ code: 'T-900', werte }], LAGE, 'bausteine')).toEqual([
        { pfad: 'bausteine.0.werte', text: `Unbekannte Angabe: ${Object.keys(werte)[0]}.` },
      ])
    },
  )

  test('a module that does not exist, or stands there twice, is refused', () => {
    const zweimal = [1, 2].map(() => ({ code: 'T-900', werte: {} }))
    expect(bausteineFehler(EINER, zweimal, LAGE, 'bausteine').map(({ pfad }) => pfad)).toEqual([
      'bausteine.1.code',
    ])
    expect(bausteineFehler([], [{ code: 'T-900', werte: {} }], LAGE, 'bausteine')).toHaveLength(1)
  })

  test.each([
    ['eingangsnummer', 'BEWILLIGUNG', false],
    ['begruendung', 'ABLEHNUNG', false],
    ['bisher', 'AENDERUNG', true],
    ['bisher', 'AUSZAHLUNG_GEKUERZT', false],
    ['deMinimisJahre', 'AUSZAHLUNG_ABGELEHNT', false],
    ['eingangsnummer', 'AUSZAHLUNG_GEKUERZT', true],
    ['geNr', 'AUSZAHLUNG_ABGELEHNT', true],
  ])('a module names only sources that its notices have: %s in %s is allowed: %s', (quelle, art, erlaubt) => {
    const variable = { name: 'was', typ: 'TEXT', bezeichnung: 'Was', quelle }
    const eine = (arten: string[]) =>
      z.safeParse(Bescheidvorlage, {
        ...VORLAGE,
        bausteine: [
          baustein('T-900', 'HINWEIS', {
            arten,
            pflicht: true,
            text: 'Es ist {was}.',
            variablen: [variable],
          }),
        ],
      })
    expect(eine([art]).success).toBe(erlaubt)
    const fehler = eine(['BEWILLIGUNG', 'AUSZAHLUNG_GEKUERZT']).error?.issues.map(({ message }) => message)
    if (quelle === 'geNr') expect(fehler).toBeUndefined()
    else expect(fehler).toEqual([expect.stringMatching(/^Eine Variable nennt eine Quelle, die es/)])
  })

  test('a text and its variables belong together in the data', () => {
    const eine = (text: string) => ({
      ...VORLAGE,
      bausteine: [{ ...VORLAGE.bausteine[0], text, variablen: [TAG] }],
    })
    expect(z.safeParse(Bescheidvorlage, eine('Bis {bis}.')).success).toBe(true)
    expect(z.safeParse(Bescheidvorlage, eine('Bis morgen.')).success).toBe(false)
    expect(z.safeParse(Bescheidvorlage, eine('Bis {bis} und {dann}.')).success).toBe(false)
  })
})
