import { hash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => hash('sha256', text, 'buffer')

/** Whether what was given is what was expected, in a time that says neither how much of it is right nor how long it is. */
export const sameSecret = (expected: string, given: string): boolean =>
  timingSafeEqual(digest(expected), digest(given))
