import { istBeantwortet } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/stand'
import type { Punktstand } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'
import { pruefakteLesen } from './pruefakte.ts'
import { punktStand, punktVermerke } from './punktAnsicht.ts'

export type OffenerPunkt = {
  readonly code: string
  readonly titel: string
  readonly stand: Punktstand
  /** What its answer lacks, as a sentence. */
  readonly fehlt: string | null
}

/**
 * Mandatory points that nobody has answered for what was sent last: while there is one, no decision is presented. What a
 * rule proposes is no answer.
 */
export const offenePflichtpunkte = async (
  db: Database | Tx,
  fall: Pick<BankAntrag, 'guid' | 'geschaeft_guid' | 'programm'>,
): Promise<OffenerPunkt[]> => {
  const akte = await pruefakteLesen(db, fall)
  return (akte.katalog?.punkte ?? [])
    .filter(({ pflicht }) => pflicht)
    .map((punkt) => ({ punkt, ...punktStand(punkt, punktVermerke(punkt, akte), null) }))
    .filter(({ stand }) => !istBeantwortet(stand))
    .map(({ punkt: { code, titel }, stand, fehlt }) => ({ code, titel, stand, fehlt }))
}
