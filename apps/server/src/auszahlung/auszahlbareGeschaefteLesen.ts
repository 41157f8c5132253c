import type { AuszahlbaresGeschaeft } from '@foerderportal/contract/auszahlung/schema'
import type { Services } from '../platform/services.ts'
import { mitgliedsZeilen } from './policy.ts'
import { auszahlbare, type Frage, type AuszahlbarRow } from './repository.ts'
import { gegenstandAnsicht, jeGeschaeft } from './view.ts'

/**
 * Cases of a company for which a payout can be requested now, with what is left of each item (R7.2-02, S11-06), in one
 * statement, membership included.
 */
export const auszahlbareGeschaefteLesen = async (
  { db, clock }: Services,
  frage: Omit<Frage, 'jetzt'>,
): Promise<AuszahlbaresGeschaeft[]> => {
  const rows = mitgliedsZeilen(await auszahlbare(db, { ...frage, jetzt: clock.now() }))
  const geschaefte = rows.filter((row): row is AuszahlbarRow => row.geschaeft_guid !== null)
  return jeGeschaeft(geschaefte, gegenstandAnsicht).filter((g) => g.auszahlungAnlegbar === 'ANLEGBAR')
}
