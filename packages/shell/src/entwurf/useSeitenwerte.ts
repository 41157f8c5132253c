import type { Roh } from '@foerderportal/entwurf/types'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useEffect } from 'react'
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
  // Not by way of a new picture: a key pressed before it would be noted with the old texts around it.
  useEffect(() => {
    let gezeigt = entwurf.fassung(seite)
    return entwurf.subscribe(() => {
      if (entwurf.fassung(seite) === gezeigt) return
      gezeigt = entwurf.fassung(seite)
      reset(structuredClone(entwurf.roh(seite)) as W, ZUSTAND_BLEIBT) // what the page has noted itself
    })
  }, [entwurf, seite, reset])
}
