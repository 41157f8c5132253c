import type { Roh } from '@foerderportal/entwurf/arten'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useEffect, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** What was noted in other places must not lose what the form says of itself: what was touched, what is wrong. */
const ZUSTAND_BLEIBT = { keepErrors: true, keepTouched: true, keepSubmitCount: true } as const

/**
 * Connects the fields of a page with the draft: each change is noted there at once, and what comes from elsewhere
 * (restored, merged) appears in the fields.
 */
export const useSeitenwerte = <T, W extends FieldValues>(
  entwurf: Entwurf<T>,
  seite: string,
  { subscribe, getValues, reset }: UseFormReturn<W>,
): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => entwurf.aendern(seite, structuredClone(getValues()) as Roh), // the values of a form are an object
      }),
    [subscribe, getValues, entwurf, seite],
  )
  const fassung = useSyncExternalStore(entwurf.subscribe, () => entwurf.fassung(seite))
  useEffect(() => {
    if (fassung > 0) reset(structuredClone(entwurf.roh(seite)) as W, ZUSTAND_BLEIBT) // what the page has noted itself
  }, [fassung, reset, entwurf, seite])
}
