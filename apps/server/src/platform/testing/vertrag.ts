import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRoute } from '@foerderportal/contract/shared/testing/isRoute'
import type { Route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance } from 'fastify'

const CONTRACT = join(import.meta.dirname, '../../../../../packages/contract/src')

/** A call of the contract with the name under which its module exports it. */
export type NamedRoute = readonly [name: string, route: Route]

/** Every call that any module of the contract declares: found by reading the folder, so that none is forgotten. */
export const contractRoutes = async (): Promise<readonly NamedRoute[]> => {
  const files = globSync('**/*.ts', { cwd: CONTRACT }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    // An unknown module exports unknown things; isRoute tells what they are.
    files.map((file) => import(pathToFileURL(join(CONTRACT, file)).href) as Promise<Record<string, unknown>>),
  )
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Route] => isRoute(entry[1]))
    .toSorted(([a], [b]) => a.localeCompare(b))
}

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
