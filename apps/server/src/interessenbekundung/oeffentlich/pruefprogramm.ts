import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { krypto } from '../reihung/krypto.ts'

type Pruefprogramm = { readonly inhalt: string; readonly sha256: string }

let gelesen: Pruefprogramm | undefined

/** The verifier of this version of the portal. */
const heutiges = (): Pruefprogramm => {
  if (gelesen === undefined) {
    const inhalt = readFileSync(new URL('../reihung/reihungPruefen.mjs', import.meta.url), 'utf8')
    gelesen = { inhalt, sha256: krypto.sha256(inhalt) }
  }
  return gelesen
}

/** Keeps the verifier that a round is published with; answers the hash that is published with it. */
export const pruefprogrammBewahren = async (tx: Tx): Promise<string> => {
  const { inhalt, sha256 } = heutiges()
  await sql`insert into pruefprogramm (sha256, inhalt) values (${sha256}, ${inhalt}) on conflict do nothing`.execute(
    tx,
  )
  return sha256
}

/** The verifier that stands beside the protocol of a published round (4.6): the one that was promised with it. */
export const pruefprogrammLesen = async (db: Database, runde: string): Promise<Pruefprogramm | undefined> => {
  const { rows } = await sql<{
    zugesagt: string | null
    inhalt: string | null
  }>`select r.pruefprogramm_sha256 as zugesagt, p.inhalt from ibk_meta r
      left join pruefprogramm p on p.sha256 = r.pruefprogramm_sha256
    where r.guid = ${runde} and r.veroeffentlicht_am is not null`.execute(db)
  const [r] = rows
  if (r === undefined) return undefined
  // Rounds of before the procedure promise none.
  if (r.zugesagt === null) return heutiges()
  return r.inhalt === null ? undefined : { inhalt: r.inhalt, sha256: r.zugesagt }
}
