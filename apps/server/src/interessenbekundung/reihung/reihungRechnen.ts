import {
  oeffnetZusage,
  protokollSchreiben,
  reihen,
  type GereihteZeile,
} from '@foerderportal/contract/interessenbekundung/reihung/reihung'
import type { Zeile } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import { quelleBenennen } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { nichtMoeglich } from '../runde/rundePolicy.ts'
import type { RundeRow } from '../runde/runden.ts'
import { krypto } from './krypto.ts'

const SEED_FEHLT =
  'Der Startwert dieser Runde ist nicht mehr lesbar oder passt nicht zur Zusage. Eine Reihung gibt es damit nicht: Annullieren Sie die Runde.'

/** The frozen lines as they are published, in any order: the ranking makes its own. */
export const listenzeilen = async (db: Database | Tx, runde: string): Promise<Zeile[]> =>
  (
    await sql<Zeile>`select bekundung_guid as guid, hauptgruppe, prioritaet,
        case when salz is null then cent end as cent, sha256 as einreichung
      from listenzeile where ibk_meta_guid = ${runde}`.execute(db)
  ).rows

type Gereiht = {
  readonly zeilen: readonly GereihteZeile[]
  readonly protokoll: string
  readonly sha256: string
}

/** Ranks as section 4.3 says; throws a refusal where the seed does not open the commitment. */
export const reihungRechnen = async (
  tx: Tx,
  runde: RundeRow,
  { seed, zufall }: { readonly seed: string | undefined; readonly zufall: string },
): Promise<Gereiht> => {
  const { guid, seed_zusage: zusage, liste_sha256: listHash, quelle, ziehung_am: am } = runde
  if (zusage === null || listHash === null || quelle === null || am === null) throw nichtMoeglich(SEED_FEHLT)
  if (seed === undefined || !oeffnetZusage(zusage, { runde: guid, seed }, krypto))
    throw nichtMoeglich(SEED_FEHLT)
  const ziehung = { runde: guid, seed, zufall, listHash }
  const zeilen = reihen(await listenzeilen(tx, guid), ziehung, krypto)
  const protokoll = protokollSchreiben({ ...ziehung, zusage, quelle: quelleBenennen(quelle, am), zeilen })
  return { zeilen, protokoll, sha256: krypto.sha256(protokoll) }
}
