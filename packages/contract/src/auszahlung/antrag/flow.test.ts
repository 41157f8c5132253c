import { steps, stepStatus } from '@foerderportal/flow/flow'
import { expect, test } from 'vitest'
import { schrittZuPfad } from '../../formular/flow.ts'
import { angabenZu } from '../../formular/angaben/angaben.ts'
import { auszahlungFlow } from './flow.ts'
import { AUSZAHLUNG_TAFEL } from './tafel.ts'
import { BERATUNG, KONTEXT, mitNachweisen } from '../testing/testFormular.ts'

const wege = (daten: Parameters<typeof mitNachweisen>, hier?: string) => {
  const d = mitNachweisen(...daten)
  return steps(auszahlungFlow, d, hier).map((s) => `${s.path} ${stepStatus(auszahlungFlow, s, d)}`)
}

test('the way leads over each item that has an invoice, in the order of the notice', () => {
  expect(wege([[]])).toEqual(['gegenstaende offen', 'zusammenfassung offen'])
  const beide = [{ foerdergegenstandId: BERATUNG, beantragteAuszahlung: 100 }, {}].map((n, i) => ({
    ...n,
    rechnungsNummer: `RE ${i}`,
  }))
  expect(wege([beide])).toEqual([
    'gegenstaende erledigt',
    'gegenstand-1 erledigt',
    'gegenstand-2 erledigt',
    'zusammenfassung erledigt',
  ])
  expect(wege([[{ rechnungsNummer: null }]])).toEqual([
    'gegenstaende inArbeit',
    'gegenstand-1 inArbeit',
    'zusammenfassung offen',
  ])
})

test('an item can be entered while it has something left, or an invoice', () => {
  expect(wege([[]], 'gegenstand-2')).toContain('gegenstand-2 offen')
  const [maschine, beratung] = KONTEXT.gegenstaende
  if (maschine === undefined || beratung === undefined) throw new Error('there are two')
  const gegenstaende = [maschine, { ...beratung, restBetrag: 0 }]
  expect(wege([[], { gegenstaende }], 'gegenstand-2')).not.toContain('gegenstand-2 offen')
})

test('an error leads to the page of its item', () => {
  const daten = mitNachweisen([{}, { foerdergegenstandId: BERATUNG }])
  expect(schrittZuPfad(auszahlungFlow, daten, 'verwendungsnachweise.1.rechnungsDatum')?.path).toBe(
    'gegenstand-2',
  )
  expect(schrittZuPfad(auszahlungFlow, daten, 'verwendungsnachweise')?.path).toBe('gegenstaende')
})

test('[R3.3-02] every answer stands in the summary, invoice by invoice, under the name of its item', () => {
  const [gruppe] = angabenZu(AUSZAHLUNG_TAFEL.gegenstaende, mitNachweisen([{}]))
  expect([gruppe?.titel, gruppe?.name]).toEqual(['Beispielwerk MP 300', 'Rechnung RE 4711/26'])
  expect(gruppe?.angaben.map(({ frage, antwort }) => [frage, antwort])).toEqual([
    ['Rechnung', 'Beleg.pdf'],
    ['Rechnungssteller', 'Landtechnik Nord GmbH'],
    ['Rechnungsnummer', 'RE 4711/26'],
    ['Rechnungsdatum', '01.08.2026'],
    ['Rechnungsbetrag brutto', '23.800,00\u00a0€'],
    ['Darin enthaltene Umsatzsteuer', '3.800,00\u00a0€'],
    ['Anderes auf der Rechnung, netto', null],
    ['Weniger gezahlt als berechnet?', 'Nein'],
    ['Nicht förderfähige Kosten', '3.800,00\u00a0€'],
    ['Beantragte Auszahlung', '8.000,00\u00a0€'],
    ['Gezahlt am', '20.08.2026'],
    ['Zahlungsnachweis', 'Beleg.pdf'],
    ['Sachbericht', 'Die Maschine läuft seit August auf allen Flächen.'],
  ])
})
