import { ablage } from '@foerderportal/client/session/testing/ablage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unterbrechungLesen, unterbrechungMerken, unterbrechungVergessen } from './unterbrechung.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', ablage()))
afterEach(() => vi.unstubAllGlobals())

test('who comes back goes on; who comes otherwise only finds what he typed', () => {
  const hash = unterbrechungMerken('seite', { getippt: 'a' })
  expect(unterbrechungLesen('seite', hash)).toEqual({ inhalt: { getippt: 'a' }, zurueck: true })
  for (const andere of ['', 'weiter-erraten', hash.toUpperCase()])
    expect(unterbrechungLesen('seite', andere)).toEqual({ inhalt: { getippt: 'a' }, zurueck: false })
  expect(unterbrechungLesen('andere-seite', hash)).toBeUndefined()
})

test('a second one replaces the first, and what is forgotten is gone', () => {
  const alt = unterbrechungMerken('seite', { getippt: 'a' })
  const neu = unterbrechungMerken('seite', { getippt: 'b' })
  expect(unterbrechungLesen('seite', alt)?.zurueck).toBe(false)
  expect(unterbrechungLesen('seite', neu)).toEqual({ inhalt: { getippt: 'b' }, zurueck: true })
  unterbrechungVergessen('seite')
  expect(unterbrechungLesen('seite', neu)).toBeUndefined()
})
