import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { schemaAnlegen } from '../platform/testing/altbestand/altbestandLaden.ts'
import { createDatabase, type TestDatabase } from '../platform/testing/testCluster.ts'
import { falten } from './suche/falten.ts'

/** The last one before the directory folded as every search does. */
const DAVOR = '0160'

/** Streets as they were written until then. */
const STRASSEN = [
  ['D’Angelo-Straße', 'd angelo str', 'Nürnberg', 'nurnberg', ''],
  ["Op'n Dörp", 'op n dorp', 'Sankt Peter-Ording', 'st peter ording', "Achter'n Diek"],
  ['Þórsgata', 'orsgata', 'Łuża', 'luza', 'Doktor-Külz-Platz'],
  ['Hauptstraße', 'hauptstr', 'Köln', 'koln', 'Süd'],
] as const

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createDatabase(inject('testCluster'), 'template0')
  await schemaAnlegen(database.ownerUrl, DAVOR)
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  for (const [id, [strasse, norm, ort, ortNorm, ortsteil]] of STRASSEN.entries())
    await client.query(
      `insert into adresse_strasse (id, plz, norm, strasse, ort, ort_norm, ortsteil, tsv)
        values ($1, '12345', $2, $3, $4, $5, $6, ($2 || ' ' || $5)::tsvector)`,
      [id, norm, strasse, ort, ortNorm, ortsteil],
    )
  await client.query(`insert into adresse_wort values ('angelo'), ('dorp')`)
  await migrate(database.ownerUrl)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('[S10-06] what an import had folded is folded as what is typed now, and found by all of its words', async () => {
  const { rows } = await client.query<{ norm: string; ort_norm: string; worte: string[] }>(
    'select norm, ort_norm, tsvector_to_array(tsv) as worte from adresse_strasse order by id',
  )
  for (const [nr, [strasse, , ort, , ortsteil]] of STRASSEN.slice(0, 3).entries()) {
    expect(rows[nr]).toMatchObject({ norm: falten(strasse), ort_norm: falten(ort) })
    const worte = [strasse, ort, ortsteil].flatMap((name) => falten(name).split(' ')).filter(Boolean)
    expect(rows[nr]?.worte).toEqual(expect.arrayContaining(worte))
  }
  expect(rows[0]?.worte).toContain('angelo')
})

test('[S10-06] nothing else is written anew, and a slip is found among the new words, too', async () => {
  const { rows } = await client.query<{ wort: string }>('select wort from adresse_wort')
  expect(rows.map(({ wort }) => wort)).toEqual(
    expect.arrayContaining(['angelo', 'dangelo', 'opn', 'thorsgata']),
  )
  expect((await client.query('select tsv::text from adresse_strasse where id = 3')).rows).toEqual([
    { tsv: "'hauptstr' 'koln'" },
  ])
})
