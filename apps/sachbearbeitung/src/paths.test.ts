import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import type { Umgebung } from '@foerderportal/shell/umgebung'
import { describe, expect, test } from 'vitest'
import { pfade } from './paths.ts'
import { routeTree } from './routes.tsx'
import { ZIELE } from './shell/ziele.ts'

// Nothing is entered here, so nothing asks for the surroundings.
const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as Umgebung })
const ziel = (pfad: string) => router.matchRoutes(pfad.replace(/[?#].*/, ''), {}).at(-1)
const FALL = '7f3c1c8e-6f0b-4c5e-9d7e-0a4b8f1c2d3e'

const adressen = Object.entries(pfade).map(([name, pfad]): [string, string] => [
  name,
  typeof pfad === 'string' ? pfad : pfad(FALL, 'pruefung'),
])

test.each(adressen)('the address of %s has a page', (_, pfad) => {
  expect(ziel(pfad)?.routeId).not.toMatch(/\/\$$/)
})

describe('[S1-11] what a page asks for', () => {
  test.each(adressen.filter(([name]) => name !== 'start'))('%s stands behind the guard', (_, pfad) => {
    expect(ziel(pfad)?.routeId).toMatch(/^\/geschuetzt/)
    expect(ziel(pfad)?.staticData.zugang?.recht).toBeDefined()
  })

  test('the start alone is public', () => {
    expect(ziel(pfade.start)?.routeId).not.toMatch(/^\/geschuetzt/)
  })
})

test('no two destinations of the bar have the same key', () => {
  expect(new Set(ZIELE.map(({ taste }) => taste)).size).toBe(ZIELE.length)
})
