import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { DEMO_UNTERNEHMEN } from './demo.ts'

const VORNE = [
  'Hof',
  'Gut',
  'Moorhof',
  'Biohof',
  'Geesthof',
  'Marschhof',
  'Betrieb',
  'Agrar',
  'Landhof',
  'Wiesenhof',
]
const HINTEN = [
  'Achtern', 'Barlt', 'Christians', 'Dithmar', 'Ehlers', 'Fehmarn', 'Gravert', 'Hansen', 'Itzen', 'Jessen', 'Kröger',
  'Lorenzen', 'Matthies', 'Nissen', 'Ohlsen', 'Petersen', 'Quern', 'Rohwer', 'Steffens', 'Thomsen', 'Umland', 'Voß',
  'Wiese', 'Asmussen', 'Brodersen', 'Clausen', 'Detlefsen', 'Erichsen', 'Friedrichs', 'Greve',
] // oxfmt-ignore

/**
 * Farms of the demo world for which nobody signs in: the data of one of them under other names and numbers, in two
 * statements. Answers their guids; safe to repeat.
 */
export const demoVieleBetriebe = async (tx: Tx, am: Date): Promise<string[]> => {
  const namen = VORNE.flatMap((vorne) => HINTEN.map((hinten) => `${vorne} ${hinten}`))
  await sql`insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, demo, angelegt_am, geaendert_am)
    select ('df000000-0000-4000-8000-' || lpad(nr::text, 12, '0'))::uuid,
      ('df000000-0000-4000-9000-' || lpad(nr::text, 12, '0'))::uuid, u.typ, n.name, u.class_version,
      (u.value - array['registerGericht', 'registerArt', 'registerNummer']) || jsonb_build_object('name', n.name,
        'zidBetriebsnummer', '01' || lpad((7000000000 + nr)::text, 10, '0')), true, ${am}, ${am}
    from unnest(${namen}::text[]) with ordinality n (name, nr)
      join unternehmen u on u.guid = ${DEMO_UNTERNEHMEN.hofLindenau}
    on conflict do nothing`.execute(tx)
  await sql`insert into unternehmen_snapshot (guid, unternehmen_guid, class_version, value, erstellt_am, erstellt_von)
    select snapshot_guid, guid, class_version, value, ${am}, 'portal' from unternehmen
    where guid::text like 'df000000-0000-4000-8000-%' on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ guid: string }>`select guid from unternehmen
    where guid::text like 'df000000-0000-4000-8000-%' order by guid`.execute(tx)
  return rows.map(({ guid }) => guid)
}
