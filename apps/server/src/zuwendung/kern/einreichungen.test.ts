import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { einreichungMitGeschaeft, ohneBelegSperren } from './einreichungen.ts'
import { anlegen, einreichen, startWelt, vollstaendig } from '../testing/testWelt.ts'

test('a column that a migration adds does not stop statements that a running server has prepared', async () => {
  const t = await startWelt()
  const { body } = await einreichen(t, await vollstaendig(t, await anlegen(t)))
  const nummer = body.eingang?.eingangsnummer ?? ''
  await t.services.db.connection().execute(async (db) => {
    const lesen = async () => [
      await einreichungMitGeschaeft(db, nummer),
      await db.transaction().execute((tx) => ohneBelegSperren(tx, nummer)),
    ]
    const vorher = await lesen()
    expect(vorher).toMatchObject([
      { eingangsnummer: nummer, programm: 'AnkNabo' },
      { eingangsnummer: nummer },
    ])
    await sql`alter table einreichung add column neu text`.execute(t.ownerDb)
    expect(await lesen()).toEqual(vorher)
  })
  await t.close()
})
