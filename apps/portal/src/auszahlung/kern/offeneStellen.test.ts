import { offeneSeiten } from '@foerderportal/assistent/zusammenfassung/offeneSeiten'
import type { Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { BERATUNG, MASCHINE, mitNachweisen } from '@foerderportal/contract/auszahlung/testing/testFormular'
import { expect, test } from 'vitest'
import { AUSZAHLUNGSART } from './auszahlungsart.ts'

type Nachweis = Pick<Verwendungsnachweis, 'foerdergegenstandId' | 'rechnungsNummer'>

const dinge = (nachweise: readonly Nachweis[]) => {
  const daten = mitNachweisen(nachweise.map((n, i) => ({ ...n, id: `${i}`, zahlungsDatum: null })))
  const stellen = offeneSeiten(AUSZAHLUNGSART, daten).flatMap((s) => s.stellen)
  return [...new Set(stellen.flatMap(({ ding }) => ding ?? []))]
}

test('[S6-03] what is missing in an invoice stands at its item, as which invoice of it, and with its number', () => {
  expect(
    dinge([
      { foerdergegenstandId: MASCHINE, rechnungsNummer: 'RE 4711/26' },
      { foerdergegenstandId: BERATUNG, rechnungsNummer: 'B-7' },
      { foerdergegenstandId: MASCHINE, rechnungsNummer: null },
    ]),
  ).toEqual([
    'Beispielwerk MP 300, 1. Rechnung (RE 4711/26)',
    'Beispielwerk MP 300, 2. Rechnung',
    'Einsatz von Mulch, 1. Rechnung (B-7)',
  ])
})
