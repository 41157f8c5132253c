import type { EinladungStand } from '@foerderportal/contract/interessenbekundung/einladungStaende'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type Beenden = {
  readonly nach: Extract<EinladungStand, 'VERFALLEN' | 'VERZICHTET'>
  readonly jetzt: Date
} & ({ readonly runde: string } | { readonly bekundung: string } | { readonly einladung: string })

/** Ends open invitations: what was reserved for them is free for the next batch (S3-04). Answers their guids. */
export const einladungenBeenden = async (tx: Tx, b: Beenden): Promise<string[]> => {
  const welche =
    'runde' in b
      ? sql`runde_guid in (select guid from foerderrunde where ibk_meta_guid = ${b.runde})`
      : 'bekundung' in b
        ? sql`bekundung_guid = ${b.bekundung}`
        : sql`guid = ${b.einladung}`
  const { rows } = await sql<{ guid: string }>`update antrag_einladung
    set status = ${b.nach}, status_seit = ${b.jetzt}, reserviert_cent = 0
    where status = 'OFFEN' and ${welche} returning guid`.execute(tx)
  return rows.map(({ guid }) => guid)
}
