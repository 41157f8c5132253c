/** What stands for a character that no font of ours has, or that PDF/A forbids: the fonts have this one. */
const ERSATZZEICHEN = '\u25a1'

/** Fira Sans has them all, up to the end of Latin Extended-A: they are never replaced, and JSON is written with them. */
const IMMER_DA = 0x17f
const WEITERE = new Set('–—‘’‚“”„•…€−\u200b\u202f')

const zeichenwert = (zeichen: string): number => zeichen.codePointAt(0) ?? 0

/** Typst's debug output of a diagnostic, escaped twice: text `\"🚜\"`, codepoint `\"\\u{feff}\"`. */
const GENANNT = /(?:text|codepoint) `\\"(.+?)\\"`/gs
const ESCAPE = /\\+u\{([0-9a-f]{1,6})\}/g

/** The characters that Typst names as those it can't set; empty when it complains of something else. */
export const unsetzbareZeichen = (fehler: string): ReadonlySet<string> => {
  const texte = [...fehler.matchAll(GENANNT)].map(([, text = '']) =>
    text.replaceAll(ESCAPE, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
  )
  return new Set(
    texte.flatMap((text) => Array.from(text)).filter((zeichen) => zeichenwert(zeichen) > IMMER_DA),
  )
}

const ersetzen = (text: string, unsetzbar: (zeichen: string) => boolean): string =>
  Array.from(text, (zeichen) => (unsetzbar(zeichen) ? ERSATZZEICHEN : zeichen)).join('')

/** The text without the characters that an error names. */
export const ohneUnsetzbare = (text: string, fehler: string): string => {
  const zeichen = unsetzbareZeichen(fehler)
  return zeichen.size === 0 ? text : ersetzen(text, (eines) => zeichen.has(eines))
}

/** Only what is certainly there: for a text that is still refused without what was named. */
export const nurSicheres = (text: string): string =>
  ersetzen(text, (eines) => zeichenwert(eines) > IMMER_DA && !WEITERE.has(eines) && eines !== ERSATZZEICHEN)
