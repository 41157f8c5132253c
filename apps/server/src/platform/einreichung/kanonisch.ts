import { createHash } from 'node:crypto'

export const sha256Von = (inhalt: string | Uint8Array): string =>
  createHash('sha256').update(inhalt).digest('hex')

/** Of a file the server's findings (scan, address) change by themselves; what is signed is which file it is. */
const inhaltVon = (wert: object): [string, unknown][] => {
  const alle = Object.entries(wert).filter(([, inneres]) => inneres !== null && inneres !== undefined)
  return 'uuid' in wert ? alle.filter(([name]) => name === 'uuid' || name === 'dateiname') : alle
}

const geordnet = (wert: unknown): unknown => {
  if (Array.isArray(wert)) return wert.map(geordnet)
  if (typeof wert !== 'object' || wert === null) return wert
  return Object.fromEntries(
    inhaltVon(wert)
      .map(([name, inneres]) => [name, geordnet(inneres)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** One text for one content, in whatever order the database or a browser names it: the form of ADR 0025. */
export const kanonisch = (formular: object): string => JSON.stringify(geordnet(formular))
