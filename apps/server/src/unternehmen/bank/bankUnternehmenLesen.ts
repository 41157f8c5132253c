import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type * as vertrag from '@foerderportal/contract/unternehmen/bank/routes'
import type { BankUnternehmen } from '@foerderportal/contract/unternehmen/bank/schema'
import { sql } from 'kysely'
import { unbefangenPruefen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { beziehungenLaden } from '../kern/beziehungen.ts'
import { nutzerInfo } from '../kern/beziehungView.ts'
import { unternehmenLaden } from '../kern/repository.ts'
import { unternehmenHuelle } from '../kern/view.ts'

/** More than a person reads; the newest stand before the limit. */
const STAENDE_HOECHSTENS = 100

const staendeLaden = async (db: Database, guid: string): Promise<BankUnternehmen['staende']> => {
  const { rows } = await sql<{ am: Date; von: string | null }>`select s.erstellt_am as am,
      (n.value ->> 'vorname') || ' ' || (n.value ->> 'nachname') as von
    from unternehmen_snapshot s left join nutzer n on n.sub = s.erstellt_von
    where s.unternehmen_guid = ${guid} order by s.erstellt_am desc, s.guid limit ${STAENDE_HOECHSTENS}`.execute(
    db,
  )
  return rows.map(({ am, von }) => ({ am: am.toISOString(), von }))
}

/** S9-06: for the bank, whose people see every company. */
export const bankUnternehmenLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.bankUnternehmenLesen>,
): Promise<BankUnternehmen> => {
  await unbefangenPruefen(db, sub, guid)
  const stand = await unternehmenLaden(db, guid)
  if (stand === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Dieses Unternehmen gibt es nicht.')
  const mitglieder = await beziehungenLaden(db, guid)
  return {
    stand: unternehmenHuelle(stand),
    mitglieder: mitglieder.map((eines) => nutzerInfo(eines, { sub, unternehmenGuid: guid })),
    eigenes: mitglieder.some((eines) => eines.sub === sub),
    staende: await staendeLaden(db, guid),
  }
}
