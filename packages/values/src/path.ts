import { isObject } from './object.ts'

/** Names from the outside in; an element of a list goes by its place ('0', '1'). */
export type Path = readonly string[]

/** What stands at a path; undefined where it leads nowhere. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    // Whatever is an object, a list too, may be asked for a name.
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  )

/**
 * A copy with another value at a path. Objects on the way are made where they are missing; an element that a list does
 * not have stays away.
 */
export const withValueAt = (value: unknown, [name, ...rest]: Path, to: unknown): unknown => {
  if (name === undefined) return to
  if (Array.isArray(value))
    return value.map((element: unknown, i) => (String(i) === name ? withValueAt(element, rest, to) : element))
  const object = isObject(value) ? value : {}
  return { ...object, [name]: withValueAt(object[name], rest, to) }
}
