import { call } from '@foerderportal/client/call'
import { isRoute } from '@foerderportal/contract/shared/testing/isRoute'
import type { Route } from '@foerderportal/contract/shared/route'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** Every call of the contract, found by reading its folder. */
const module = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../packages/contract/src/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const ROUTEN = new Map(
  Object.values(module)
    .flatMap((eines) => Object.entries(eines))
    .filter((eintrag): eintrag is [string, Route] => isRoute(eintrag[1])),
)

const imPfad = ({ path }: Route): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
const pflichtVon = (route: Route): string[] => [...imPfad(route), ...(route.pflicht ?? [])]

/** Section 5, word for word, as far as the calls exist. */
const ABSCHNITT_5: Readonly<Record<string, readonly string[]>> = {
  nutzerEinladen: ['companyId', 'email'],
  einladungBeantworten: ['einladungId', 'bestaetigen'],
  loginDatenAendern: ['username', 'email'],
  unternehmenAendern: ['companyId', 'benachrichtigungNachDurchfuehrung', 'guid'],
  nutzerAendern: ['guid'],
}

const gesendet = vi.fn(() => Promise.resolve(new Response('{}')))
beforeEach(() => {
  gesendet.mockClear()
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', gesendet)
})
afterEach(() => vi.unstubAllGlobals())

/** As the browser knows the call: without schemas (ADR 0013). */
const imBrowser = ({ method, path, permission, pflicht }: Route): Route => ({
  method,
  path,
  permission,
  summary: '',
  answers: {},
  ...(pflicht && { pflicht }),
})
/** Calls it with every parameter but this one, or with this value for it. */
const rufen = (route: Route, ohne: string, wert?: '' | null) => {
  const angaben = (namen: readonly string[]) =>
    Object.fromEntries(namen.map((name) => [name, name === ohne ? wert : 'x']))
  const teile = { params: angaben(imPfad(route)), query: angaben(route.pflicht ?? []) }
  return call(imBrowser(route), teile as never) // the parameters of any call: the type knows those of one
}

describe('[R5-01] before anything is sent', () => {
  const faelle = [...ROUTEN].flatMap(([name, route]) =>
    pflichtVon(route).map((p) => [name, p, route] as const),
  )

  test.each(faelle)('[R5-01] %s without %s is an error that names it', async (_, parameter, route) => {
    for (const wert of [undefined, null, ''] as const)
      await expect(rufen(route, parameter, wert)).rejects.toThrow(
        `Der Parameter ${parameter} muss angegeben sein.`,
      )
    expect(gesendet).not.toHaveBeenCalled()
  })

  test('[R5-01] with all of them it is sent', async () => {
    for (const route of ROUTEN.values()) await rufen(route, '')
    expect(gesendet).toHaveBeenCalledTimes(ROUTEN.size)
  })

  test.each(Object.entries(ABSCHNITT_5))(
    '[R5-01] %s needs what the specification lists',
    (name, erwartet) => {
      const route = ROUTEN.get(name)
      expect(route && pflichtVon(route).toSorted()).toEqual(erwartet.toSorted())
    },
  )
})
