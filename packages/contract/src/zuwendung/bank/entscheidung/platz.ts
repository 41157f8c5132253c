/** Where the text of a module has a value: '{betrag}'. */
export const PLATZ = /\{(\w+)\}/g

/** The variables that a text names. */
export const plaetze = (text: string): string[] => [...text.matchAll(PLATZ)].map(([, name = '']) => name)
