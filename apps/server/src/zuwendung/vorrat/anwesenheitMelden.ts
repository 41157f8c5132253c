import { sql } from 'kysely'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type { Anwesenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { ANWESEND_SEKUNDEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'
import { andereIn } from './zeilen.ts'

/** S9-02: who is in a case stands on its row and in its head. Where somebody was before is forgotten with the next word. */
export const anwesenheitMelden = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.anwesenheitMelden>,
): Promise<Anwesenheit> => {
  await bankFallLesen(db, guid, sub)
  const jetzt = clock.now()
  const vorbei = new Date(jetzt.getTime() - ANWESEND_SEKUNDEN * 1_000)
  await sql`with vorbei as (delete from anwesenheit
      where bankperson_sub = ${sub} and zuletzt <= ${vorbei} and geschaeft_guid <> ${guid})
    insert into anwesenheit (geschaeft_guid, bankperson_sub, zuletzt) values (${guid}, ${sub}, ${jetzt})
    on conflict (geschaeft_guid, bankperson_sub) do update set zuletzt = excluded.zuletzt`.execute(db)
  const { rows } = await sql<{ name: string }>`select b.name from bankperson b where b.sub in (
    select w.bankperson_sub ${andereIn(sql`${guid}::uuid`, { sub, jetzt })}) order by b.name`.execute(db)
  return { anwesend: rows.map(({ name }) => name) }
}
