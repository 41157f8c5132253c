import { useEffect, useRef, useState, type RefObject } from 'react'

/** Takes the focus once, when it comes onto the screen: what was just added is written next. */
export const useErsterFokus = <E extends HTMLElement>(soll: boolean): RefObject<E | null> => {
  const ref = useRef<E>(null)
  const [anfangs] = useState(soll)
  useEffect(() => {
    if (anfangs) ref.current?.focus()
  }, [anfangs])
  return ref
}
