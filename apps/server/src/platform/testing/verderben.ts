import { isObject } from '@foerderportal/values/object'

/** Where a value stands in a body, and the value. */
export type Blatt = { readonly pfad: readonly (string | number)[]; readonly wert: unknown }

const eintraege = (wert: unknown): readonly (readonly [string | number, unknown])[] => {
  if (Array.isArray(wert)) return [...(wert as unknown[]).entries()]
  return isObject(wert) ? Object.entries(wert) : []
}

const alle = (wert: unknown, pfad: Blatt['pfad'] = []): Blatt[] =>
  eintraege(wert).flatMap(([name, inneres]) => {
    const dort = [...pfad, name]
    return [{ pfad: dort, wert: inneres }, ...alle(inneres, dort)]
  })

/**
 * Every field of a body that holds a text, a number, a truth value or a list, with its path; with `objekte` instead
 * every object within it. What is null is left out: nothing of it can be spoiled.
 */
export const blaetter = (body: unknown, { objekte = false } = {}): readonly Blatt[] =>
  alle(body).filter(({ wert }) => wert !== null && wert !== undefined && isObject(wert) === objekte)

/** The body with another value at the path. */
export const ersetzt = (body: unknown, pfad: Blatt['pfad'], neu: unknown): unknown => {
  const [name, ...rest] = pfad
  if (name === undefined) return neu
  if (Array.isArray(body))
    return (body as unknown[]).with(Number(name), ersetzt(body[Number(name)], rest, neu))
  if (!isObject(body)) throw new Error(`nothing stands at ${pfad.join('.')}`)
  return { ...body, [name]: ersetzt(body[name], rest, neu) }
}

/** The body without one of its fields. */
export const ohneFeld = (body: unknown, feld: string): unknown =>
  Object.fromEntries(Object.entries(body as object).filter(([name]) => name !== feld))
