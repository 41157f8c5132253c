import { REGION } from './konstanten.ts'

/** Order of names as people look for them: 'Ä' beside 'A'. */
export const nachAlphabet: (a: string, b: string) => number = new Intl.Collator(REGION.locale).compare
