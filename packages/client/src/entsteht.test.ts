import { expect, test } from 'vitest'
import { nachsehenSolange, wartezeitMs } from './entsteht.ts'

test('[S9-04] what is being made is asked for ever more seldom, at last once a minute', () => {
  expect([0, 1, 2, 3, 6, 7, 50].map(wartezeitMs)).toEqual([
    1_000, 1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ])
})

test('[S9-04] nobody asks for what is there, or before there was an answer', () => {
  const { refetchInterval, refetchIntervalInBackground } = nachsehenSolange((fertig: boolean) => !fertig)
  const abfrage: { state: { data: boolean | undefined; dataUpdateCount: number; errorUpdateCount: number } } =
    {
      state: { data: undefined, dataUpdateCount: 0, errorUpdateCount: 0 },
    }
  const nach = (data: boolean | undefined, dataUpdateCount: number, errorUpdateCount = 0) => {
    abfrage.state = { data, dataUpdateCount, errorUpdateCount }
    return refetchInterval(abfrage)
  }
  expect(nach(undefined, 0)).toBe(false)
  expect(nach(true, 1)).toBe(false)
  expect(nach(false, 2)).toBe(1_000)
  expect(nach(false, 3)).toBe(2_000)
  // a server that fails is spared, too
  expect(nach(false, 3, 2)).toBe(8_000)
  // what is made anew, of a page that has long been read, is looked for at once
  expect(nach(true, 40, 2)).toBe(false)
  expect(nach(false, 41, 2)).toBe(1_000)
  expect(refetchIntervalInBackground).toBe(false)
})
