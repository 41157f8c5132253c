import { expect, test } from 'vitest'
import { entscheidungStaende } from './staende.ts'

const { hindernis } = entscheidungStaende

test('[A-02] who edited is told that somebody else has to release, whatever else he may do', () => {
  for (const wer of [['BETEILIGT'], ['SACHBEARBEITUNG', 'BETEILIGT']] as const)
    expect(hindernis('entscheidungFreigeben', 'VORGELEGT', wer)).toEqual({
      liegtAn: 'PERSON',
      text: 'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.',
    })
})

test('[S9-13] who wrote a Vermerk is told that somebody else has to release', () => {
  expect(hindernis('entscheidungFreigeben', 'VORGELEGT', ['PRUEFER'])?.text).toContain('Prüfvermerk')
})
