import { zahlSchreiben } from '@foerderportal/schreibweise/zahl'
import { alsEuro, inCent, inEuro } from '../../../shared/geld/betrag.ts'
import type { Groessenangaben } from './groesse.ts'
import type { Groessenrechnung, WeiteresUnternehmen } from '../antragsformular/groessenSchema.ts'

/** Partner enterprises hold at least 25 and at most 50 % of one another; above that they are linked (Article 3). */
export const PARTNER_ANTEIL = { min: 25, max: 50 } as const

/** Percent that counts of an enterprise's figures: a partner by its share, a linked one in full (Article 6). */
const anteilVon = ({ beziehung, anteil }: WeiteresUnternehmen): number =>
  beziehung === 'PARTNER' ? (anteil ?? 0) : 100

/** Hundredths of figures and of percent, exact beyond 2^53, rounded half up. */
const teil = (hundertstel: number, prozent: number): number =>
  Number((BigInt(hundertstel) * BigInt(Math.round(prozent * 100)) + 5_000n) / 10_000n)

export const GROESSENFELDER = ['anzahlMitarbeiter', 'umsatz', 'bilanzsumme'] as const
export type Groessenfeld = (typeof GROESSENFELDER)[number]

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
  return GROESSENFELDER.filter((feld) => angaben[feld] !== summen[feld]).map(
    (feld) => [feld, summen[feld]] as const,
  )
}

/** A figure as it is read. */
export const groessenzahl = (feld: Groessenfeld, wert: number): string =>
  feld === 'anzahlMitarbeiter' ? zahlSchreiben(wert) : alsEuro(inCent(wert))
