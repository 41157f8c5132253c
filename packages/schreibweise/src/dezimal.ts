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
