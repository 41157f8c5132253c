/** A German number: digits in threes with points between, or none at all, then a comma. Spaces stand for points. */
const DEZIMAL = /^(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,(\d+))?$/

/**
 * The number that a German text stands for, with its count of decimals. 'punkt': a point or comma stands where it
 * may not ('12500.50', '12,500.00'); 'zeichen': something else than digits, points and a comma.
 */
export function dezimalLesen(text: string): { zahl: number; nachkommastellen: number } | 'punkt' | 'zeichen' {
  const [, ganz = '', bruch = ''] = DEZIMAL.exec(text) ?? []
  if (ganz === '') return /^[\d.,\s]*\d[\d.,\s]*$/.test(text) ? 'punkt' : 'zeichen'
  return { zahl: Number(`${ganz.replaceAll(/[.\s]/g, '')}.${bruch}`), nachkommastellen: bruch.length }
}

/** Longer than any word that is typed beside a number: a pasted sentence is not repeated. */
const FREMD_ZEICHEN = 20

/** The first thing in it that belongs to no number, without signs that might. */
const fremdes = (text: string): string =>
  (/[^\d.,\s]+/.exec(text.replaceAll(/(?<=\d[.,]?\s*)-(?=\s)/g, ''))?.[0] ?? '').slice(0, FREMD_ZEICHEN)

/** What to do about a text that `dezimalLesen` calls 'zeichen', naming what does not belong there. */
export const nurMitZiffern = (was: string, text: string, beispiel: string): string =>
  /\d/.test(text)
    ? `Schreiben Sie ${was} nur mit Ziffern, ohne „${fremdes(text)}“, ${beispiel}.`
    : `Schreiben Sie ${was} mit Ziffern, ${beispiel}.`
