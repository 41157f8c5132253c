/** The sentence for a text that is too long: field, schema and pasted table say the same. */
export const zuLang = (hoechstens: number): string => `Geben Sie höchstens ${hoechstens} Zeichen ein.`
