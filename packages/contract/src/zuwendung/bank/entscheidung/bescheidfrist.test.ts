import { expect, test } from 'vitest'
import { wieGespeichert } from '../../../shared/angaben/plausibel.ts'
import { bescheidfrist } from './bescheidfrist.ts'
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
  expect(bescheidfrist(zwei, gewaehlt('2027-11-30', '2028-02-28'), 'AUSZAHLUNG')).toBe('2028-02-28')
})

test('[S9-10] the last day to buy and pay is another one, and both are told apart', () => {
  const beide = bausteine(baustein('N-101', { frist: 'KAUF' }), baustein('N-102', FRIST))
  const inhalt = gewaehlt('2027-11-30', '2028-02-28')
  expect(bescheidfrist(beide, inhalt, 'KAUF')).toBe('2027-11-30')
  expect(bescheidfrist(beide, inhalt, 'AUSZAHLUNG')).toBe('2028-02-28')
})

test('[S6-01] there is none where no module marks one, or the module is not in the notice', () => {
  expect(bescheidfrist(bausteine(baustein('N-101', {})), gewaehlt('2027-11-30'), 'AUSZAHLUNG')).toBeNull()
  const zweiter = bausteine(baustein('N-101', {}), baustein('N-102', FRIST))
  expect(bescheidfrist(zweiter, gewaehlt('2027-11-30'), 'AUSZAHLUNG')).toBeNull()
})

test.each([
  ['is no day', [baustein('N-101', { ...FRIST, typ: 'TEXT' })]],
  ['is filled by the system', [baustein('N-101', { ...FRIST, quelle: 'eingegangenAm' })]],
  ['stands twice', [baustein('N-101', FRIST), baustein('N-102', FRIST)]],
  ['stands in no approval', [{ ...baustein('N-101', FRIST), arten: ['ABLEHNUNG'] }]],
  [
    'stands in a later notice, too, whose day nothing would follow',
    [{ ...baustein('N-101', FRIST), arten: ['BEWILLIGUNG', 'AENDERUNG'] }],
  ],
])('[S6-01] a version in which the mark %s is refused', (_, welche) => {
  expect(gelesen(...welche).success).toBe(false)
  expect(gelesen(baustein('N-101', FRIST)).success).toBe(true)
})

test('[S6-01] the refusal says what to do; a version that was stored before stays readable', () => {
  const geteilt = vorlage({ ...baustein('N-101', FRIST), arten: ['BEWILLIGUNG', 'AENDERUNG'] })
  expect(
    Bescheidvorlage.safeParse(geteilt).error?.issues.map(({ path, message }) => [path, message]),
  ).toEqual([
    [
      ['bausteine'],
      'Ein Baustein mit "frist" steht nur in der Bewilligung: Ein späterer Bescheid verschiebt die Frist nicht. Nehmen Sie für die anderen Arten einen eigenen Baustein ohne "frist".',
    ],
  ])
  expect(bescheidfrist(wieGespeichert(Bescheidvorlage, geteilt), gewaehlt('2028-02-28'), 'AUSZAHLUNG')).toBe(
    '2028-02-28',
  )
})
