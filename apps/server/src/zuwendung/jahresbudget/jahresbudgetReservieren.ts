import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { jahrInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import type { Tx } from '../../platform/database/database.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import type { AntragRow } from '../kern/repository.ts'
import { jahrDesFalls, jahrSperren, reserveSetzen } from './jahresbudgets.ts'

const grund = (jahr: number, frei: number, cent: number): string =>
  frei <= 0
    ? `Das Budget für ${jahr} ist aufgebraucht. Ihre Angaben bleiben gespeichert; Sie können es im nächsten Jahr wieder versuchen.`
    : `Das Budget für ${jahr} reicht nicht mehr: Frei sind noch ${alsEuro(frei)}, Sie beantragen ${alsEuro(cent)}.`

/**
 * What is sent holds its money until it is decided (R1-06). Last before the commit: everybody who sends waits here for the
 * other. A correction counts in the year in which the application came in first.
 */
export const jahresbudgetReservieren = async (
  tx: Tx,
  antrag: Pick<AntragRow, 'geschaeft_guid' | 'programm' | 'formular'>,
  { jahresbudget }: ProgrammDaten,
  eingang: Date,
): Promise<void> => {
  if (jahresbudget === undefined) return
  const jahr = (await jahrDesFalls(tx, antrag.geschaeft_guid)) ?? Number(jahrInBerlin(eingang))
  const bedarf = { geschaeftGuid: antrag.geschaeft_guid, programm: antrag.programm, jahr }
  const { zuwendungCent: cent } = summen(antrag.formular.foerdergegenstandSeiten)
  const frei = await jahrSperren(tx, bedarf, inCent(jahresbudget))
  if (cent > frei) throw nichtMoeglich(grund(jahr, frei, cent))
  await reserveSetzen(tx, bedarf, cent)
}
