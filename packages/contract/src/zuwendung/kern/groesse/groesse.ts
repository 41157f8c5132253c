import { inCent } from '../../../shared/geld/betrag.ts'
import type { ProduktgruppenDaten } from '../antragsformular/formular.ts'
import { istLeer } from '../../../formular/leer.ts'

/** Size classes of Recommendation 2003/361/EC, Annex, Article 2. */
export const GROESSENKLASSEN = ['KLEINST', 'KLEIN', 'MITTEL', 'GROSS'] as const
export type Groessenklasse = (typeof GROESSENKLASSEN)[number]

export const GROESSE_TEXT: Record<Groessenklasse, string> = {
  KLEINST: 'Kleinstunternehmen',
  KLEIN: 'Kleines Unternehmen',
  MITTEL: 'Mittleres Unternehmen',
  GROSS: 'Größer als ein mittleres Unternehmen',
}

export type Groessenangaben = Pick<ProduktgruppenDaten, 'anzahlMitarbeiter' | 'umsatz' | 'bilanzsumme'>

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

export type Bestaetigungen = Pick<ProduktgruppenDaten, 'muBestaetigt' | 'kuBestaetigt' | 'kmuBestaetigt'>

/** The three confirmations that say a class: a micro enterprise is a small one too, and both are SMEs (Article 2). */
export const bestaetigungen = (klasse: Groessenklasse | null) => ({
  muBestaetigt: klasse && klasse === 'KLEINST',
  kuBestaetigt: klasse && (klasse === 'KLEINST' || klasse === 'KLEIN'),
  kmuBestaetigt: klasse && klasse !== 'GROSS',
})

/** The classes that what is confirmed leaves open; what is not said denies none. */
const offeneKlassen = (d: Bestaetigungen): readonly Groessenklasse[] =>
  GROESSENKLASSEN.filter((klasse) => {
    const erwartet = bestaetigungen(klasse)
    return (['muBestaetigt', 'kuBestaetigt', 'kmuBestaetigt'] as const).every(
      (name) => typeof d[name] !== 'boolean' || d[name] === erwartet[name],
    )
  })

/** A smaller class is confirmed while a larger one that holds it is denied: no class is left. */
export const bestaetigungenWidersprechen = (d: Bestaetigungen): boolean => offeneKlassen(d).length === 0

/**
 * The class that is confirmed; null where nothing is, or where it can't be read without guessing. Who confirmed only to
 * be an SME, or a small enterprise, leaves the smaller classes open: then the figures say which one it is.
 */
export const bestaetigteKlasse = (d: Groessenangaben & Bestaetigungen): Groessenklasse | null => {
  const gesagt = d.muBestaetigt || d.kuBestaetigt || typeof d.kmuBestaetigt === 'boolean'
  const offen = gesagt ? offeneKlassen(d) : []
  const errechnet = groessenklasse(d)
  if (errechnet === null) return offen.length === 1 ? (offen[0] ?? null) : null
  return offen.includes(errechnet) ? errechnet : (offen.at(-1) ?? null)
}

/** A confirmation says another class than the figures; what is not said differs from nothing. */
export const groesseWeichtAb = (d: Groessenangaben & Bestaetigungen): boolean => {
  const klasse = groessenklasse(d)
  return klasse !== null && !offeneKlassen(d).includes(klasse)
}

type Groesse = Groessenangaben & Bestaetigungen & Pick<ProduktgruppenDaten, 'groessenErklaerung'>

/**
 * The class that counts: that of the figures, unless another one is confirmed and explained. A class is gained or lost
 * only when the figures cross a threshold in two years one after the other (Article 4 (2)).
 */
export const massgeblicheKlasse = (d: Groesse): Groessenklasse | null => {
  const klasse = groessenklasse(d)
  const erklaert = groesseWeichtAb(d) && !istLeer(d.groessenErklaerung)
  return klasse !== null && erklaert ? (bestaetigteKlasse(d) ?? klasse) : klasse
}

/** A sentence when what is confirmed differs from the figures; null when nothing needs saying (S4-03). */
export const groessenHinweis = (d: Groessenangaben & Bestaetigungen): string | null => {
  const errechnet = groessenklasse(d)
  const bestaetigt = bestaetigteKlasse(d)
  if (errechnet === null || bestaetigt === null || !groesseWeichtAb(d)) return null
  return (
    `Ihre Zahlen ergeben: ${GROESSE_TEXT[errechnet]}. Gewählt haben Sie: ${GROESSE_TEXT[bestaetigt]}. ` +
    'Das ist möglich, wenn die Schwelle erst in einem von zwei Geschäftsjahren überschritten oder unterschritten wurde.'
  )
}
