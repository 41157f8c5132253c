import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormClearErrors } from 'react-hook-form'

/**
 * After a change of `wovon`, which decides what the form asks, nothing is wrong until the next check: the errors were
 * those of other fields.
 */
export const useFehlerVergessen = <W extends FieldValues>(
  wovon: string,
  clearErrors: UseFormClearErrors<W>,
): void => {
  const vorher = useRef(wovon)
  useEffect(() => {
    if (vorher.current !== wovon) clearErrors()
    vorher.current = wovon
  }, [wovon, clearErrors])
}
