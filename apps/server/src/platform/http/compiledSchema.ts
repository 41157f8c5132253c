import { $ZodObject, $ZodObjectJIT, type $ZodType } from 'zod/v4/core'

const istSchema = (wert: unknown): wert is $ZodType =>
  typeof wert === 'object' && wert !== null && '_zod' in wert

/** Whatever a definition holds: one schema, a list or a shape of them, or a function that gives one (z.lazy). */
const schemasIn = (wert: unknown): $ZodType[] => {
  if (istSchema(wert)) return [wert]
  if (typeof wert === 'object' && wert !== null) return Object.values(wert).filter(istSchema)
  return []
}
const teileVon = ({ _zod: { def } }: $ZodType): $ZodType[] => {
  const teile: unknown[] = Object.values(def)
  if ('getter' in def && typeof def.getter === 'function')
    teile.push(Reflect.apply(def.getter, undefined, []))
  return teile.flatMap(schemasIn)
}

const fertig = new WeakSet<$ZodType>()

/**
 * Lets zod compile how the objects of a schema are read, as its full library does. The contract is written in zod/mini,
 * which reads them by a loop, since browsers load it (ADR 0013); both share definitions and results. A form
 * takes a fifth less (`npm run bench`, ADR 0031). Works on the schema itself and on all that it is made of.
 */
export const compileSchema = <S extends $ZodType>(schema: S): S => {
  if (fertig.has(schema)) return schema
  fertig.add(schema)
  if (schema instanceof $ZodObject) {
    const { _zod: intern } = schema
    // Without checks zod runs the reader itself, and keeps it under both names.
    const ohnePruefung = Reflect.get(intern, 'run') === Reflect.get(intern, 'parse')
    $ZodObjectJIT.init(schema, intern.def) // an object, read from now on as the other library's
    if (ohnePruefung) Object.assign(intern, { run: Reflect.get(intern, 'parse') })
  }
  for (const teil of teileVon(schema)) compileSchema(teil)
  return schema
}
