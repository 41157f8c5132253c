import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { letzteEinreichung, ohneBelegSperren } from '../../platform/einreichung/einreichungen.ts'
import { einreichungMitGeschaeft } from './einreichungen.ts'
import { anlegen, einreichen, startWelt, vollstaendig } from '../testing/testWelt.ts'

test('a column that a migration adds does not stop statements that a running server has prepared', async () => {
  const t = await startWelt()
  const { body } = await einreichen(t, await vollstaendig(t, await anlegen(t)))
  const nummer = body.eingang?.eingangsnummer ?? ''
  const { guid } = body.formular
  await t.services.db.connection().execute(async (db) => {
    const lesen = async () => [
      await letzteEinreichung(db, guid),
      await einreichungMitGeschaeft(db, { dokument_guid: guid, dokument_version: 2 }),
      await db.transaction().execute((tx) => ohneBelegSperren(tx, { eingangsnummer: nummer })),
    ]
    const vorher = await lesen()
    expect(vorher).toMatchObject([
      { eingangsnummer: nummer },
      { eingangsnummer: nummer, programm: 'AnkNabo' },
      { eingangsnummer: nummer },
    ])
    await sql`alter table einreichung add column neu text`.execute(t.ownerDb)
    expect(await lesen()).toEqual(vorher)
  })
  await t.close()
})
