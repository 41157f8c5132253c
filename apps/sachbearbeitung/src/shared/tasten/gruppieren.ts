import type { Taste } from './tasten.ts'

/** One thing to do, and the keys that do it in either direction: 'j k bewegen'. */
export type Zeile = { readonly text: string; readonly tasten: readonly string[] }

/** Keys with the same text stand together, where the first of them stands, each once: two lists may have the same. */
export const zeilen = (liste: readonly Pick<Taste, 'taste' | 'text'>[]): Zeile[] =>
  [...Map.groupBy(liste, ({ text }) => text)].map(([text, gleiche]) => ({
    text,
    tasten: [...new Set(gleiche.map(({ taste }) => taste))],
  }))
