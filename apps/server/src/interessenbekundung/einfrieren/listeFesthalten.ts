import type { BekundungVorgaben } from '@foerderportal/contract/interessenbekundung/schema'
import { FORMAT } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import { listeSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/liste'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { krypto } from '../reihung/krypto.ts'
import type { RundeRow } from '../runde/runden.ts'
import { listenzeilen } from '../reihung/reihungRechnen.ts'

type Runde = Pick<RundeRow, 'guid' | 'bis' | 'vorgaben' | 'betraege_oeffentlich'>

/** Which category belongs to which class, and what comes first. */
const klassen = ({ hauptgruppen }: BekundungVorgaben) =>
  hauptgruppen.flatMap(({ code, prioritaet, metaKategorien }) =>
    metaKategorien.map((kategorie) => ({ kategorie: kategorie.code, hauptgruppe: code, prioritaet })),
  )

/** For each line one of its own, of 244 random bits (4.5); `zeileText` says what it is hashed with. */
const SALZ = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`

/**
 * One line for each class of each declaration: of the submission that is in force, as long as it was not withdrawn. What
 * was declared in a category that the round does not have is no line of it; the submit refuses that (S3-02).
 */
const zeilenEinfuegen = (tx: Tx, { guid, vorgaben, betraege_oeffentlich: oeffentlich }: Runde) =>
  sql`insert into listenzeile (ibk_meta_guid, bekundung_guid, hauptgruppe, prioritaet, cent, salz, sha256)
    select z.*, case when z.salz is null then e.sha256 else encode(sha256(convert_to(concat_ws('|', ${FORMAT}::text, 'zeile',
        z.ibk_meta_guid, z.hauptgruppe, z.guid, z.cent, e.sha256, z.salz), 'UTF8')), 'hex') end
    from (select b.ibk_meta_guid, b.guid, k.hauptgruppe, k.prioritaet,
        sum(round((i ->> 'zuwendungInEuro')::numeric * 100))::bigint as cent, ${oeffentlich ? sql`null::text` : SALZ} as salz
      from bekundung b
        join einreichung e on e.dokument_guid = b.guid and e.dokument_version = b.eingereicht_version
        cross join lateral jsonb_array_elements(e.gesendet::jsonb -> 'investitionen') i
        join jsonb_to_recordset(${JSON.stringify(klassen(vorgaben))}::jsonb)
          k (kategorie text, hauptgruppe text, prioritaet integer) on k.kategorie = i ->> 'investitionBereich'
      where b.ibk_meta_guid = ${guid} and b.zurueckgezogen_am is null
      group by b.ibk_meta_guid, b.guid, k.hauptgruppe, k.prioritaet offset 0) z
      join bekundung b on b.guid = z.guid
      join einreichung e on e.dokument_guid = b.guid and e.dokument_version = b.eingereicht_version`.execute(
    tx,
  )

/** The Vorgaben that held at the end, in the one spelling that is hashed with the list. */
const vorgabenText = (vorgaben: BekundungVorgaben): string => `${JSON.stringify(vorgaben, null, 2)}\n`

export type Liste = { readonly sha256: string; readonly zeilen: number }

/** Writes the list of a round as it is published, byte for byte, and the Vorgaben beside it. */
export const listeFesthalten = async (tx: Tx, runde: Runde): Promise<Liste> => {
  await zeilenEinfuegen(tx, runde)
  const zeilen = await listenzeilen(tx, runde.guid)
  const inhalt = listeSchreiben({ runde: runde.guid, ende: runde.bis, zeilen })
  const vorgaben = vorgabenText(runde.vorgaben)
  const sha256 = krypto.sha256(inhalt)
  await sql`insert into runde_liste (ibk_meta_guid, inhalt, sha256, zeilen, vorgaben, vorgaben_sha256)
    values (${runde.guid}, ${inhalt}, ${sha256}, ${zeilen.length}, ${vorgaben}, ${krypto.sha256(vorgaben)})`.execute(
    tx,
  )
  return { sha256, zeilen: zeilen.length }
}
