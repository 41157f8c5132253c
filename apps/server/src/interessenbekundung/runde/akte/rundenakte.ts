import { RUNDENAKTE, type Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { Database, Tx } from '../../../platform/database/database.ts'
import {
  vorlegungFinden,
  vorlegungenDerRunde,
  type VorlegungRow,
} from '../../../platform/vieraugen/vorlegungen.ts'
import type { Aktinhalt } from './aktart.ts'

/** What lies or lay before a second person, as its act. */
export type AktRow<A extends Rundenaktart = Rundenaktart> = {
  [K in A]: Omit<VorlegungRow, 'art' | 'inhalt' | 'runde_guid'> & Aktinhalt<K> & { readonly art: K }
}[A]

const istRundenakt = (art: string): art is Rundenaktart => RUNDENAKTE.some((eine) => eine === art)

const aktVon = ({ art, inhalt, runde_guid: _auch_im_inhalt, ...row }: VorlegungRow): AktRow[] =>
  istRundenakt(art)
    ? // It was written as one of this kind, and nobody can change it since (vorlegung_lauf).
      [{ ...row, ...(JSON.parse(inhalt) as Aktinhalt), art } as AktRow]
    : []

/** Of one round, the latest first. */
export const akteLesen = async (db: Database | Tx, runde: string): Promise<readonly AktRow[]> =>
  (await vorlegungenDerRunde(db, runde)).flatMap(aktVon)

/** Of which round an act is; undefined for an unknown one. Ask before its round is locked. */
export const aktFinden = async (db: Database | Tx, guid: string): Promise<AktRow | undefined> => {
  const row = await vorlegungFinden(db, guid)
  return row && aktVon(row)[0]
}
