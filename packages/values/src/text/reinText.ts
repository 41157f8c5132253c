/** Most of what is typed: Latin-1 without its no-break space and its soft hyphen, which is NFC as it stands. */
const GEWOEHNLICH = /^[\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u00FF]*$/

/** Vertical tab and form feed are what word processors put for a new line; U+2028 and U+2029 are Unicode's own. */
const UMBRUCH = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * What nobody sees: control characters, soft hyphens, joiners, marks that turn the direction of writing, fillers,
 * anchors of annotations, and code points that are no characters (XML 1.0, section 2.2, takes neither). U+0000 and half a
 * surrogate pair stay: nobody has typed or pasted them, so they are refused and not mended.
 */
const UNSICHTBAR =
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0001-\u0008\u000E-\u001F\u007F-\u009F\uFFF9-\uFFFB\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu

/** White space of every width, and the braille pattern without dots. */
const LUECKEN = /[\s\p{Z}\u2800]+/gu
/** The same but for line breaks, tabs and the no-break spaces that belong into a sentence ('§ 49'). */
const LUECKE_IM_SATZ = /[^\S\n\t\u00A0\u202F]|\u2800/gu

const SICHTBAR = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether somebody can read something of it: white space and characters without a shape say nothing. */
export const istSichtbar = (text: string): boolean => SICHTBAR.test(text)

/** The text with line breaks of one kind and without what nobody sees. */
export const ohneUnsichtbares = (text: string): string =>
  GEWOEHNLICH.test(text) ? text : text.replaceAll(UMBRUCH, '\n').replaceAll(UNSICHTBAR, '')

/** S10-06: one line as it is stored, in NFC; whatever parts its words becomes one blank. */
export const inEinerZeile = (text: string): string =>
  ohneUnsichtbares(text).replaceAll(LUECKEN, ' ').trim().normalize('NFC')

/** S10-06: several lines as they are stored, in NFC. */
export const inZeilen = (text: string): string => {
  const rein = ohneUnsichtbares(text)
  return (GEWOEHNLICH.test(rein) ? rein : rein.replaceAll(LUECKE_IM_SATZ, ' ')).trim().normalize('NFC')
}
