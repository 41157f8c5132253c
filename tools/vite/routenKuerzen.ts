import type { Plugin } from 'vite'
import type { RouteImBrowser } from '../../packages/contract/src/shared/route.ts'
import { istKnoten, liste, type Knoten } from './knoten.ts'

/** By everything else only the server validates: the browser knows it as types. */
const IM_BROWSER = new Set<unknown>(
  Object.keys({
    method: true,
    path: true,
    pflicht: true,
    aufrufschluessel: true,
  } satisfies Record<keyof RouteImBrowser, true>),
)

const name = (knoten: unknown): unknown => (istKnoten(knoten) ? knoten['name'] : undefined)

/**
 * The properties of `route({…})` that go; none for every other node. What is spread has no key and goes too: routes share
 * what they answer, and it ties their schemas to the page.
 */
const vonRoute = (knoten: Knoten): readonly Knoten[] =>
  knoten.type === 'CallExpression' && name(knoten['callee']) === 'route'
    ? liste(liste(knoten['arguments'])[0]?.['properties']).filter((p) => !IM_BROWSER.has(name(p['key'])))
    : []

/** All of them in a program, found by walking its tree. */
const stellen = (baum: unknown): Knoten[] => {
  if (typeof baum !== 'object' || baum === null) return []
  return [...(istKnoten(baum) ? vonRoute(baum) : []), ...Object.values(baum).flatMap(stellen)]
}

const ohne = (code: string, weg: readonly Knoten[]): string => {
  let rest = ''
  let ende = 0
  for (const { start, end } of weg.toSorted((a, b) => a.start - b.start)) {
    rest += code.slice(ende, start)
    ende = code[end] === ',' ? end + 1 : end
  }
  return rest + code.slice(ende)
}

/** The names that a program reads: a comment that mentions one does not. */
const gelesene = (baum: unknown): string[] => {
  if (typeof baum !== 'object' || baum === null) return []
  if (istKnoten(baum) && baum.type === 'ImportDeclaration') return []
  const hier = istKnoten(baum) && baum.type === 'Identifier' ? [String(name(baum))] : []
  return [...hier, ...Object.values(baum).flatMap(gelesene)]
}

/** Imports whose names the rest no longer uses: left standing they would tie the schemas to every page. */
const unbenutzte = (programm: Knoten, rest: unknown): Knoten[] => {
  const gelesen = new Set(gelesene(rest))
  return liste(programm['body']).filter(({ type, specifiers }) => {
    const namen = liste(specifiers).map(({ local }) => String(name(local)))
    return type === 'ImportDeclaration' && namen.length > 0 && !namen.some((n) => gelesen.has(n))
  })
}

/**
 * Leaves of each contract route what a browser calls it by and drops its schemas, which no page runs: one without a form
 * then loads no zod (11 kB gzip, rule L-01). The contract itself stays as it is declared.
 */
export const routenKuerzen = (): Plugin => ({
  name: 'portal-routen-kuerzen',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('/packages/contract/src/') || !code.includes('route({')) return null
    const programm: unknown = this.parse(code)
    if (!istKnoten(programm)) return null
    const weg = stellen(programm)
    return { code: ohne(code, [...weg, ...unbenutzte(programm, this.parse(ohne(code, weg)))]), map: null }
  },
})
