import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql } from 'kysely'
import { unbefangenPruefen } from '../../platform/befangenheit/befangenheit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { unternehmenLaden } from '../../unternehmen/public.ts'

export type BankUnternehmen = {
  readonly unternehmen_guid: string
  /** Who asks is a member of it (permitted read, see kern/repository.ts). */
  readonly eigener: boolean
}

export const unternehmenFehlt = () => absagen(ALLGEMEIN.nichtGefunden, 'Dieses Unternehmen gibt es nicht.')

/**
 * A company for somebody of the bank, all its cases locked in one order: nobody gives him one of them meanwhile. 404
 * unknown, 403 with a conflict of interest (S9-01).
 */
export const bankUnternehmenHalten = async (tx: Tx, guid: string, sub: string): Promise<BankUnternehmen> => {
  await sql`select from geschaeft where unternehmen_guid = ${guid} order by guid for update`.execute(tx)
  await unbefangenPruefen(tx, sub, guid)
  if ((await unternehmenLaden(tx, guid)) === undefined) throw unternehmenFehlt()
  const { rows } = await sql`
    select from mitgliedschaft where unternehmen_guid = ${guid} and nutzer_sub = ${sub}`.execute(tx)
  return { unternehmen_guid: guid, eigener: rows.length > 0 }
}
