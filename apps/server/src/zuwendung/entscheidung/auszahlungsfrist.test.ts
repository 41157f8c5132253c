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

/** What the migration does with the approvals that lie there; its column is there already. */
const nachtragen = async () => {
  const datei = new URL('../../../migrations/0166_auszahlungsfrist.sql', import.meta.url)
  const text = await readFile(datei, 'utf8')
  await sql.raw(text.slice(text.indexOf('\nupdate '))).execute(t.ownerDb)
}

const frist = async (fall: string) => {
  const { rows } = await sql<{ bis: string | null }>`select auszahlung_bis as bis from bewilligung
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  return rows[0]?.bis
}

test('[S6-01] an approval keeps the day that its notice states for the proof of use; one of before gets it from its decision', async () => {
  const { fall, inhaltSha256 } = await vorgelegt(t)
  expect((await freigeben(t, fall, inhaltSha256)).status).toBe(200)
  const tag = tagNach(t.clock.now(), 455)
  expect(await frist(fall)).toBe(tag)
  await sql`update bewilligung set auszahlung_bis = null`.execute(t.ownerDb)
  await nachtragen()
  expect(await frist(fall)).toBe(tag)
})

test('[S6-01] of a day that a module calls otherwise nothing follows', async () => {
  const { fall, inhaltSha256 } = await vorgelegt(t)
  await freigeben(t, fall, inhaltSha256)
  await sql`update bewilligung set auszahlung_bis = null`.execute(t.ownerDb)
  await sql`update bescheidvorlage set daten = replace(daten::text, 'Tag des Verwendungsnachweises', 'Tag der Anzeige')::jsonb`.execute(
    t.ownerDb,
  )
  await nachtragen()
  expect(await frist(fall)).toBeNull()
})
