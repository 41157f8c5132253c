import { REGION } from './konstanten.ts'

const aufzaehlen = (type: 'conjunction' | 'disjunction', worte: readonly string[]) =>
  new Intl.ListFormat(REGION.locale, { type }).format(worte)

/** 'a, b und c'. */
export const mitUnd = (worte: readonly string[]): string => aufzaehlen('conjunction', worte)

/** 'a, b oder c'. */
export const mitOder = (worte: readonly string[]): string => aufzaehlen('disjunction', worte)
