import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema

export type Field = { readonly name: string; readonly required: boolean; readonly schema: JsonSchema }

/** What is described by the schemas handed in, and the named ones that they refer to. */
export type Schemas = {
  /** A request is described as it is sent, an answer as it arrives. */
  readonly describe: (schema: z.core.$ZodType, io: 'input' | 'output') => JsonSchema
  /** The fields of a request's object, one by one: parameters have no name together. */
  readonly fields: (schema: z.core.$ZodType) => readonly Field[]
  readonly components: Record<string, JsonSchema>
}

const LOCAL = '"$ref":"#/$defs/'
const SHARED = '"$ref":"#/components/schemas/'

/** Without zod's own marks, and with references into the document. */
const clean = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(LOCAL, SHARED))

const patternsOf = ({ _zod: { def } }: z.core.$ZodType): readonly RegExp[] =>
  [def, ...(def.checks ?? []).map((check) => check._zod.def)]
    .map((part) => ('pattern' in part ? part.pattern : undefined))
    .filter((pattern) => pattern instanceof RegExp)

/** JSON Schema knows no flags: with them a pattern would tell something else than what is checked. */
const withoutFlags = ({ zodSchema }: { readonly zodSchema: z.core.$ZodType }): void => {
  for (const { flags, source } of patternsOf(zodSchema))
    if (flags !== '') throw new Error(`the contract's pattern /${source}/${flags} has flags`)
}

/** JSON Schema of the contract's schemas; what the contract exports by a name is named, and referred to by it. */
export const openSchemas = (names: ReadonlyMap<z.ZodMiniType, string>): Schemas => {
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of names) registry.add(schema, { id })
  const components: Record<string, JsonSchema> = {}
  const keep = (name: string, described: JsonSchema) => {
    const schema = clean({ ...described, id: undefined }) as JsonSchema // a copy of one
    if (name in components && !isDeepStrictEqual(components[name], schema))
      throw new Error(`${name} reads otherwise in a request than in an answer: the contract needs two names`)
    components[name] = schema
  }
  const describe = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
    // Within a list also the schema itself is referred to by its name.
    const list = z.toJSONSchema(z.array(schema), { metadata: registry, io, override: withoutFlags })
    for (const [name, one] of Object.entries(list.$defs ?? {})) keep(name, one)
    return clean(list.items) as JsonSchema // of a list: one schema for all
  }
  return {
    components,
    describe,
    fields: (schema) => {
      if (!(schema instanceof z.ZodMiniObject)) throw new Error('parameters are the fields of an object')
      return Object.entries(schema.shape).map(([name, field]) => ({
        name,
        required: !z.safeParse(field, undefined).success,
        schema: describe(field, 'input'),
      }))
    },
  }
}
