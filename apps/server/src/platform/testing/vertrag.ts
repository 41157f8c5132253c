import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { isRoute } from '@foerderportal/contract/shared/testing/isRoute'
import type { Route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance } from 'fastify'
import { contractExports } from '../ops/openapi/contractExports.ts'

/** A call of the contract with the name under which its module exports it. */
export type NamedRoute = readonly [name: string, route: Route]

/** Every call that any module of the contract declares, by its name. */
export const contractRoutes = async (): Promise<readonly NamedRoute[]> =>
  (await contractExports())
    .map(({ name, value }): readonly [string, unknown] => [name, value])
    .filter((entry): entry is NamedRoute => isRoute(entry[1]))
    .toSorted(([a], [b]) => a.localeCompare(b))

export const keyOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

const CHANNEL = 'fastify.initialization'

/** Records 'METHOD url' of everything that is mounted on the servers that `start` makes. */
export const recordMounted = async <T>(
  start: () => Promise<T>,
): Promise<{ result: T; mounted: readonly string[] }> => {
  const mounted: string[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance } // so Fastify documents the channel
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) mounted.push(keyOf({ method: one, path: url }))
    })
  }
  subscribe(CHANNEL, listen)
  try {
    return { result: await start(), mounted }
  } finally {
    unsubscribe(CHANNEL, listen)
  }
}
