import type { MouseEvent } from 'react'

/** A click that opens a link elsewhere: the browser's matter, not the app's. */
export const willNeuesFenster = (e: MouseEvent): boolean =>
  e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey
