import { readFile } from 'node:fs/promises'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { freigeben, vorgelegt } from '../testing/entscheidungWelt.ts'
import { platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

/** What a migration does with the approvals that lie there; its column is there already. */
const nachtragen = async (migration: string) => {
  const datei = new URL(`../../../migrations/${migration}.sql`, import.meta.url)
  const text = await readFile(datei, 'utf8')
  await sql.raw(text.slice(text.indexOf('\ncreate or replace function '))).execute(t.ownerDb)
}

type Spalte = 'auszahlung_bis' | 'kauf_bis'
const frist = async (fall: string, spalte: Spalte) => {
  const { rows } = await sql<{ bis: string | null }>`select ${sql.ref(spalte)} as bis from bewilligung
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  return rows[0]?.bis
}

/** As approvals lay there before. */
const vergessen = (spalte: Spalte) => sql`update bewilligung set ${sql.ref(spalte)} = null`.execute(t.ownerDb)

const FRISTEN = [
  ['the proof of use', 'auszahlung_bis', 455, '0166_auszahlungsfrist', 'Tag des Verwendungsnachweises'],
  ['buying', 'kauf_bis', 365, '0169_kauffrist', 'Ende des Bewilligungszeitraums'],
] as const

test.each(FRISTEN)(
  '[S6-01] [S9-10] an approval keeps the day that its notice states for %s; one of before gets it from its decision',
  async (_, spalte, tage, migration) => {
    const { fall, inhaltSha256 } = await vorgelegt(t)
    expect((await freigeben(t, fall, inhaltSha256)).status).toBe(200)
    const tag = tagNach(t.clock.now(), tage)
    expect(await frist(fall, spalte)).toBe(tag)
    await vergessen(spalte)
    await nachtragen(migration)
    expect(await frist(fall, spalte)).toBe(tag)
  },
)

/** As it was typed before there were bounds. */
const getippt = async (fall: string, tag: string) => {
  const trigger = (wie: 'disable' | 'enable') =>
    sql`alter table entscheidung ${sql.raw(wie)} trigger user`.execute(t.ownerDb)
  await trigger('disable')
  await sql`update entscheidung set inhalt = jsonb_set(inhalt, '{bausteine}', (
      select jsonb_agg(b || jsonb_build_object('werte', (
        select coalesce(jsonb_object_agg(name, case when wert #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\d$'
          then to_jsonb(${tag}::text) else wert end), '{}') from jsonb_each(b -> 'werte') w (name, wert))))
      from jsonb_array_elements(inhalt -> 'bausteine') b))
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  await trigger('enable')
}

test.each(FRISTEN.flatMap((eine) => ['2027-02-31', '0000-01-01'].map((tag) => [...eine, tag] as const)))(
  '[S6-01] [S9-10] for %s nothing follows from a stored day that no calendar has, and no upgrade ends at it: $5',
  async (_, spalte, _tage, migration, _bezeichnung, tag) => {
    const { fall, inhaltSha256 } = await vorgelegt(t)
    await freigeben(t, fall, inhaltSha256)
    await vergessen(spalte)
    await getippt(fall, tag)
    await nachtragen(migration)
    expect(await frist(fall, spalte)).toBeNull()
  },
)

test.each(FRISTEN)(
  '[S6-01] [S9-10] of a day for %s that a module calls otherwise nothing follows',
  async (_, spalte, _tage, migration, bezeichnung) => {
    const { fall, inhaltSha256 } = await vorgelegt(t)
    await freigeben(t, fall, inhaltSha256)
    await vergessen(spalte)
    await sql`update bescheidvorlage set daten = replace(daten::text, ${bezeichnung}, 'Tag der Anzeige')::jsonb`.execute(
      t.ownerDb,
    )
    await nachtragen(migration)
    expect(await frist(fall, spalte)).toBeNull()
  },
)
