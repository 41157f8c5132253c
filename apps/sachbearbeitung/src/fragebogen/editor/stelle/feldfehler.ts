import type { Feldfehler } from '@foerderportal/contract/shared/problem'

/** What is wrong with a field of one place. */
export type Fehlerbei = (feld: string) => string | undefined

/** Of the place at this path; '' is the whole. */
export const fehlerBei =
  (fehler: readonly Feldfehler[], stelle: string): Fehlerbei =>
  (feld) =>
    fehler.find(({ pfad }) => pfad === (stelle === '' ? feld : `${stelle}.${feld}`))?.text

/** The same, one step further inside. */
export const darin =
  (fehler: Fehlerbei, teil: string): Fehlerbei =>
  (feld) =>
    fehler(`${teil}.${feld}`)
