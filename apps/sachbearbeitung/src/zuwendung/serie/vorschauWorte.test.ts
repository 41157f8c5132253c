import type { Serienempfaenger } from '@foerderportal/contract/mitteilungen/serie/schema'
import { expect, test } from 'vitest'
import { umfangWorte } from './vorschauWorte.ts'

const fall = (hindernis: string | null, ...wer: string[]) =>
  ({ hindernis, empfaenger: wer.map((name) => ({ name, email: `${name}@hof.example` })) }) as Serienempfaenger // all that is read

test.each([
  [[fall(null, 'lena')], '1 Mitteilung, 1 E-Mail ohne den Inhalt an 1 Person'],
  [
    [fall(null, 'lena', 'paul'), fall(null, 'lena'), fall('Geht nicht.', 'max')],
    '2 Mitteilungen, 3 E-Mails ohne den Inhalt an 2 Personen',
  ],
  [[fall(null)], '1 Mitteilung, niemand bekommt eine E-Mail'],
])('[S9-08] sums and recipients: %#', (faelle, worte) => {
  expect(umfangWorte({ faelle, fehlen: 0, bausteine: [] })).toBe(worte)
})
