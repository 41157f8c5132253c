import type { ComponentType, ReactNode } from 'react'
import { late, type Late } from './late.ts'
import type { Delay } from './pursue.ts'
import { useLate } from './useLate.ts'

type Component<P> = ComponentType<P>

/** A component that comes on demand: drawn like any other, and known to be there or not. */
export type LatePart<P> = Component<P> & Late<Component<P>>

/** What stands where a part is coming; with a `delay`, where it did not arrive. */
export type Meanwhile<P> = (props: P, delay: Delay | undefined) => ReactNode

const nothing = () => null

/**
 * `const Vergleich = latePart(async () => (await import('./Vergleich.tsx')).Vergleich)`, and then `<Vergleich … />`.
 *
 * Not React's `lazy` with `Suspense`: it remembers a failure for good, shows it in place of the whole page with what is
 * typed there, can't be asked whether the part is there, and holds one that came quickly back for 300 ms.
 */
export const latePart = <P extends object>(
  source: Late<Component<P>> | (() => Promise<Component<P>>),
  meanwhile: Meanwhile<P> = nothing,
): LatePart<P> => {
  const wanted = typeof source === 'function' ? late(source) : source
  function Part(props: P) {
    const { part: Arrived, delay } = useLate(wanted)
    return Arrived ? <Arrived {...props} /> : meanwhile(props, delay)
  }
  return Object.assign(Part, wanted)
}
