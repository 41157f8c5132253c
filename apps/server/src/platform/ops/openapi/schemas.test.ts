import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openSchemas } from './schemas.ts'

const Ort = z.strictObject({ plz: z.string() })
const Hof = z.strictObject({ ort: Ort, post: z.nullable(Ort) })

test('a named schema is referred to wherever it is used, an unnamed one is written out', () => {
  const { describe, components } = openSchemas(new Map([[Ort, 'Ort']]))
  expect(describe(Ort, 'input')).toEqual({ $ref: '#/components/schemas/Ort' })
  expect(describe(Hof, 'output')).toMatchObject({
    properties: {
      ort: { $ref: '#/components/schemas/Ort' },
      post: { anyOf: [{ $ref: '#/components/schemas/Ort' }, { type: 'null' }] },
    },
  })
  expect(components).toEqual({
    Ort: {
      type: 'object',
      properties: { plz: { type: 'string' } },
      required: ['plz'],
      additionalProperties: false,
    },
  })
})

test('a name that would mean one thing in a request and another in an answer is refused', () => {
  const Seite = z.strictObject({ nummer: z._default(z.int(), 1) })
  const { describe } = openSchemas(new Map([[Seite, 'Seite']]))
  describe(Seite, 'input')
  expect(() => describe(Seite, 'output')).toThrow('Seite reads otherwise in a request than in an answer')
})

test.each([z.string().check(z.minLength(1), z.regex(/^[a-z]$/i)), z.string().check(z.regex(/^\p{L}$/u))])(
  'a pattern with flags is refused: it would tell something else than what is checked (%#)',
  (schema) => {
    const { describe } = openSchemas(new Map())
    expect(() => describe(z.object({ innen: z.array(schema) }), 'input')).toThrow('has flags')
    expect(describe(z.string().check(z.regex(/^[a-z]$/)), 'input')).toEqual({
      type: 'string',
      pattern: '^[a-z]$',
    })
  },
)

test('parameters are the fields of their object, named or not', () => {
  const Anfrage = z.strictObject({ seite: z.string(), ort: z.optional(z.enum(['a', 'b'])) })
  const { fields, components } = openSchemas(new Map([[Anfrage, 'Anfrage']]))
  expect(fields(Anfrage)).toEqual([
    { name: 'seite', required: true, schema: { type: 'string' } },
    { name: 'ort', required: false, schema: { type: 'string', enum: ['a', 'b'] } },
  ])
  expect(components).toEqual({})
  expect(() => fields(z.string())).toThrow('fields of an object')
})
