import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place in the foot where a screen says of itself what is not part of it: how many of how many, as of when. */
export const FUSSRAND = 'fussrand'

const nieAnders = () => () => undefined

export function Fussrand({ children }: { children: ReactNode }) {
  // The frame is there before any page is, and stays.
  const ort = useSyncExternalStore(nieAnders, () => document.getElementById(FUSSRAND))
  return ort && createPortal(children, ort)
}
