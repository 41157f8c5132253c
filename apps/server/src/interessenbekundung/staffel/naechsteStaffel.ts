import {
  staffelRechnen,
  staffelSchreiben,
  type Anwaerter,
  type Staffel,
} from '@foerderportal/contract/interessenbekundung/reihung/staffel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { krypto } from '../reihung/krypto.ts'
import type { RundeRow } from '../runde/runden.ts'

/** SQL of table `staffel`, and what a batch is computed from. */
type Vorige = { readonly nr: number; readonly bis_rang: number; readonly sha256: string }

const vorige = async (tx: Tx, runde: string): Promise<Vorige | undefined> =>
  (
    await sql<Vorige>`select coalesce(s.nr, 0) as nr, coalesce(s.bis_rang, 0) as bis_rang,
        coalesce(s.sha256, r.protokoll_sha256) as sha256
      from reihung r left join lateral (select nr, bis_rang, sha256 from staffel x
        where x.ibk_meta_guid = r.ibk_meta_guid and x.status = 'FREIGEGEBEN' order by nr desc limit 1) s on true
      where r.ibk_meta_guid = ${runde} and r.status = 'FREIGEGEBEN'`.execute(tx)
  ).rows[0]

/** Lines that no batch has named, in the order of their ranks. Those before are not needed: nobody is invited twice. */
const anwaerterNach = async (tx: Tx, runde: string, rang: number): Promise<Anwaerter[]> =>
  (
    await sql<Anwaerter>`select z.bekundung_guid as guid, z.hauptgruppe, z.cent, z.rang,
        b.entfallen_am is not null as entfallen
      from reihungszeile z join bekundung b on b.guid = z.bekundung_guid
      where z.ibk_meta_guid = ${runde} and z.rang > ${rang} order by z.rang`.execute(tx)
  ).rows

/** What may still be promised; whoever asks holds it until his transaction ends. */
const freieMittel = async (tx: Tx, runde: string): Promise<number> => {
  const { rows } = await sql<{ frei: number }>`select budget_cent - reserviert_cent - bewilligt_cent as frei
    from runde_budget where ibk_meta_guid = ${runde} for no key update`.execute(tx)
  return rows[0]?.frei ?? 0
}

export type Berechnet = Staffel & {
  readonly nr: number
  readonly frei: number
  readonly vorgaenger: string
  readonly inhalt: string
  readonly sha256: string
}

/** The next batch as it is now, in its file (4.4); null where it would invite nobody. `am` is when it was prepared. */
export const naechsteStaffel = async (
  tx: Tx,
  { guid: runde, betraege_oeffentlich: oeffentlich }: Pick<RundeRow, 'guid' | 'betraege_oeffentlich'>,
  am: Date,
): Promise<Berechnet | null> => {
  const davor = await vorige(tx, runde)
  if (davor === undefined) return null
  const frei = await freieMittel(tx, runde)
  const rest = await anwaerterNach(tx, runde, davor.bis_rang)
  const gerechnet = staffelRechnen(rest, frei, 0)
  if (gerechnet === null) return null
  const versatz = { vonRang: davor.bis_rang + 1, bisRang: davor.bis_rang + gerechnet.bisRang }
  const staffel = { ...gerechnet, ...versatz }
  const nr = davor.nr + 1
  const betraege = oeffentlich ? { summe: staffel.summe, budget: frei } : { summe: null, budget: null }
  const inhalt = staffelSchreiben({ ...staffel, ...betraege, nr, am, vorgaenger: davor.sha256 })
  return { ...staffel, nr, frei, vorgaenger: davor.sha256, inhalt, sha256: krypto.sha256(inhalt) }
}
