import { openPool, MAINTENANCE } from '../../apps/server/src/platform/database/database.ts'
import { gemesseneVon, uuid, type Groesse } from './bestand.ts'

/** Companies that write with the bank a lot, the measured ones among them, and conversations of each. */
type Schriftwechsel = { readonly weitere: number; readonly je: number }

/** A full page of the list, and no more. */
export const WENIG_SCHRIFTWECHSEL: Schriftwechsel = { weitere: 0, je: 25 }
/** 200,000 conversations in all (issue of messages). */
export const VIEL_SCHRIFTWECHSEL: Schriftwechsel = { weitere: 28, je: 5_000 }

/** The trigger of a case opens its conversation. $1 numbers companies, $2 says how many cases each has. */
const FAELLE = `insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, programm, status, status_seit)
   select ${uuid('k', "f || '-' || n")}, 'GE-BENCH-' || f || '-' || n, ${uuid('u', 'f')}, r.guid, r.programm,
     'NEUANTRAG_ABGESENDET', now()
   from unnest($1::int[]) f, generate_series(1, $2::int) n, (select guid, programm from foerderrunde limit 1) r`
const MITTEILUNGEN = `insert into mitteilung (guid, konversation_guid, unternehmen_guid, richtung_zu_kunde, betreff, inhalt,
     abgeschickt_am, absender)
   select gen_random_uuid(), guid, unternehmen_guid, true, 'Ihre Unterlagen', repeat('Guten Tag, ', 40),
     now() - row_number() over () * interval '1 minute', 'x'
   from konversation where ge_nr like 'GE-BENCH-%'`

/** What the triggers keep beside it; row by row the number of 5,000 conversations alone costs minutes. */
const DANEBEN = [
  `update konversation k set letzte_guid = m.guid, letzte_am = m.abgeschickt_am from mitteilung m
   where m.konversation_guid = k.guid and k.ge_nr like 'GE-BENCH-%'`,
  `insert into konversation_anzahl (unternehmen_guid, anzahl)
   select unternehmen_guid, count(*) from konversation group by unternehmen_guid
   on conflict (unternehmen_guid) do update set anzahl = excluded.anzahl`,
]

/** Fills a database in which `bestandAnlegen` was before with conversations, each with a message that nobody has read. */
export const schriftwechselAnlegen = async (
  ownerUrl: string,
  groesse: Groesse,
  { weitere, je }: Schriftwechsel,
): Promise<void> => {
  const firmen = [...gemesseneVon(groesse), ...Array.from({ length: weitere }, (_, i) => i + 1)]
  const pool = openPool(ownerUrl, 1, MAINTENANCE)
  const ausgeloest = async (wie: 'enable' | 'disable') => {
    for (const tabelle of ['konversation', 'mitteilung'])
      await pool.query(`alter table ${tabelle} ${wie} trigger user`)
  }
  try {
    await ausgeloest('disable')
    await pool.query(FAELLE, [firmen, je])
    for (const anweisung of [MITTEILUNGEN, ...DANEBEN]) await pool.query(anweisung)
    await ausgeloest('enable')
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}
