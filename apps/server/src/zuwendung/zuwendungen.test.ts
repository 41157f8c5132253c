import type {
  Foerdergegenstand,
  FoerdergegenstandSeite,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { zuwendungenBerechnen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { formular } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mitZuwendungen } from './kern/angabenUebernehmen.ts'
import programmdatei from '../../daten/demo/AnkNabo/programm.json' with { type: 'json' }
import { quotenFuer } from './kern/view.ts'

const { gueltigAb: _, ...daten } = programmdatei
const programm = z.parse(ProgrammDaten, daten)
const KLASSEN = programm.kategorien.flatMap((k) => k.klassen.map((klasse) => klasse.id))

const cent = fc.integer({ min: 0, max: 99_999_999_999 })
const gegenstand: fc.Arbitrary<Foerdergegenstand> = fc.oneof(
  fc
    .record({ anzahl: fc.integer({ min: 1, max: 999 }), einzeln: cent, betrag: cent })
    .map(({ anzahl, einzeln, betrag }) => ({
      type: 'Maschine' as const,
      anzahl,
      anschaffungskostenNettoEinzeln: einzeln / 100,
      zuwendungsBetrag: betrag / 100,
    })),
  fc.tuple(cent, cent).map(([kosten, betrag]) => ({
    type: 'Beratungsdienstleistung' as const,
    kosten: kosten / 100,
    zuwendungsBetrag: betrag / 100,
  })),
)
const seiten = fc.array(
  fc.record({
    foerdergegenstandKlasse: fc.constantFrom(...KLASSEN, 'fremd'),
    foerdergegenstaende: fc.array(gegenstand, { maxLength: 4 }),
  }),
  { maxLength: 5 },
)
const betraege = (s: readonly FoerdergegenstandSeite[] | null | undefined) =>
  (s ?? []).flatMap((seite) => (seite.foerdergegenstaende ?? []).map((g) => g.zuwendungsBetrag))

test('[S4-02] over 10,000 applications the server keeps the amounts that the browser shows, whatever amounts are sent', () => {
  fc.assert(
    fc.property(seiten, (foerdergegenstandSeiten) => {
      const gesendet = formular({ foerdergegenstandSeiten })
      const gespeichert = mitZuwendungen(gesendet, programm)
      // The browser has the rates and caps of the answer, and what travelled as JSON.
      const gelesen: FoerdergegenstandSeite[] = JSON.parse(JSON.stringify(foerdergegenstandSeiten))
      const imBrowser = zuwendungenBerechnen(gelesen, quotenFuer(gespeichert, programm), programm.obergrenzen)
      expect(betraege(gespeichert.foerdergegenstandSeiten)).toEqual(betraege(imBrowser))
    }),
    { numRuns: 10_000 },
  )
})
