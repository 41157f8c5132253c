import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { deMinimisHindernis } from '@foerderportal/contract/zuwendung/kern/deminimis/deMinimis'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import { erreichtesPruefen, naeheHinweis } from '../../platform/befangenheit/erreichtes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { verbundSperren, vergebenCent } from './konto.ts'
import { IM_VERBUND, verbundNaehe } from './verbundnaehe.ts'

/** A decision, as far as the account is concerned. */
type Lage = {
  readonly fall: {
    readonly antrag: { readonly unternehmen_guid: string; readonly leser: string }
    readonly programm: Pick<ProgrammDaten, 'deMinimis'>
  }
  readonly inhalt: { readonly betraege: readonly { readonly bewilligt: number }[] }
  readonly jetzt: Date
}

const bewilligtCent = ({ inhalt }: Pick<Lage, 'inhalt'>): number =>
  inhalt.betraege.reduce((summe, { bewilligt }) => summe + inCent(bewilligt), 0)

/**
 * Nothing is granted beyond the ceiling: told when a decision is presented, and again when it is released, under the lock of
 * the Verbund. The new aid as a whole falls out, so that a smaller one can be proposed. What is free says how much linked
 * companies got: who may not know of one of them is told nothing of it (S9-01).
 */
export const deMinimisPruefen = async (db: Database | Tx, lage: Lage): Promise<readonly string[]> => {
  const { antrag, programm } = lage.fall
  const [grenze, cent] = [programm.deMinimis, bewilligtCent(lage)]
  if (grenze === undefined || cent === 0) return []
  const { unternehmen_guid: unternehmen, leser } = antrag
  const naehe = await verbundNaehe(db, leser, unternehmen)
  if (naehe !== null) return [naeheHinweis(naehe, IM_VERBUND) ?? []].flat()
  const vergeben = await vergebenCent(db, unternehmen, grenze, tagInBerlin(lage.jetzt))
  const grund = deMinimisHindernis(grenze, vergeben, cent)
  return grund === null ? [] : [grund]
}

/**
 * Before a decision is presented or released: two linked companies are never granted the same rest, and a grant takes from all
 * of them: 403 for who has a conflict of interest on one, or acts for it (S9-01).
 */
export const deMinimisSperren = async (tx: Tx, lage: Lage): Promise<void> => {
  const { antrag, programm } = lage.fall
  if (programm.deMinimis === undefined) return
  await verbundSperren(tx, antrag.unternehmen_guid)
  if (bewilligtCent(lage) > 0)
    erreichtesPruefen(await verbundNaehe(tx, antrag.leser, antrag.unternehmen_guid), IM_VERBUND)
}
