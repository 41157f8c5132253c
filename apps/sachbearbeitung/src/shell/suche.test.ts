import { expect, test } from 'vitest'
import { sucheLesen, sucheSchreiben } from './suche.ts'

test('what stands in the address stays a text, lists stay readable, nothing empty stands there', () => {
  const suche = { betragVon: '1000', kategorie: 'A.1,B.2', text: 'Öl & Gas', stand: undefined, land: '' }
  expect(sucheSchreiben(suche)).toBe('?betragVon=1000&kategorie=A.1,B.2&text=%C3%96l+%26+Gas')
  expect(sucheLesen(sucheSchreiben(suche))).toEqual({
    betragVon: '1000',
    kategorie: 'A.1,B.2',
    text: 'Öl & Gas',
  })
  expect(sucheSchreiben({})).toBe('')
})
