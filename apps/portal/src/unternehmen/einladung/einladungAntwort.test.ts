import { ablage } from '@foerderportal/client/session/testing/ablage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { antwortMerken, antwortNehmen } from './einladungAntwort.ts'

const antwort = { einladungId: 'e1', annehmen: true }

beforeEach(() => void vi.stubGlobal('sessionStorage', ablage()))
afterEach(() => vi.unstubAllGlobals())

test('who comes back from the sign-in finishes his answer, once', () => {
  const hash = antwortMerken(antwort)
  expect(antwortNehmen(hash)).toEqual(antwort)
  expect(antwortNehmen(hash)).toBeUndefined()
})

test.each(['', 'weiter-erraten', 'inhalt'])(
  'who comes otherwise (%j) answers nothing, now or later',
  (hash) => {
    const richtig = antwortMerken(antwort)
    expect(antwortNehmen(hash)).toBeUndefined()
    expect(antwortNehmen(richtig)).toBeUndefined()
  },
)

test('an address from elsewhere answers nothing, though somebody waits to answer', () => {
  const richtig = antwortMerken(antwort)
  expect(antwortNehmen(richtig.replace(/.$/, (z) => (z === '0' ? '1' : '0')))).toBeUndefined()
})
