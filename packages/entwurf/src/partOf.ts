import type { Fund } from './types.ts'

/** What was found, and in which of several drafts of a form; undefined: in its first, or only one. */
export type Teilfund = Fund & { readonly zu: string | undefined }

/** The page by its own name, and the draft that it was written in (teilkopie.ts). */
export const partOf = (fund: Fund): Teilfund => {
  const at = fund.seite.lastIndexOf('/')
  return { ...fund, zu: at < 0 ? undefined : fund.seite.slice(0, at), seite: fund.seite.slice(at + 1) }
}
