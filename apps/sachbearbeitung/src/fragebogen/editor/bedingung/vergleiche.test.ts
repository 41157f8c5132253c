import { expect, test } from 'vitest'
import { neueTeilbedingung } from '../formular.ts'
import { andersVerglichen, vergleicheFuer } from './vergleiche.ts'

test('[S9-05] compared otherwise it keeps what both comparisons have, and nothing that is not shown', () => {
  const zahl = { ...neueTeilbedingung('f2', 'ZAHL'), von: 'abc' }
  expect(andersVerglichen(zahl, 'BEANTWORTET')).toEqual(neueTeilbedingung('f2', 'BEANTWORTET'))
  const gewaehlt = { ...neueTeilbedingung('f0', 'GEWAEHLT'), optionen: ['o1'] }
  expect(andersVerglichen(gewaehlt, 'NICHT_GEWAEHLT').optionen).toEqual(['o1'])
  expect(andersVerglichen(gewaehlt, 'BEANTWORTET').optionen).toEqual([])
})

test('[S9-05] a comparison that no longer fits is shown as what it is', () => {
  expect(vergleicheFuer('DezimalFrage', 'GEWAEHLT')[0]).toEqual(['GEWAEHLT', 'passt nicht zur Art der Frage'])
  expect(vergleicheFuer('DezimalFrage', 'ZAHL')[0]).toEqual(['ZAHL', 'liegt zwischen'])
})
