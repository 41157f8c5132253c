import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** A company waits for an answer of somebody of the bank, who can be written to. */
export const wartetAuf = async (db: Database, sub: string): Promise<void> => {
  await sql`insert into bankperson (sub, name, email, rollen, zuletzt)
    values (${sub}, 'Sabine Sachbearbeitung', 'sabine@bank.example', array['SACHBEARBEITUNG_SCHREIBEN'], now())
    on conflict (sub) do update set email = excluded.email`.execute(db)
  await sql`insert into mitteilung
      (guid, konversation_guid, unternehmen_guid, richtung_zu_kunde, betreff, inhalt, abgeschickt_am, absender)
    select gen_random_uuid(), k.guid, k.unternehmen_guid, von_bank, 'Frage', '…', now() + case when von_bank then interval '1 minute' else interval '2 minutes' end,
      case when von_bank then ${sub} else 'sub-lena' end
    from (select * from konversation where allgemein order by guid limit 1) k, unnest(array[true, false]) von_bank`.execute(
    db,
  )
}
