import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import { istGegeben, type BekanntgabeStand } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import type { Database, Tx } from '../../platform/database/database.ts'
import { bescheidDerAuszahlung } from './bekanntgaben.ts'
import { alsUnterlagen } from './gegebeneBescheide.ts'

/** How far the notice on a payout request is on its way to the company. */
export type Auszahlungsbescheidstand = {
  readonly guid: string
  readonly nummer: string
  readonly status: BekanntgabeStand
  /** Its PDF, once it exists. */
  readonly datei: string | null
  /** The company may read what it says (S9-10). */
  readonly gegeben: boolean
}

/** Null where a request was decided without one. Asks nobody's permission. */
export const auszahlungsbescheidLesen = async (
  db: Database | Tx,
  auszahlungGuid: string,
): Promise<Auszahlungsbescheidstand | null> => {
  const b = await bescheidDerAuszahlung(db, auszahlungGuid)
  if (b === undefined) return null
  const { guid, nummer, status, datei_guid: datei } = b
  return { guid, nummer, status, datei, gegeben: istGegeben(status) }
}

/** The same among the papers of its request, once it was given. */
export const gegebenerAuszahlungsbescheid = async (
  db: Database,
  auszahlungGuid: string,
): Promise<Unterlage[]> => {
  const b = await bescheidDerAuszahlung(db, auszahlungGuid)
  return b !== undefined && istGegeben(b.status) ? alsUnterlagen(db, [b]) : []
}
