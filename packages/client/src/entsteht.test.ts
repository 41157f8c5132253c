import { expect, test } from 'vitest'
import { nachsehenSolange, wartezeitMs } from './entsteht.ts'

test('[S9-04] what is being made is asked for ever more seldom, at last once a minute', () => {
  expect([0, 1, 2, 3, 6, 7, 50].map(wartezeitMs)).toEqual([
    1_000, 1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ])
})

test('[S9-04] nobody asks for what is there, or before there was an answer', () => {
  const { refetchInterval, refetchIntervalInBackground } = nachsehenSolange((fertig: boolean) => !fertig)
  const nach = (data: boolean | undefined, dataUpdateCount = 1, errorUpdateCount = 0) =>
    refetchInterval({ state: { data, dataUpdateCount, errorUpdateCount } })
  expect(nach(undefined)).toBe(false)
  expect(nach(true)).toBe(false)
  expect(nach(false)).toBe(1_000)
  // a server that fails is spared, too
  expect(nach(false, 1, 3)).toBe(8_000)
  expect(refetchIntervalInBackground).toBe(false)
})
