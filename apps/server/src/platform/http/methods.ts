import type { FastifyInstance } from 'fastify'

/** A parameter is one part of a path, as Fastify matches it. */
const patternOf = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}/?$`)

type Declared = { readonly pattern: RegExp; readonly parameters: number; readonly methods: Set<string> }

/** Which methods are declared for a path; none where nothing is. What serves whole folders declares no path. */
export type MethodsOf = (path: string) => readonly string[]

/** Records what is mounted from now on: Fastify answers 404 also where the path is known and its method is not. */
export const recordMethods = (app: FastifyInstance): MethodsOf => {
  const declared = new Map<string, Declared>()
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return
    const one = declared.get(url) ?? {
      pattern: patternOf(url),
      parameters: url.split('/:').length - 1,
      methods: new Set<string>(),
    }
    declared.set(url, one)
    for (const name of [method].flat()) one.methods.add(name)
  })
  return (path) => {
    const all = [...declared.values()].filter(({ pattern }) => pattern.test(path))
    // 'unternehmen/einladung' is a path of its own, though 'unternehmen/:companyId' takes it too.
    const fewest = Math.min(...all.map(({ parameters }) => parameters))
    const meant = all.filter(({ parameters }) => parameters === fewest)
    return [...new Set(meant.flatMap(({ methods }) => [...methods]))].toSorted()
  }
}
