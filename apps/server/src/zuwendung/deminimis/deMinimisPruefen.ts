import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { deMinimisHindernis } from '@foerderportal/contract/zuwendung/deminimis/deMinimis'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/programm/programm'
import type { Database, Tx } from '../../platform/database/database.ts'
import { verbundSperren, vergebenCent } from './konto.ts'

/** A decision, as far as the account is concerned. */
type Fall = {
  readonly antrag: { readonly unternehmen_guid: string }
  readonly programm: Pick<ProgrammDaten, 'deMinimis'>
}
type Lage = {
  readonly fall: Fall
  readonly inhalt: { readonly betraege: readonly { readonly bewilligt: number }[] }
  readonly jetzt: Date
}

/**
 * Nothing is granted beyond the ceiling: told when a decision is presented, and again when it is released, under the lock of
 * the Verbund. The new aid as a whole falls out, so that a smaller one can be proposed.
 */
export const deMinimisPruefen = async (
  db: Database | Tx,
  { fall: { antrag, programm }, inhalt, jetzt }: Lage,
): Promise<readonly string[]> => {
  const grenze = programm.deMinimis
  const cent = inhalt.betraege.reduce((summe, { bewilligt }) => summe + inCent(bewilligt), 0)
  if (grenze === undefined || cent === 0) return []
  const vergeben = await vergebenCent(db, antrag.unternehmen_guid, grenze, tagInBerlin(jetzt))
  const grund = deMinimisHindernis(grenze, vergeben, cent)
  return grund === null ? [] : [grund]
}

/** Before a release: two linked companies are never granted the same rest. */
export const deMinimisSperren = async (tx: Tx, { antrag, programm }: Fall): Promise<void> => {
  if (programm.deMinimis !== undefined) await verbundSperren(tx, antrag.unternehmen_guid)
}
