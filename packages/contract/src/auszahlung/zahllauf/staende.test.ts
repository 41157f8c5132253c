import { expect, test } from 'vitest'
import { umstandHindernis, zahllaufStaende } from './staende.ts'

test('[S6-07] who may prepare and release has a part in what he touched, and is told so', () => {
  const beide = ['SACHBEARBEITUNG', 'BETEILIGT'] as const
  const { hindernis } = zahllaufStaende
  expect(hindernis('zahllaufVorlegen', 'ENTWURF', beide)).toBeNull()
  expect(hindernis('zahllaufFreigeben', 'VORGELEGT', beide)?.text).toContain('nur eine andere Person')
  expect(hindernis('zahllaufFreigeben', 'VORGELEGT', [])?.text).toContain('lesen')
})

const VERFALLENDE = [
  'einreichungVermerken',
  'zahllaufVerfallVorlegen',
  'zahllaufVerfallZurueckgeben',
  'zahllaufVerfallen',
  'zahllaufHerunterladen',
] as const

test.each([
  ['before its day has passed', false, false, true, ['einreichungVermerken', 'zahllaufHerunterladen']],
  ['after it', true, false, true, ['zahllaufVerfallVorlegen', 'zahllaufHerunterladen']],
  [
    'after it was presented',
    true,
    true,
    true,
    ['zahllaufVerfallZurueckgeben', 'zahllaufVerfallen', 'zahllaufHerunterladen'],
  ],
  ['without a file', false, false, false, ['einreichungVermerken']],
] as const)('[S6-08] what a run lets happen %s', (_, tagVorbei, verfallVorgelegt, mitDatei, moeglich) => {
  const umstaende = { tagVorbei, verfallVorgelegt, mitDatei }
  expect(VERFALLENDE.filter((aktion) => umstandHindernis(aktion, umstaende) === null)).toEqual(moeglich)
  expect(umstandHindernis('postenAusnehmen', umstaende)).toBeNull()
})
