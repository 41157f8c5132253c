import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import type { Services } from '../platform/services.ts'
import { mitgliedsZeilen } from './policy.ts'
import { uebersicht, type Frage, type UebersichtRow } from './repository.ts'
import { eintragAnsicht, jeGeschaeft } from './view.ts'

/** Approved cases of a company with their payout requests (R7.2-10, S11-06) in one statement, membership included. */
export const auszahlungUebersichtLesen = async (
  { db, clock }: Services,
  frage: Omit<Frage, 'jetzt'>,
): Promise<AuszahlungUebersicht[]> => {
  const rows = mitgliedsZeilen(await uebersicht(db, { ...frage, jetzt: clock.now() }))
  const geschaefte = rows.filter((row): row is UebersichtRow => row.geschaeft_guid !== null)
  return jeGeschaeft(geschaefte, (row) => (row.guid === null ? undefined : eintragAnsicht(row)))
}
