import type { MitDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The parts of an application that name files. Table `mitgliedschaft` is read as in repository.ts. */
export type Nennung = {
  readonly ge_nr: string
  readonly dokumente: MitDateien['dokumente']
  readonly seiten: MitDateien['foerdergegenstandSeiten']
}

/** More applications than a company makes in ten years. */
const HOECHSTENS = 200

/** Of the applications of a company, the latest first; undefined when the user is no member of it. */
export const dateiNennungen = async (
  db: Database,
  unternehmenGuid: string,
  sub: string,
): Promise<Nennung[] | undefined> => {
  const { rows } = await sql<
    Nennung | { ge_nr: null }
  >`select g.ge_nr, a.formular -> 'dokumente' as dokumente,
      a.formular -> 'foerdergegenstandSeiten' as seiten
    from mitgliedschaft m
      left join (antrag a join geschaeft g on g.guid = a.geschaeft_guid) on a.unternehmen_guid = m.unternehmen_guid
    where m.unternehmen_guid = ${unternehmenGuid} and m.nutzer_sub = ${sub}
    order by a.angelegt_am desc, a.guid limit ${HOECHSTENS}`.execute(db)
  if (rows.length === 0) return undefined
  return rows.filter((row): row is Nennung => row.ge_nr !== null)
}
