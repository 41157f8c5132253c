import { zahlSchreiben } from '@foerderportal/schreibweise/zahl'
import type { Groessenangaben } from './groesse.ts'
import { GROESSENFELDER, groessenzahl, type Groessenfeld } from './groessenrechnung.ts'
import type { Groessenrechnung, WeiteresUnternehmen } from '../antragsformular/groessenSchema.ts'

// Apart from the sums, which every page of the wizard checks: only the summary and the receipt write them out.

const WORTE: Record<Groessenfeld, string> = {
  anzahlMitarbeiter: 'Mitarbeitende',
  umsatz: 'Umsatz',
  bilanzsumme: 'Bilanzsumme',
}

/** A gap is no zero: a draft shows only what was given. */
const zahlenInWorten = (u: Groessenangaben): string =>
  GROESSENFELDER.flatMap((feld) => {
    const wert = u[feld]
    return typeof wert === 'number' ? [`${groessenzahl(feld, wert)} ${WORTE[feld]}`] : []
  }).join(', ') || 'noch keine Zahlen'

const beziehung = ({ beziehung: b, anteil }: WeiteresUnternehmen): string => {
  if (b === 'VERBUNDEN') return ' (verbundenes Unternehmen)'
  if (b !== 'PARTNER') return ''
  return typeof anteil === 'number'
    ? ` (Partnerunternehmen zu ${zahlSchreiben(anteil)}\u00a0%)`
    : ' (Partnerunternehmen)'
}

/** How the totals came about, one sentence for each enterprise. */
export const rechnungInWorten = ({ eigene, weitere }: Groessenrechnung): string[] => [
  `eigene Zahlen: ${zahlenInWorten(eigene ?? {})}`,
  ...(weitere ?? []).map(
    (u, i) => `${u.name ?? `Unternehmen ${i + 1}`}${beziehung(u)}: ${zahlenInWorten(u)}`,
  ),
]
