import { PORTALPROFILE } from '@foerderportal/contract/shared/portal/portalprofil'
import { expect, test } from 'vitest'
import { punkte, type Lage } from './punkte.ts'

const voll = { data: [1], isError: false }
const lage = (mehr: Partial<Lage> = {}): Lage => ({
  bekundungen: voll,
  antraege: voll,
  auszahlungen: voll,
  hatFirma: true,
  darfLesen: true,
  ...mehr,
})
const [ERSTES, KLIMABILANZ] = PORTALPROFILE
const gruende = (wie: Lage) => punkte(wie, ERSTES).map(({ grund }) => grund)

test('points with something in their list can be used', () => {
  expect(gruende(lage())).toEqual([undefined, undefined, undefined])
})

test.each([
  ['an empty list', { antraege: { data: [], isError: false } }, /^Noch keine Anträge: /],
  ['a list on its way', { antraege: { isError: false } }, /^Wird noch geladen\.$/],
  ['a list that failed', { antraege: { isError: true } }, /^Die Liste ließ sich nicht laden/],
  ['an old list whose renewal failed and is empty', { antraege: { data: [], isError: true } }, /^Noch keine/],
  ['no company', { hatFirma: false }, /^Zuerst muss feststehen/],
  ['no permission', { darfLesen: false }, /^Dafür fehlt Ihnen die Berechtigung\.$/],
] as const)('%s closes the point and says why', (_, mehr, grund) => {
  expect(gruende(lage(mehr))[1]).toMatch(grund)
})

test('an old list stays usable when its renewal failed', () => {
  expect(gruende(lage({ auszahlungen: { data: [1], isError: true } }))[2]).toBeUndefined()
})

test('[R1-06] a portal without declarations of interest has no point for them', () => {
  expect(punkte(lage(), KLIMABILANZ).map(({ text }) => text)).toEqual(['Anträge', 'Auszahlungen'])
  const [antraege] = punkte(lage({ antraege: { data: [], isError: false } }), KLIMABILANZ)
  expect(antraege?.grund).toMatch(/sobald das Programm geöffnet ist\.$/)
})
