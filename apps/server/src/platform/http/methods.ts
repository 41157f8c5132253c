import type { FastifyInstance } from 'fastify'

/** A parameter is one part of a path, as Fastify matches it. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}/?$`)

/** Which methods are declared for a path; none where nothing is. What serves whole folders declares no path. */
export type MethodsOf = (path: string) => readonly string[]

/** Records what is mounted from now on: Fastify answers 404 also where the path is known and its method is not. */
export const recordMethods = (app: FastifyInstance): MethodsOf => {
  const declared = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return
    const one = declared.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
    declared.set(url, one)
    for (const name of [method].flat()) one.methods.add(name)
  })
  return (path) => {
    const all = [...declared.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(all.flatMap(({ methods }) => [...methods]))].toSorted()
  }
}
