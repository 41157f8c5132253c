import { definitionAus, FRAGE } from '@foerderportal/contract/fragebogen/testing/fragen'
import { expect, test } from 'vitest'
import { antwortenAnsicht } from './fallFrageboegen.ts'

const definition = definitionAus([
  FRAGE.AuswahlFrage('f0'),
  {
    ...FRAGE.DezimalFrage('f2'),
    wenn: {
      verknuepfung: 'ALLE',
      teile: [{ art: 'OPTION', frage: 'f0', optionen: ['o0'], gewaehlt: true }],
    },
  },
  FRAGE.PrioritaetFrage('f5'),
])
const ZUVOR = { f0: { wahl: ['o0'] }, f2: { zahlen: { wert: 3 } }, f5: { wahl: ['w0', 'w1'] } }

test('[S8-02] of a corrected questionnaire what is new, what was before, and what is asked no more', () => {
  const antworten = { f0: { wahl: ['o2'] }, f5: { wahl: ['w0', 'w1'] } }
  const gesagt = antwortenAnsicht({ definition, antworten, vorher: ZUVOR }).map(
    ({ frageId, gestellt, antwort, vorher }) => [frageId, gestellt, antwort, vorher],
  )
  expect(gesagt).toEqual([
    ['f0', true, ['f0: Antwort 2'], ['f0: Antwort 0']],
    ['f2', false, [], ['3\u00a0ha']],
    ['f5', true, ['1. Ziel 0', '2. Ziel 1'], null],
  ])
})

test('[S8-02] of the first nothing is said of a before', () => {
  const erste = antwortenAnsicht({ definition, antworten: ZUVOR, vorher: null })
  expect(erste.map(({ frageId, vorher }) => [frageId, vorher])).toEqual([
    ['f0', null],
    ['f2', null],
    ['f5', null],
  ])
})
