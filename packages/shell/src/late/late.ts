/** A part of the app that did not arrive. `cause`: what the browser said. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** A part of the app that is a file of its own and comes on demand. */
export type Late<T> = {
  /**
   * Brings it, once for all who ask meanwhile; after a failure the next who asks tries again.
   * @throws PartMissing
   */
  readonly load: () => Promise<T>
  /** What has come; undefined until then. It never goes again. */
  readonly loaded: () => T | undefined
}

/** Declares a part: `late(async () => (await import('./Dialog.tsx')).Dialog)`. */
export const late = <T>(bring: () => Promise<T>): Late<T> => {
  let part: T | undefined
  let coming: Promise<T> | undefined
  const arrived = (value: T): T => (part = value)
  const missing = (cause: unknown): never => {
    coming = undefined
    throw new PartMissing('Ein Teil des Portals ließ sich nicht laden.', { cause })
  }
  return {
    load: () => (coming ??= bring().then(arrived, missing)),
    loaded: () => part,
  }
}

/** A part made from another one: one thing of several in the same file, or a page drawn from what it says of itself. */
export const derived = <T, U>(from: Late<T>, make: (part: T) => U): Late<U> => {
  let made: U | undefined
  const once = (part: T): U => (made ??= make(part))
  const loaded = () => {
    const part = from.loaded()
    return part === undefined ? undefined : once(part)
  }
  return { load: async () => once(await from.load()), loaded }
}

/** Parts that are of use together only. */
export const together = (...parts: readonly Late<unknown>[]): Late<true> => ({
  load: async () => {
    await Promise.all(parts.map(({ load }) => load()))
    return true
  },
  loaded: () => parts.every(({ loaded }) => loaded() !== undefined) || undefined,
})

/** Brings a part before it is needed. That it did not come is no failure yet: whoever needs it asks again. */
export const ahead = ({ load }: Late<unknown>): void => void load().catch(() => undefined)
