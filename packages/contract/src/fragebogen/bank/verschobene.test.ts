import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verschobene } from './verschobene.ts'

test.each([
  ['one to the front', 'abcd', 'dabc', 'd'],
  ['one to the end', 'abcd', 'bcda', 'a'],
  ['two in the middle', 'abcd', 'acbd', 'b'],
  ['what is new or gone moves nothing', 'abcd', 'axd', ''],
  ['the other way round', 'abc', 'cba', 'ba'],
])('[S9-05] moved: %s', (_, vorher, nachher, erwartet) => {
  expect(verschobene(vorher.split(''), nachher.split('')).join('')).toBe(erwartet)
})

test('[S9-05] without those that moved both say the same order, and one fewer would not do', () => {
  const reihe = ['a', 'b', 'c', 'd', 'e', 'f']
  const umgestellt = fc.shuffledSubarray(reihe, { minLength: reihe.length })
  fc.assert(
    fc.property(umgestellt, (nachher) => {
      const moved = verschobene(reihe, nachher)
      const ohne = (weg: readonly string[]) => {
        const rest = (alle: readonly string[]) => alle.filter((id) => !weg.includes(id)).join('')
        return rest(reihe) === rest(nachher)
      }
      expect(ohne(moved)).toBe(true)
      // Every choice of one fewer: 64 at most.
      const wahlen = reihe.reduce<string[][]>((bisher, id) => bisher.flatMap((w) => [w, [...w, id]]), [[]])
      expect(wahlen.filter((weg) => weg.length < moved.length && ohne(weg))).toEqual([])
    }),
  )
})
