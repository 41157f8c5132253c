import type { Plugin } from 'vite'
import { istKnoten, liste, type Knoten } from './knoten.ts'

const FUNKTIONEN = new Set(['ArrowFunctionExpression', 'FunctionExpression'])
const AUFRUFE = new Set(['CallExpression', 'NewExpression'])

/** Whether evaluating the expression calls something at once, not only when one of its functions runs. */
const ruftAuf = (ausdruck: unknown): boolean => {
  if (typeof ausdruck !== 'object' || ausdruck === null) return false
  if (istKnoten(ausdruck) && FUNKTIONEN.has(ausdruck.type)) return false
  return (istKnoten(ausdruck) && AUFRUFE.has(ausdruck.type)) || Object.values(ausdruck).some(ruftAuf)
}

/** The values of the module's own constants that are made by a call. */
const werte = (programm: Knoten): Knoten[] =>
  liste(programm['body'])
    .map((zeile) => (zeile.type === 'ExportNamedDeclaration' ? zeile['declaration'] : zeile))
    .filter((zeile) => istKnoten(zeile) && zeile.type === 'VariableDeclaration')
    .flatMap((zeile) => liste(istKnoten(zeile) ? zeile['declarations'] : []))
    .map(({ init }) => init)
    .filter(istKnoten)
    .filter(ruftAuf)

/**
 * Tells the bundler what it can't see: a contract module only declares. A schema that a page does not use then goes with
 * everything it is made of, although calls make it; a page that wants a constant beside it loads no zod.
 */
export const vertragRein = (): Plugin => ({
  name: 'portal-vertrag-rein',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!id.includes('/packages/contract/src/')) return null
    const programm: unknown = this.parse(code)
    if (!istKnoten(programm)) return null
    const rein = werte(programm)
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end }) =>
          `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
        code,
      )
    return { code: rein, map: null }
  },
})
