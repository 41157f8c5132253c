import { angabenZu, type Gruppe } from '../../formular/angaben/angaben.ts'
import type { AuszahlungDaten } from './daten.ts'
import { AUSZAHLUNG_TAFEL } from './tafel.ts'

/** Every answer of a payout request in words: on the receipt, and for who checks it. */
export const auszahlungDarstellen = (
  daten: AuszahlungDaten,
): { readonly titel: string; readonly gruppen: readonly Gruppe[] }[] => [
  { titel: 'Rechnungen', gruppen: angabenZu(AUSZAHLUNG_TAFEL.gegenstaende, daten) },
]
