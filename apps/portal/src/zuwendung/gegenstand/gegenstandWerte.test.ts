import type {
  Foerdergegenstand,
  FoerdergegenstandSeite,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { summen, zuwendungenBerechnen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { GRENZEN, QUOTEN, maschine } from '@foerderportal/contract/zuwendung/testing/testFormular'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mitDateien, seitenLesen, seitenSchreiben } from './gegenstandWerte.ts'

const cent = fc.integer({ min: 0, max: 99_999_999_999 })
const gegenstand: fc.Arbitrary<Foerdergegenstand> = fc.oneof(
  fc
    .record({ anzahl: fc.integer({ min: 1, max: 999 }), einzeln: cent })
    .map(({ anzahl, einzeln }) => maschine({ anzahl, anschaffungskostenNettoEinzeln: einzeln / 100 })),
  cent.map((c) => ({ type: 'Beratungsdienstleistung' as const, kosten: c / 100 })),
)
const seiten: fc.Arbitrary<FoerdergegenstandSeite[]> = fc.array(
  fc.record({
    foerdergegenstandKlasse: fc.constantFrom('raupe', 'mulch', 'beratung', 'fremd'),
    foerdergegenstaende: fc.array(gegenstand, { maxLength: 2 }),
  }),
  { maxLength: 3 },
)
const betraege = (s: readonly FoerdergegenstandSeite[]) =>
  s.flatMap((seite) => (seite.foerdergegenstaende ?? []).map((g) => g.zuwendungsBetrag))

test('[S4-02] over 10,000 applications what is computed while typing is, to the cent, what comes from the stored numbers', () => {
  fc.assert(
    fc.property(seiten, (gespeichert) => {
      const getippt = zuwendungenBerechnen(seitenSchreiben(seitenLesen(gespeichert)), QUOTEN, GRENZEN)
      const gerechnet = zuwendungenBerechnen(gespeichert, QUOTEN, GRENZEN)
      expect(betraege(getippt)).toEqual(betraege(gerechnet))
      expect(summen(getippt)).toEqual(summen(gerechnet))
    }),
    { numRuns: 10_000 },
  )
})

test('a file that arrives while its item is closed comes to that item and that field, behind what is there', () => {
  const [seite] = seitenLesen([
    { kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende: [maschine(), maschine()] },
  ])
  const [erste, zweite] = seite?.foerdergegenstaende ?? []
  const datei = { uuid: 'neu', dateiname: 'Angebot 2.pdf' }
  const neu = mitDateien(seite ? [seite] : [], [{ feld: `${zweite?.kennung}.dokumentAngebot`, datei }])
  expect(neu[0]?.foerdergegenstaende[0]).toEqual(erste)
  expect(neu[0]?.foerdergegenstaende[1]).toMatchObject({
    dokumentAngebot: [...(zweite?.type === 'Maschine' ? zweite.dokumentAngebot : []), datei],
  })
})
