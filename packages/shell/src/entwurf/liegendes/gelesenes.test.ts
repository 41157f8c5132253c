import { expect, test } from 'vitest'
import { zusammen } from './gelesenes.ts'

const EINS = { feld: 'Ort', text: 'Husum' }

test('[S10-03] what two windows have left alike is told once, each other text by itself', () => {
  const anders = { feld: 'Ort', text: 'Kiel' }
  expect(zusammen([{ felder: [EINS] }, { felder: [anders, EINS] }])).toEqual([EINS, anders])
})

test('[S10-03] two rows of a form that look alike are two', () => {
  expect(zusammen([{ felder: [EINS, EINS] }])).toEqual([EINS, EINS])
})
