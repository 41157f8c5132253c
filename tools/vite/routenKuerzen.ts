import type { Plugin } from 'vite'
import type * as Bauer from '../../packages/contract/src/shared/bauer.ts'
import type { Method, RouteImBrowser } from '../../packages/contract/src/shared/route.ts'
import { istKnoten, liste, name, type Knoten } from './knoten.ts'
import { unbenutzte } from './unbenutzte.ts'

/** By everything else only the server validates: the browser knows it as types. */
const IM_BROWSER = new Set<unknown>(
  Object.keys({
    method: true,
    path: true,
    pflicht: true,
    aufrufschluessel: true,
  } satisfies Record<keyof RouteImBrowser, true>),
)

type Funktionen<M> = { [K in keyof M]: M[K] extends (...teile: never) => unknown ? K : never }[keyof M]

/** What a page calls by a builder's route: one that is missing here does not compile. */
const METHODEN: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    lesen: 'GET',
    liste: 'GET',
    herunterladen: 'GET',
    akt: 'POST',
    versionsakt: 'POST',
    hochladen: 'POST',
    speichern: 'PUT',
    setzen: 'PUT',
    aendern: 'PATCH',
    verwerfen: 'DELETE',
    loeschen: 'DELETE',
  } as const satisfies Record<Funktionen<typeof Bauer>, Method>),
)

/** A place in the text, and what stands there instead. */
type Schnitt = Pick<Knoten, 'start' | 'end'> & { readonly text?: string }

const imBrowser = (teile: unknown): readonly Knoten[] =>
  liste(istKnoten(teile) ? teile['properties'] : []).filter((p) => IM_BROWSER.has(name(p['key'])))

/**
 * The properties of `route({…})` that go. What is spread has no key and goes too: routes share what they answer, and it
 * ties their schemas to the page.
 */
const ausRoute = ([teile]: readonly Knoten[]): readonly Schnitt[] => {
  const bleibt = imBrowser(teile)
  return liste(teile?.['properties']).filter((p) => !bleibt.includes(p))
}

/** Instead of a builder's call what it makes for the browser: no page runs a builder, which needs zod. */
const ausBauer = (knoten: Knoten, method: Method, code: string): Schnitt => {
  const argumente = liste(knoten['arguments'])
  const text = ({ start, end }: Knoten) => code.slice(start, end)
  const [pfad] = argumente.map(text)
  const teile = [`method: '${method}'`, `path: ${pfad}`, ...imBrowser(argumente.at(-1)).map(text)]
  return { start: knoten.start, end: knoten.end, text: `(() => ({ ${teile.join(', ')} }))()` }
}

/** How a program calls the builders that it imports. */
const bauerVon = (programm: Knoten): ReadonlyMap<unknown, Method> => {
  const importe = liste(programm['body']).filter(
    ({ source }) => istKnoten(source) && String(source['value']).endsWith('/bauer.ts'),
  )
  const namen = importe.flatMap(({ specifiers }) => liste(specifiers))
  return new Map(
    namen.flatMap(({ imported, local }) => {
      const method = METHODEN.get(String(name(imported)))
      return method === undefined ? [] : [[name(local), method] as const]
    }),
  )
}

/** All routes of a program, found by walking its tree. */
const stellen = (baum: unknown, bauer: ReadonlyMap<unknown, Method>, code: string): Schnitt[] => {
  if (typeof baum !== 'object' || baum === null) return []
  if (istKnoten(baum) && baum.type === 'CallExpression') {
    const wer = name(baum['callee'])
    const method = bauer.get(wer)
    if (method !== undefined) return [ausBauer(baum, method, code)]
    if (wer === 'route') return [...ausRoute(liste(baum['arguments']))]
  }
  return Object.values(baum).flatMap((teil) => stellen(teil, bauer, code))
}

const ohne = (code: string, weg: readonly Schnitt[]): string => {
  let rest = ''
  let ende = 0
  for (const { start, end, text = '' } of weg.toSorted((a, b) => a.start - b.start)) {
    rest += code.slice(ende, start) + text
    ende = text === '' && code[end] === ',' ? end + 1 : end
  }
  return rest + code.slice(ende)
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
    if (!id.includes('/packages/contract/src/') || !/route\(\{|\/bauer\.ts/.test(code)) return null
    const programm: unknown = this.parse(code)
    if (!istKnoten(programm)) return null
    const kurz = ohne(code, stellen(programm, bauerVon(programm), code))
    const rest: unknown = this.parse(kurz)
    return { code: istKnoten(rest) ? ohne(kurz, unbenutzte(rest)) : kurz, map: null }
  },
})
