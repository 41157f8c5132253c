import { expect, test } from 'vitest'
import { ausgewaehlt, type Stand } from './auswahl.ts'

const REIHE = ['a', 'b', 'c', 'd', 'e']
const leer: Stand = { gewaehlt: new Set(), zuletzt: undefined }
const von = ({ gewaehlt }: Stand) => [...gewaehlt].toSorted()

test('one is switched on and off again', () => {
  const an = ausgewaehlt.umschalten(leer, 'b')
  expect(von(an)).toEqual(['b'])
  expect(von(ausgewaehlt.umschalten(an, 'b'))).toEqual([])
})

test('a range goes from what was switched last, in either direction', () => {
  const beiD = ausgewaehlt.umschalten(leer, 'd')
  expect(von(ausgewaehlt.bisHier(beiD, 'b', REIHE))).toEqual(['b', 'c', 'd'])
  expect(von(ausgewaehlt.bisHier(beiD, 'e', REIHE))).toEqual(['d', 'e'])
})

test('without a beginning in sight a range is the one row', () => {
  expect(von(ausgewaehlt.bisHier(leer, 'c', REIHE))).toEqual(['c'])
  const fort = ausgewaehlt.umschalten(leer, 'z')
  expect(von(ausgewaehlt.bisHier(fort, 'c', REIHE))).toEqual(['c', 'z'])
})

test('all that is shown; what another search had chosen stays', () => {
  const vorher = ausgewaehlt.umschalten(leer, 'z')
  const alle = ausgewaehlt.alle(vorher, REIHE, true)
  expect(von(alle)).toEqual([...REIHE, 'z'])
  expect(von(ausgewaehlt.alle(alle, REIHE, false))).toEqual(['z'])
})
