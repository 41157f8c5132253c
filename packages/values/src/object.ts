export type Fields = Readonly<Record<string, unknown>>

/** An object with named fields; a list is none. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of all fields, in the order in which they first appear. */
export const fieldNames = (...objects: readonly Fields[]): string[] => [
  ...new Set(objects.flatMap((o) => Object.keys(o))),
]
