import { describe, expect, test } from 'vitest'
import { mitPositivliste, type Fassung, type Listeneintrag } from './positivliste.ts'
import { programmAm } from './programmLesen.ts'

const fassung = (gueltig_ab: string, titel: string, programm = 'AnkNabo'): Fassung => ({
  programm,
  gueltig_ab,
  daten: {
    titel,
    demo: true,
    obergrenzen: { jeGegenstand: 200_000, jeAntrag: 500_000 },
    antragstellerArten: ['PRIMAERPRODUZENT'],
    entscheidung: { tage: 0, vorherKaufen: false },
    anhoerungVorAblehnung: false,
    unterlagen: {},
    fragebogen: null,
    rechtsformen: ['EINZELUNTERNEHMER'],
    kategorien: [{ id: 'Z.9', titel: 'Eigene', klassen: [] }],
  },
})

const eintrag = (
  klasse: string,
  gueltigAb: string,
  gueltigBis: string | null,
  mehr: Partial<Listeneintrag> = {},
) => ({
  programm: 'AnkNabo',
  kategorie: 'A.1',
  kategorieTitel: 'Moor',
  klasse,
  titel: `Klasse ${klasse}`,
  foerdergegenstandTyp: 'MASCHINE' as const,
  kombination: false,
  technischeKriterien: [],
  prozent: 40,
  antragstellerArten: null,
  groessen: null,
  gueltigAb,
  gueltigBis,
  ...mehr,
})

const FASSUNGEN = [
  fassung('2027-01-01', 'neu'),
  fassung('2024-01-01', 'alt'),
  fassung('2024-01-01', 'bilanz', 'ZUKLB'),
]
const LISTE: Listeneintrag[] = [
  eintrag('raupe', '2026-03-01', '2026-12-31'),
  eintrag('maehwerk', '2026-03-01', null, { prozent: 65, groessen: ['KLEINST'] }),
  eintrag('maehwerk', '2026-03-01', null, { prozent: 50 }),
  eintrag('roboter', '2026-06-15', '2026-06-15', { kategorie: 'B.3', kategorieTitel: 'Pflege' }),
]

const am = (tag: string) => programmAm(mitPositivliste(FASSUNGEN, LISTE), 'AnkNabo', tag)
const klassenAm = (tag: string) =>
  am(tag)?.kategorien.map((k) => `${k.id} ${k.titel}: ${k.klassen.map(({ id }) => id).join(' ')}`)

describe('[R7.3-03] [R7.3-04] the imported Positivliste', () => {
  test.each([
    ['2023-12-31', undefined],
    ['2024-01-01', ['Z.9 Eigene: ']],
    ['2026-02-28', ['Z.9 Eigene: ']],
    ['2026-03-01', ['A.1 Moor: raupe maehwerk']],
    ['2026-06-14', ['A.1 Moor: raupe maehwerk']],
    ['2026-06-15', ['A.1 Moor: raupe maehwerk', 'B.3 Pflege: roboter']],
    ['2026-06-16', ['A.1 Moor: raupe maehwerk']],
    ['2026-12-31', ['A.1 Moor: raupe maehwerk']],
    ['2027-01-01', ['A.1 Moor: maehwerk']],
    ['2040-01-01', ['A.1 Moor: maehwerk']],
  ])('on %s', (tag, erwartet) => expect(klassenAm(tag)).toEqual(erwartet))

  test('changes the categories and nothing else: a later change of the programme stands beside it', () => {
    expect(am('2026-12-31')).toMatchObject({ titel: 'alt', obergrenzen: FASSUNGEN[0]?.daten.obergrenzen })
    expect(am('2027-01-01')?.titel).toBe('neu')
  })

  test('several rates of a class keep their order: the first that fits counts', () => {
    expect(am('2027-01-01')?.kategorien[0]?.klassen[0]?.quoten).toEqual([
      { prozent: 65, groessen: ['KLEINST'] },
      { prozent: 50 },
    ])
  })

  test('leaves other programmes alone, and all of them where it is empty', () => {
    const nurAndere = (fassungen: readonly Fassung[]) =>
      fassungen.filter(({ programm }) => programm === 'ZUKLB')
    expect(nurAndere(mitPositivliste(FASSUNGEN, LISTE))).toEqual(nurAndere(FASSUNGEN))
    const sortiert = (fassungen: readonly Fassung[]) =>
      fassungen.toSorted((a, b) => (a.daten.titel < b.daten.titel ? -1 : 1))
    expect(sortiert(mitPositivliste(FASSUNGEN, []))).toEqual(sortiert(FASSUNGEN))
  })
})
