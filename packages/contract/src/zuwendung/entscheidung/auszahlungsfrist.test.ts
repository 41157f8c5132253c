import { expect, test } from 'vitest'
import { auszahlungsfrist } from './auszahlungsfrist.ts'
import { Bescheidvorlage } from './bescheidvorlage.ts'

const baustein = (code: string, variable: object) => ({
  code,
  fassung: 1,
  titel: code,
  teil: 'NEBENBESTIMMUNG' as const,
  arten: ['BEWILLIGUNG' as const],
  pflicht: true,
  text: 'Bis zum {bis}.',
  variablen: [{ name: 'bis', typ: 'TAG' as const, bezeichnung: 'Tag', ...variable }],
})
const vorlage = (...bausteine: readonly object[]) => ({
  demo: true,
  titel: { BEWILLIGUNG: 'Bescheid', ABLEHNUNG: 'Bescheid' },
  auszahlungenHoechstens: 3,
  pflichtteile: { BEWILLIGUNG: [], ABLEHNUNG: [] },
  bausteine,
})
const FRIST = { frist: 'AUSZAHLUNG' }
const gelesen = (...bausteine: readonly object[]) => Bescheidvorlage.safeParse(vorlage(...bausteine))
const bausteine = (...welche: readonly object[]) => Bescheidvorlage.parse(vorlage(...welche))
const gewaehlt = (...tage: readonly string[]) => ({
  bausteine: tage.map((bis, i) => ({ code: `N-10${i + 1}`, werte: { bis } })),
})

test('[S6-01] the last day for a payout is the one that the notice states for the proof of use', () => {
  const zwei = bausteine(baustein('N-101', {}), baustein('N-102', FRIST))
  expect(auszahlungsfrist(zwei, gewaehlt('2027-11-30', '2028-02-28'))).toBe('2028-02-28')
})

test('[S6-01] there is none where no module marks one, or the module is not in the notice', () => {
  expect(auszahlungsfrist(bausteine(baustein('N-101', {})), gewaehlt('2027-11-30'))).toBeNull()
  const zweiter = bausteine(baustein('N-101', {}), baustein('N-102', FRIST))
  expect(auszahlungsfrist(zweiter, gewaehlt('2027-11-30'))).toBeNull()
})

test.each([
  ['is no day', [baustein('N-101', { ...FRIST, typ: 'TEXT' })]],
  ['is filled by the system', [baustein('N-101', { ...FRIST, quelle: 'eingegangenAm' })]],
  ['stands twice', [baustein('N-101', FRIST), baustein('N-102', FRIST)]],
  ['stands in no approval', [{ ...baustein('N-101', FRIST), arten: ['ABLEHNUNG'] }]],
])('[S6-01] a version in which the mark %s is refused', (_, welche) => {
  expect(gelesen(...welche).success).toBe(false)
  expect(gelesen(baustein('N-101', FRIST)).success).toBe(true)
})
