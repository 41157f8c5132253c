import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { einladungBis } from '../kern/repository.ts'

/** What a company is invited to, or a round that needs no invitation. */
export type Anlass = {
  readonly programm: Programm
  readonly bezeichnung: string
  readonly kategorien: string[]
  readonly von: Date | null
  readonly bis: Date | null
}

/** By the guid of the overview's entry (S11-04); undefined where the company has none like it. Also before it opens. */
export const anlassLesen = async (
  db: Database,
  unternehmenGuid: string,
  guid: string,
): Promise<Anlass | undefined> =>
  (
    await sql<Anlass>`select r.programm, r.bezeichnung, e.kategorien, e.von, ${einladungBis} as bis
      from antrag_einladung e join foerderrunde r on r.guid = e.runde_guid
      where e.guid = ${guid} and e.unternehmen_guid = ${unternehmenGuid}
    union all
      select r.programm, r.bezeichnung, r.kategorien, r.von, r.bis
      from foerderrunde r where r.guid = ${guid} and not r.einladung_noetig`.execute(db)
  ).rows[0]
