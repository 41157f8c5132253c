import { alsEuro, inCent, inEuro } from '../shared/betrag.ts'
import type { Groessenangaben } from './groesse.ts'
import type { Groessenrechnung, WeiteresUnternehmen } from './groessenSchema.ts'

/** Partner enterprises hold at least 25 and at most 50 % of one another; above that they are linked (Article 3). */
export const PARTNER_ANTEIL = { min: 25, max: 50 } as const

/** Percent that counts of an enterprise's figures: a partner by its share, a linked one in full (Article 6). */
const anteilVon = ({ beziehung, anteil }: WeiteresUnternehmen): number =>
  beziehung === 'PARTNER' ? (anteil ?? 0) : 100

/** Hundredths of figures and of percent, exact beyond 2^53, rounded half up. */
const teil = (hundertstel: number, prozent: number): number =>
  Number((BigInt(hundertstel) * BigInt(Math.round(prozent * 100)) + 5_000n) / 10_000n)

const FELDER = ['anzahlMitarbeiter', 'umsatz', 'bilanzsumme'] as const
export type Groessenfeld = (typeof FELDER)[number]

/** Own figures plus those of partner and linked enterprises; gaps count as nothing. */
export const groesseZusammenrechnen = ({
  eigene,
  weitere,
}: Groessenrechnung): Record<Groessenfeld, number> => {
  const summe = (feld: Groessenfeld) =>
    // Staff has two decimals like euros: both are added in hundredths.
    (weitere ?? []).reduce(
      (bisher, u) => bisher + teil(inCent(u[feld] ?? 0), anteilVon(u)),
      inCent(eigene?.[feld] ?? 0),
    )
  return {
    anzahlMitarbeiter: inEuro(summe('anzahlMitarbeiter')),
    umsatz: inEuro(summe('umsatz')),
    bilanzsumme: inEuro(summe('bilanzsumme')),
  }
}

/** The totals that are not what the sum gives, with what it gives. */
export const andereSummen = (
  angaben: Groessenangaben,
  rechnung: Groessenrechnung,
): readonly (readonly [Groessenfeld, number])[] => {
  const summen = groesseZusammenrechnen(rechnung)
  return FELDER.filter((feld) => angaben[feld] !== summen[feld]).map((feld) => [feld, summen[feld]] as const)
}

const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** A figure as it is read. */
export const groessenzahl = (feld: Groessenfeld, wert: number): string =>
  feld === 'anzahlMitarbeiter' ? zahl.format(wert) : alsEuro(inCent(wert))

const WORTE: Record<Groessenfeld, string> = {
  anzahlMitarbeiter: 'Mitarbeitende',
  umsatz: 'Umsatz',
  bilanzsumme: 'Bilanzsumme',
}

/** A gap is no zero: a draft shows only what was given. */
const zahlenInWorten = (u: Groessenangaben): string =>
  FELDER.flatMap((feld) => {
    const wert = u[feld]
    return typeof wert === 'number' ? [`${groessenzahl(feld, wert)} ${WORTE[feld]}`] : []
  }).join(', ') || 'noch keine Zahlen'

const beziehung = ({ beziehung: b, anteil }: WeiteresUnternehmen): string => {
  if (b === 'VERBUNDEN') return ' (verbundenes Unternehmen)'
  if (b !== 'PARTNER') return ''
  return typeof anteil === 'number'
    ? ` (Partnerunternehmen zu ${zahl.format(anteil)}\u00a0%)`
    : ' (Partnerunternehmen)'
}

/** How the totals came about, one sentence for each enterprise. */
export const rechnungInWorten = ({ eigene, weitere }: Groessenrechnung): string[] => [
  `eigene Zahlen: ${zahlenInWorten(eigene ?? {})}`,
  ...(weitere ?? []).map(
    (u, i) => `${u.name ?? `Unternehmen ${i + 1}`}${beziehung(u)}: ${zahlenInWorten(u)}`,
  ),
]
