import { $ZodObjectJIT } from 'zod/v4/core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileSchema } from './compiledSchema.ts'

type Baum = { name: string; kinder: Baum[] }

/** One of each kind of part that the contract uses, made anew, since compiling changes a schema itself. */
const beispiel = () => {
  const baum: z.ZodMiniType<Baum> = z.object({ name: z.string(), kinder: z.array(z.lazy(() => baum)) })
  return z.strictObject({
    text: z.string().check(z.maxLength(5)),
    leer: z.nullable(z.optional(z.object({ zahl: z.number() }))),
    art: z.discriminatedUnion('type', [
      z.object({ type: z.literal('a'), a: z.string() }),
      z.object({ type: z.literal('b'), b: z.optional(z.number()) }),
    ]),
    karte: z.record(z.string(), z.looseObject({ wert: z.boolean() })),
    geprueft: z
      .object({ von: z.number(), bis: z.number() })
      .check(z.refine(({ von, bis }) => von <= bis, 'Das Ende liegt vor dem Anfang.')),
    mitVorgabe: z._default(z.object({ n: z.number() }), { n: 1 }),
    baum,
  })
}
const gut = {
  text: 'abc',
  art: { type: 'b', fremd: 1 },
  karte: { x: { wert: true, mehr: 1 } },
  geprueft: { von: 1, bis: 2, fremd: 'fort' },
  baum: { name: 'x', kinder: [{ name: 'y', kinder: [], fremd: 1 }] },
}
const faelle: readonly (readonly [string, unknown])[] = [
  ['good', gut],
  ['missing', {}],
  ['no object', 'text'],
  ['an unknown name', { ...gut, fremd: 1 }],
  ['wrong kinds', { ...gut, text: 7, art: { type: 'c' }, karte: { x: { wert: 1 } } }],
  ['a check', { ...gut, text: 'zu lang', geprueft: { von: 2, bis: 1 } }],
  ['deep inside', { ...gut, baum: { name: 'x', kinder: [{ name: 1, kinder: [{}] }] } }],
  ['null and undefined', { ...gut, leer: null, mitVorgabe: undefined }],
  ['a name of Object', JSON.parse('{"__proto__": {"text": "abc"}}')],
]

test.each(faelle)('a compiled schema reads and refuses as before: %s', (_was, wert) => {
  const lesen = (schema: ReturnType<typeof beispiel>) => {
    const { data, error } = z.safeParse(schema, wert)
    return { data, issues: error?.issues }
  }
  expect(lesen(compileSchema(beispiel()))).toEqual(lesen(beispiel()))
})

test('every object of a schema is compiled, wherever it stands', () => {
  const schema = compileSchema(beispiel())
  const { baum, leer, art, karte } = schema.shape
  const innen = [schema, baum, leer._zod.def.innerType._zod.def.innerType, ...art._zod.def.options]
  for (const objekt of [...innen, karte._zod.def.valueType])
    expect(objekt instanceof $ZodObjectJIT, JSON.stringify(objekt)).toBe(true)
})
