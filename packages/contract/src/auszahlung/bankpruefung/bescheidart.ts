import { inCent } from '../../shared/geld/betrag.ts'
import type { Auszahlungsbescheid } from '../../zuwendung/bank/entscheidung/bescheidarten.ts'
import type { BankpruefungInhalt, Pruefposition } from './schema.ts'
import { bewilligtSummeCent } from './vollstaendig.ts'

/** The notice that a check needs (VwVfG § 39): null where everything is paid as it was claimed. */
export const bescheidartVon = (
  inhalt: BankpruefungInhalt,
  positionen: readonly Pick<Pruefposition, 'beantragt'>[],
): Auszahlungsbescheid | null => {
  if (inhalt.ergebnis === 'ABGELEHNT') return 'AUSZAHLUNG_ABGELEHNT'
  const beantragt = positionen.reduce((cent, p) => cent + inCent(p.beantragt), 0)
  return bewilligtSummeCent(inhalt) < beantragt ? 'AUSZAHLUNG_GEKUERZT' : null
}
