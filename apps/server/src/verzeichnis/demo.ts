import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { beispielAdressen } from './beispielAdressen.ts'
import { falten } from './suche/falten.ts'
import { ortFalten, SUCHWORTE_SQL, weitereWorte, woerterbuchSql } from './suche/suchworte.ts'

const VERSION = sql`insert into verzeichnis_version
  (art, version, datenstand, quelle, lizenz, dateien, zeilen, eingespielt_von, beispiel)
  select 'adressen', 1, 'Beispiel', 'Beispieladressen zum Ausprobieren', 'EUPL-1.2', '[]',
    jsonb_build_object('adresse_strasse', (select count(*) from adresse_strasse)), 'Demo', true`

/** In the order of the directory, as an import writes them. */
const zeilen = () =>
  beispielAdressen()
    .map((b) => ({ ...b, norm: falten(b.strasse) }))
    .toSorted((a, b) => (a.plz + a.norm < b.plz + b.norm ? -1 : 1))
    .map((b, id) => ({
      ...b,
      id,
      ort_norm: ortFalten(b.ort),
      weitere: weitereWorte(b.norm, { ...b, ortZusatz: '' }),
    }))

/** Streets of the demo world, unless there are any: those of an import stay. */
export const demoAdressen = async (tx: Database): Promise<void> => {
  const { rows } = await sql`select from verzeichnis_version where art = 'adressen' limit 1`.execute(tx)
  if (rows.length > 0) return
  await sql`
    with z as materialized (select * from jsonb_to_recordset(${JSON.stringify(zeilen())}::jsonb)
      as z(id int, plz text, norm text, strasse text, ort text, ort_norm text, ortsteil text, weitere text, hausnummern text[])),
    s as (insert into adresse_strasse (id, plz, norm, strasse, ort, ort_norm, ortsteil, tsv)
      select id, plz, norm, strasse, ort, ort_norm, ortsteil, ${sql.raw(SUCHWORTE_SQL)} from z order by id),
    h as (insert into adresse_hausnummern select id, hausnummern from z where hausnummern <> '{}')
    insert into adresse_wort ${sql.raw(woerterbuchSql('z'))}`.execute(tx)
  await VERSION.execute(tx)
}
