import type { Auffaelligkeit } from '@foerderportal/contract/auszahlung/zahllauf/auffaelligkeiten'
import {
  verwendungszweckFuer,
  type Auszahlungskonto,
} from '@foerderportal/contract/auszahlung/zahllauf/konto'
import type { PostenStatus } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { produktgruppeVon } from '@foerderportal/contract/shared/portal/produktgruppeVon'
import { sql } from 'kysely'
import { befangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { kontenFuer, type Bereite } from './bereite.ts'

export type PostenRow = {
  readonly nr: number
  readonly auszahlung_guid: string
  readonly unternehmen_guid: string
  readonly unternehmen_name: string
  readonly geschaeft_guid: string
  readonly ge_nr: string
  readonly demo: boolean
  readonly nummer: string
  readonly snapshot_guid: string
  readonly iban: string
  readonly inhaber: string
  readonly betrag_cent: number
  readonly end_to_end: string
  readonly verwendungszweck: string
  readonly auffaelligkeiten: readonly Auffaelligkeit[]
  readonly status: PostenStatus
  readonly grund: string | null
  readonly valuta: string | null
  /** The company's data are not those of the run any more. */
  readonly veraltet: boolean
  readonly eigener: boolean
  readonly befangen: boolean
}

/** Posts with what is known of their companies now; read in one statement, for there may be two thousand. */
export const postenLaden = async (db: Database | Tx, lauf: string, sub: string): Promise<PostenRow[]> =>
  (
    await sql<PostenRow>`select p.nr, p.auszahlung_guid, p.unternehmen_guid, u.name as unternehmen_name, u.demo,
        g.guid as geschaeft_guid, g.ge_nr, e.eingangsnummer as nummer, p.snapshot_guid, p.iban, p.inhaber, p.betrag_cent,
        p.end_to_end, p.verwendungszweck, p.auffaelligkeiten, p.status, p.grund, p.valuta,
        p.snapshot_guid <> u.snapshot_guid as veraltet,
        exists (select from mitgliedschaft m where m.unternehmen_guid = u.guid and m.nutzer_sub = ${sub}) as eigener,
        ${befangen({ geschaeft: sql`g.guid`, unternehmen: sql`u.guid` }, sub)} as befangen
      from zahlposten p join auszahlung a on a.guid = p.auszahlung_guid
        join geschaeft g on g.guid = a.geschaeft_guid join unternehmen u on u.guid = p.unternehmen_guid
        join einreichung e on e.dokument_guid = a.guid and e.dokument_version = a.eingereicht_version
      where p.zahllauf_guid = ${lauf} order by p.nr`.execute(db)
  ).rows

/** Keeps the companies of a run as they are until the transaction ends. */
export const unternehmenHalten = async (tx: Tx, lauf: string): Promise<void> => {
  await sql`select from unternehmen u where u.guid in (select p.unternehmen_guid from zahlposten p
    where p.zahllauf_guid = ${lauf} and p.status = 'OFFEN') order by u.guid for share`.execute(tx)
}

type Neue = {
  readonly lauf: string
  readonly programm: Programm
  readonly konto: Auszahlungskonto
  readonly jetzt: Date
  readonly bereite: readonly Bereite[]
}

/** A second payment of the same payout has an identification of its own. */
const endToEnd = ({ nummer, versuche }: Bereite) => (versuche === 0 ? nummer : `${nummer}-${versuche + 1}`)

export const postenEinfuegen = async (
  tx: Tx,
  { lauf, programm, konto, jetzt, bereite }: Neue,
): Promise<void> => {
  const zeilen = bereite.map((row, i) => {
    const [ziel] = kontenFuer(produktgruppeVon(programm), row.konten)
    return {
      nr: i + 1,
      auszahlung: row.auszahlung_guid,
      unternehmen: row.unternehmen_guid,
      snapshot: row.snapshot_guid,
      iban: ziel?.iban ?? '',
      inhaber: ziel?.abweichenderKontoinhaber ?? row.unternehmen_name,
      cent: row.cent,
      kennung: endToEnd(row),
      zweck: verwendungszweckFuer(konto, row.nummer),
    }
  })
  await sql`insert into zahlposten (zahllauf_guid, nr, auszahlung_guid, unternehmen_guid, snapshot_guid, iban, inhaber,
      betrag_cent, end_to_end, verwendungszweck, status, status_seit)
    select ${lauf}, n.nr, n.auszahlung, n.unternehmen, n.snapshot, n.iban, n.inhaber, n.cent, n.kennung, n.zweck,
      'OFFEN', ${jetzt}
    from jsonb_to_recordset(${JSON.stringify(zeilen)}::jsonb) as n (nr integer, auszahlung uuid, unternehmen uuid,
      snapshot uuid, iban text, inhaber text, cent bigint, kennung text, zweck text)`.execute(tx)
}

type Bewegung = {
  readonly nach: Exclude<PostenStatus, 'OFFEN'>
  readonly jetzt: Date
  readonly grund?: string
  readonly valuta?: string
  /** All that are open, where nothing is said. */
  readonly nummern?: readonly number[]
}

/** Moves posts that are open. */
export const postenBewegen = async (tx: Tx, lauf: string, b: Bewegung): Promise<void> => {
  const welche = b.nummern === undefined ? sql`true` : sql`nr = any(${[...b.nummern]}::int[])`
  await sql`update zahlposten set status = ${b.nach}, status_seit = ${b.jetzt}, grund = ${b.grund ?? null},
      valuta = ${b.valuta ?? null}
    where zahllauf_guid = ${lauf} and status = 'OFFEN' and ${welche}`.execute(tx)
}
