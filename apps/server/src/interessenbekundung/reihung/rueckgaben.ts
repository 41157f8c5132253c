import {
  RUECKGABE_DURCH,
  rueckgabeSchreiben,
  type Rueckgabe,
} from '@foerderportal/contract/interessenbekundung/reihung/rueckgabe'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../platform/database/database.ts'
import { krypto } from './krypto.ts'

/** As its file has it, which is what everybody reads. */
const Datei = z.object({
  nr: z.number(),
  am: z.string(),
  durch: z.enum(RUECKGABE_DURCH),
  geoeffnet: z.boolean(),
  grund: z.string(),
})
export type OeffentlicheRueckgabe = z.infer<typeof Datei>

/** Attempts to rank a round that were given back, the first one first. */
export const rueckgabenLesen = async (db: Database | Tx, runde: string): Promise<OeffentlicheRueckgabe[]> => {
  const { rows } = await sql<{ rueckgabe: string }>`select rueckgabe from reihung
    where ibk_meta_guid = ${runde} and rueckgabe_nr is not null order by rueckgabe_nr`.execute(db)
  return rows.map(({ rueckgabe }) => z.parse(Datei, JSON.parse(rueckgabe)))
}

const naechsteNr = async (tx: Tx, runde: string): Promise<number> => {
  const { rows } = await sql<{ nr: number }>`select coalesce(max(rueckgabe_nr), 0) + 1 as nr from reihung
    where ibk_meta_guid = ${runde}`.execute(tx)
  return rows[0]?.nr ?? 1
}

type Liegende = { readonly guid: string; readonly geoeffnet: boolean }
/** The attempt of a round that lies before a second person, sealed or opened: one at most. */
export const liegendeLaden = async (tx: Tx, runde: string): Promise<Liegende | undefined> =>
  (
    await sql<Liegende>`select guid, geoeffnet_am is not null as geoeffnet from reihung
      where ibk_meta_guid = ${runde} and status in ('VORGELEGT', 'GEOEFFNET')`.execute(tx)
  ).rows[0]

type Zurueck = Omit<Rueckgabe, 'nr'> & {
  readonly reihung: string
  readonly runde: string
  readonly sub: string
  readonly jetzt: Date
}

/** Gives an attempt back: counted, and public with its reason (S3-03). Answers its number in the round. */
export const rueckgabeFesthalten = async (
  tx: Tx,
  { reihung, runde, sub, jetzt, ...angaben }: Zurueck,
): Promise<number> => {
  const nr = await naechsteNr(tx, runde)
  const datei = rueckgabeSchreiben({ ...angaben, runde, nr, am: jetzt })
  await sql`update reihung set status = 'ZURUECKGEGEBEN', zurueckgegeben_von = ${sub}, zurueckgegeben_am = ${jetzt},
      zurueckgegeben_grund = ${angaben.grund}, rueckgabe_nr = ${nr}, rueckgabe = ${datei},
      rueckgabe_sha256 = ${krypto.sha256(datei)} where guid = ${reihung}`.execute(tx)
  return nr
}
