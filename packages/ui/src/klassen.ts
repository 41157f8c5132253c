/** Joins class names, leaving out what is false or undefined. */
export const klassen = (...namen: (string | false | undefined)[]): string => namen.filter(Boolean).join(' ')
