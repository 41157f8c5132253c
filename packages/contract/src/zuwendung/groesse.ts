import { inCent } from '../shared/betrag.ts'
import type { ProduktgruppenDaten } from './formular.ts'

/** Size classes of Recommendation 2003/361/EC, Annex, Article 2. */
export const GROESSENKLASSEN = ['KLEINST', 'KLEIN', 'MITTEL', 'GROSS'] as const
export type Groessenklasse = (typeof GROESSENKLASSEN)[number]

export const GROESSE_TEXT: Record<Groessenklasse, string> = {
  KLEINST: 'Kleinstunternehmen',
  KLEIN: 'Kleines Unternehmen',
  MITTEL: 'Mittleres Unternehmen',
  GROSS: 'Größer als ein mittleres Unternehmen',
}

type Groessenangaben = Pick<ProduktgruppenDaten, 'anzahlMitarbeiter' | 'umsatz' | 'bilanzsumme'>

const MIO = 100_000_000
/** Staff below, turnover and balance sheet total (cents) at most. One of the two sums is enough (Article 2). */
const STUFEN = [
  { klasse: 'KLEINST', mitarbeiter: 10, umsatz: 2 * MIO, bilanz: 2 * MIO },
  { klasse: 'KLEIN', mitarbeiter: 50, umsatz: 10 * MIO, bilanz: 10 * MIO },
  { klasse: 'MITTEL', mitarbeiter: 250, umsatz: 50 * MIO, bilanz: 43 * MIO },
] as const

/** The size class that the figures give (S4-03); null while one of them is missing. */
export const groessenklasse = (d: Groessenangaben): Groessenklasse | null => {
  const { anzahlMitarbeiter: mitarbeiter, umsatz, bilanzsumme } = d
  if (typeof mitarbeiter !== 'number' || typeof umsatz !== 'number' || typeof bilanzsumme !== 'number')
    return null
  const stufe = STUFEN.find(
    (s) => mitarbeiter < s.mitarbeiter && (inCent(umsatz) <= s.umsatz || inCent(bilanzsumme) <= s.bilanz),
  )
  return stufe?.klasse ?? 'GROSS'
}

type Bestaetigungen = Pick<ProduktgruppenDaten, 'muBestaetigt' | 'kuBestaetigt' | 'kmuBestaetigt'>

const bestaetigte = (d: Bestaetigungen): Groessenklasse | null => {
  if (d.muBestaetigt) return 'KLEINST'
  if (d.kuBestaetigt) return 'KLEIN'
  return d.kmuBestaetigt ? 'MITTEL' : null
}

/** A sentence when what is confirmed is a smaller class than the figures give; null when nothing needs saying (S4-03). */
export const groessenHinweis = (d: Groessenangaben & Bestaetigungen): string | null => {
  const errechnet = groessenklasse(d)
  const bestaetigt = bestaetigte(d)
  if (errechnet === null || bestaetigt === null) return null
  if (GROESSENKLASSEN.indexOf(bestaetigt) >= GROESSENKLASSEN.indexOf(errechnet)) return null
  return (
    `Ihre Zahlen ergeben: ${GROESSE_TEXT[errechnet]}. Bestätigt haben Sie: ${GROESSE_TEXT[bestaetigt]}. ` +
    'Das ist möglich, wenn die Schwelle erst in einem von zwei Jahren überschritten wurde.'
  )
}
