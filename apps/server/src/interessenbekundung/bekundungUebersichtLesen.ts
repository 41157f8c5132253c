import type * as vertrag from '@foerderportal/contract/interessenbekundung/routes'
import { istGelistet } from '@foerderportal/contract/interessenbekundung/rules'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { absagen } from '../platform/http/refusal.ts'
import type { Aufruf } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { darfBekunden } from './policy.ts'
import { uebersicht, type UebersichtRow } from './repository.ts'
import { uebersichtAnsicht } from './view.ts'

/**
 * The overview of a company's declarations of interest (R7.2-21, R4-08) in one statement, membership included. Rounds in
 * which the company can't declare are listed only where it has.
 */
export const bekundungUebersichtLesen = async (
  { db, clock }: Services,
  { person: { sub }, params: { unternehmenGuid } }: Aufruf<typeof vertrag.bekundungUebersichtLesen>,
): Promise<BekundungUebersicht[]> => {
  const jetzt = clock.now()
  const rows = await uebersicht(db, { unternehmenGuid, sub, jetzt })
  if (rows.length === 0) throw absagen(ALLGEMEIN.keineBerechtigung)
  return rows
    .filter((row): row is UebersichtRow => row.ibk_meta_guid !== null)
    .filter((row) => row.guid !== null || darfBekunden(row.unternehmen_typ))
    .map((row) => uebersichtAnsicht(row, jetzt))
    .filter((eintrag) => istGelistet(eintrag, jetzt))
}
