import type { NutzerBeziehungen, NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { expect, test } from 'vitest'
import { einladungZeiten, gesperrtWeil, nochNichtErneut, standText } from './nutzerText.ts'

const person = (zeichnungsberechtigung: boolean, selbst = false): NutzerInfo => ({
  email: 'a@hof.example',
  gpNr: '1',
  identifiziert: true,
  identifizierungsUrl: null,
  isAdmin: selbst,
  nachname: 'Beispiel',
  vorname: 'Ada',
  selbst,
  subjectId: 'a',
  telefon: '',
  username: 'a',
  unternehmen: [],
  nutzerZuUnternehmenSnapshot: {
    guid: 'g',
    value: { zeichnungsberechtigung, zugeordnetSeit: '2025-03-01' },
  },
})
const mit = (maximal: number, ...nutzerInfos: NutzerInfo[]): NutzerBeziehungen => ({
  nutzerInfos,
  aenderbar: true,
  zeichnungsberechtigungenMaximal: maximal,
})

test('a switch is fixed for oneself and, where nothing is free, for who has no authority yet', () => {
  const [ich, zeichner, andere] = [person(true, true), person(true), person(false)]
  const alle = [ich, zeichner, andere] as const
  const gruende = (maximal: number) => alle.map((eine) => gesperrtWeil(eine, mit(maximal, ...alle)))
  const EIGENE = 'Die eigene Berechtigung können Sie nicht selbst ändern.'
  expect(gruende(3)).toEqual([EIGENE, undefined, undefined])
  expect(gruende(2)).toEqual([
    EIGENE,
    undefined,
    'Höchstens 2 dürfen zeichnen. Schalten Sie es zuerst bei jemandem aus.',
  ])
})

test('the line of state counts people and signers', () => {
  expect(standText('Hof Moor', mit(3, person(true)))).toBe(
    'Eine Person handelt für Hof Moor. Zeichnen darf 1 von höchstens 3.',
  )
  expect(standText('Hof Moor', mit(3, person(true), person(false)))).toBe(
    '2 Personen handeln für Hof Moor. Zeichnen darf 1 von höchstens 3.',
  )
})

test('[S1-04] an invitation says when it went out, how long it holds, and from when it goes out again', () => {
  const e = {
    guid: 'g',
    email: 'a@hof.example',
    emailErneutVersendbar: false,
    versendetAm: '2026-11-20T13:03:00Z',
    gueltigBis: '2026-12-20T13:03:00Z',
  }
  expect(einladungZeiten(e, new Date('2026-11-20T13:05:00Z'))).toBe(
    'Verschickt heute, 14:03\u00a0Uhr · noch 30 Tage (bis 20.12.2026, 14:02\u00a0Uhr)',
  )
  expect(nochNichtErneut(e)).toBe('Wieder ab 14:13\u00a0Uhr')
  expect(nochNichtErneut({ ...e, emailErneutVersendbar: true })).toBe(false)
})
