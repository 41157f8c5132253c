import { expect, test } from 'vitest'
import { vermerkStaende } from './staende.ts'

test('[S9-07] a refusal names the status and those in which it is possible, in the words of the bank', () => {
  expect(vermerkStaende.hindernis('vermerkSchreiben', 'BEWILLIGT', ['BANK'])?.text).toBe(
    'Der Antrag hat den Stand „Bewilligt“. Mit Vermerken versehen lässt er sich nur im Stand „In Prüfung“ oder „Nachgefordert“.',
  )
})
