import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tempOrdner } from './tempOrdner.ts'

beforeEach(() => void vi.stubEnv('TMPDIR', undefined))
afterEach(() => void vi.unstubAllEnvs())

test('what TMPDIR says holds', () => {
  vi.stubEnv('TMPDIR', '/woanders')
  expect(tempOrdner()).toBe('/woanders')
})

test.runIf(existsSync('/dev/shm'))('memory is taken where it has the room that is asked for', () => {
  expect([tmpdir(), '/dev/shm']).toContain(tempOrdner('/dev/shm', 1))
  expect(tempOrdner('/dev/shm', Number.MAX_SAFE_INTEGER)).toBe(tmpdir())
})

test('a folder that is none, or of whose disk nothing is known, is left alone', () => {
  expect(tempOrdner('/dev/gibt-es-nicht')).toBe(tmpdir())
  expect(tempOrdner(import.meta.dirname, 1)).toBe(tmpdir())
})
