import type { Datei } from '@foerderportal/contract/shared/datei'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { bankDateienBinden, dateienLesen } from '../../platform/files/public.ts'
import { bankDateiUrl } from '../kern/bankDateiUrl.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'

/** The files of these notes, by the note; a link of each leads to the bank's own download. */
export const notizdateienLesen = async (
  db: Database | Tx,
  notizen: readonly string[],
): Promise<(notiz: string) => Datei[]> => {
  if (notizen.length === 0) return () => []
  const { rows } = await sql<{ notiz: string; datei: string; antrag: string }>`select d.notiz_guid as notiz,
      d.datei_guid as datei, a.guid as antrag
    from notiz_datei d join notiz n on n.guid = d.notiz_guid join antrag a on a.geschaeft_guid = n.geschaeft_guid
    where d.notiz_guid = any(${[...notizen]}::uuid[]) order by d.notiz_guid, d.nr`.execute(db)
  const dateien = new Map(
    (
      await dateienLesen(
        db,
        rows.map(({ datei }) => datei),
      )
    ).map((datei) => [datei.uuid, datei]),
  )
  return (notiz) =>
    rows.flatMap((row) => {
      const datei = row.notiz === notiz ? dateien.get(row.datei) : undefined
      return datei === undefined ? [] : [{ ...datei, downloadUrl: bankDateiUrl(row.antrag, row.datei) }]
    })
}

/** Puts files to a note: those that its writer uploaded for one, and no others. */
export const notizdateienEinfuegen = async (
  tx: Tx,
  antrag: Pick<BankAntrag, 'unternehmen_guid'>,
  e: { readonly notiz: string; readonly sub: string; readonly guids: readonly string[] },
): Promise<void> => {
  const guids = [...new Set(e.guids)]
  await bankDateienBinden(tx, { guids, unternehmenGuid: antrag.unternehmen_guid, sub: e.sub })
  await sql`insert into notiz_datei (notiz_guid, nr, datei_guid)
    select ${e.notiz}, nr, guid from unnest(${guids}::uuid[]) with ordinality as d (guid, nr)`.execute(tx)
}
