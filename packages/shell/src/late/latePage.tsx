import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import type { ReactNode } from 'react'
import type { Late } from './late.ts'
import { PartDelayed } from './PartDelayed.tsx'
import type { Delay } from './pursue.ts'
import { useLate } from './useLate.ts'

/** Stands for what fills a page of questions: its shape, and where it does not arrive, why and what happens next. */
export const pageShape = (what: string) => (_: object, delay: Delay | undefined) =>
  delay ? <PartDelayed {...delay} /> : <Skelett art="formular" was={what} />

type Props<T> = {
  part: Late<T>
  /** What is coming, for the words that stand for it. */
  what: string
  children: (part: T) => ReactNode
}

/** Draws nothing of a page before a part of it is there. */
export function WithPart<T>({ part: wanted, what, children }: Props<T>) {
  const { part, delay } = useLate(wanted)
  return part === undefined ? pageShape(what)({}, delay) : children(part)
}
