import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { pfade } from './paths.ts'
import { routeTree } from './routes.tsx'
import type { Umgebung } from '@foerderportal/shell/umgebung'

// Nothing is entered here, so nothing asks for the surroundings.
const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as Umgebung })
const ziel = (pfad: string) => router.matchRoutes(pfad, {}).at(-1)

const adressen = Object.entries(pfade).map(([name, pfad]): [string, string] => [
  name,
  typeof pfad === 'string' ? pfad : pfad('7f3c1c8e-6f0b-4c5e-9d7e-0a4b8f1c2d3e', 'groesse'),
])

test.each(adressen)('the address of %s has a page', (_, pfad) => {
  expect(ziel(pfad)?.routeId).not.toBe('/$')
})

describe('what a page asks for', () => {
  const geschuetzte = adressen.filter(([name]) => !['wurzel', 'start', 'version'].includes(name))

  test.each(geschuetzte)('%s stands behind the guard and names its permission', (_, pfad) => {
    expect(ziel(pfad)?.routeId).toMatch(/^\/geschuetzt/)
    expect(ziel(pfad)?.staticData.zugang).toBeDefined()
  })

  test.each([pfade.start, pfade.version])('%s is public', (pfad) => {
    expect(ziel(pfad)?.routeId).not.toMatch(/^\/geschuetzt/)
  })

  test.each([pfade.registrierungNutzer, pfade.registrierungUnternehmen])(
    '%s has the authorization-only guard',
    (pfad) => {
      expect(ziel(pfad)?.staticData.zugang).toEqual({
        recht: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'ANLEGEN'],
        waechter: 'nur-recht',
      })
    },
  )
})

test('an unknown address falls to the catch-all', () => {
  expect(ziel('/gibt/es/nicht')?.routeId).toBe('/$')
})
