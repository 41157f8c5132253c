import { expect, test } from 'vitest'
import { seitVorlageAnders } from './wieVorgelegt.ts'

test('[S9-13] what is new and what is gone is named, the same in another order is the same', () => {
  expect(seitVorlageAnders('Die Prüfung', { vorgelegt: ['a', 'b'], jetzt: ['b', 'a'] })).toBeNull()
  expect(seitVorlageAnders('Die Prüfung', { vorgelegt: ['a', 'b'], jetzt: ['b', 'c'] })).toBe(
    'Die Prüfung liegt mit anderen Abweichungen vor, als jetzt gelten. Neu: „c“. Nicht mehr: „a“. Geben Sie die Vorlage zurück; die nächste nennt, was gilt.',
  )
})
