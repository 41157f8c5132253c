import type { Rolle } from '@foerderportal/contract/shared/permissions'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { BankFall } from '../zugang/bankFall.ts'
import { befangen, unbefangen } from '../../platform/befangenheit/befangenheit.ts'

export type ZuweisungRow = {
  readonly sub: string | null
  readonly name: string | null
  readonly von: Date | null
  /** Rows so far. */
  readonly anzahl: number
  /** Odd while somebody has the case: each change makes it greater. */
  readonly nr: number
}

/** Who has the case, read under its lock. */
export const zuweisungLesen = async (tx: Tx, geschaeftGuid: string): Promise<ZuweisungRow> => {
  const { rows } = await sql<ZuweisungRow>`
    select z.bankperson_sub as sub, b.name, z.von, n.anzahl, 2 * n.anzahl - (z.nr is not null)::integer as nr
    from (select coalesce(max(nr), 0) as anzahl from zuweisung where geschaeft_guid = ${geschaeftGuid}) n
      left join zuweisung z on z.geschaeft_guid = ${geschaeftGuid} and z.bis is null
      left join bankperson b on b.sub = z.bankperson_sub`.execute(tx)
  return rows[0] ?? { sub: null, name: null, von: null, anzahl: 0, nr: 0 }
}

export const zuweisungBeenden = async (tx: Tx, geschaeftGuid: string, jetzt: Date): Promise<void> => {
  await sql`update zuweisung set bis = ${jetzt} where geschaeft_guid = ${geschaeftGuid} and bis is null`.execute(
    tx,
  )
}

/** Of a company those that are this person's; their cases. */
export const zuweisungenBeenden = async (
  tx: Tx,
  z: { readonly unternehmen: string; readonly sub: string; readonly jetzt: Date },
): Promise<string[]> => {
  const { rows } = await sql<{ geschaeft: string }>`update zuweisung set bis = ${z.jetzt}
    where bankperson_sub = ${z.sub} and bis is null
      and geschaeft_guid in (select guid from geschaeft where unternehmen_guid = ${z.unternehmen})
    returning geschaeft_guid as geschaeft`.execute(tx)
  return rows.map(({ geschaeft }) => geschaeft)
}

export const zuweisungEinfuegen = async (
  tx: Tx,
  z: {
    readonly geschaeftGuid: string
    readonly nr: number
    readonly an: string
    readonly von: string
    readonly jetzt: Date
  },
): Promise<void> => {
  await sql`insert into zuweisung (geschaeft_guid, nr, bankperson_sub, von, zugewiesen_von)
    values (${z.geschaeftGuid}, ${z.nr}, ${z.an}, ${z.jetzt}, ${z.von})`.execute(tx)
}

const BEARBEITEND: Rolle = 'SACHBEARBEITUNG_SCHREIBEN'

export type Kandidat = {
  readonly name: string
  /** Null while the provider has not seen that the address is his. */
  readonly email: string | null
  /** As of the last sign-in. */
  readonly darf: boolean
  /** Of the company, or with a conflict of interest. */
  readonly beteiligt: boolean
}

/** Somebody of the bank as he would have this case; undefined: nobody of that name has ever signed in. */
export const kandidatLesen = async (
  tx: Tx,
  fall: Pick<BankFall, 'geschaeft_guid' | 'unternehmen_guid'>,
  sub: string,
): Promise<Kandidat | undefined> => {
  const { rows } = await sql<Kandidat>`select b.name, b.email, ${BEARBEITEND}::text = any(b.rollen) as darf,
      ${befangen({ geschaeft: sql`${fall.geschaeft_guid}::uuid`, unternehmen: sql`${fall.unternehmen_guid}::uuid` }, sub)} or exists (select from mitgliedschaft m
        where m.unternehmen_guid = ${fall.unternehmen_guid} and m.nutzer_sub = ${sub}) as beteiligt
    from bankperson b where b.sub = ${sub}`.execute(tx)
  return rows[0]
}

/** Who can have all of these cases; those of which `sub` may know nothing tell him nothing. */
export const kandidatenLesen = async (
  db: Database,
  faelle: readonly string[],
  sub: string,
): Promise<{ readonly sub: string; readonly name: string }[]> => {
  const woran = { geschaeft: sql`g.guid`, unternehmen: sql`g.unternehmen_guid` }
  const { rows } = await sql<{ sub: string; name: string }>`select b.sub, b.name from bankperson b
    where ${BEARBEITEND}::text = any(b.rollen) and not exists (select from geschaeft g
      where g.guid = any(${[...faelle]}::uuid[]) and ${unbefangen(woran, sub)}
        and (${befangen(woran, sql`b.sub`)} or exists (select from mitgliedschaft m
          where m.unternehmen_guid = g.unternehmen_guid and m.nutzer_sub = b.sub)))
    order by b.name, b.sub`.execute(db)
  return rows
}
