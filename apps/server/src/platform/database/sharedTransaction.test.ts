import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { inOneTransaction, outsideTransaction } from './sharedTransaction.ts'
import type { Database } from './database.ts'

let t: TestApp
let db: Database
beforeAll(async () => {
  t = await startTestApp(() => {})
  db = t.services.db
  await sql`create table probe (was text not null, constraint einmal unique (was) deferrable initially deferred)`.execute(
    t.ownerDb,
  )
})
afterAll(() => t.close())
beforeEach(() => sql`truncate probe`.execute(t.ownerDb))

const schreiben = (was: string) => sql`insert into probe values (${was})`.execute(db)
const imUseCase = (was: string) =>
  db.transaction().execute((tx) => sql`insert into probe values (${was})`.execute(tx))
/** What everybody else sees. */
const sichtbar = async () => {
  const { rows } = await sql<{ was: string }>`select was from probe order by was`.execute(t.ownerDb)
  return rows.map(({ was }) => was)
}

describe('[S10-05] one transaction of all that a call asks', () => {
  test('takes in its own transactions and what it asks outside them: nobody sees a part before the whole', async () => {
    const vorher = await inOneTransaction(db, async () => {
      await imUseCase('innen')
      await schreiben('daneben')
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from probe`.execute(db)
      expect(rows[0]?.n).toBe(2)
      return sichtbar()
    })
    expect(vorher).toEqual([])
    expect(await sichtbar()).toEqual(['daneben', 'innen'])
  })

  test('ends with its last error: what was committed inside is undone', async () => {
    const ende = inOneTransaction(db, async () => {
      await imUseCase('innen')
      throw new Error('danach')
    })
    await expect(ende).rejects.toThrow('danach')
    expect(await sichtbar()).toEqual([])
  })

  test('is not kept where a part of it was rolled back and somebody caught the error', async () => {
    const ende = inOneTransaction(db, async () => {
      const teil = db.transaction().execute(async (tx) => {
        await sql`insert into probe values ('halb')`.execute(tx)
        throw new Error('mittendrin')
      })
      await teil.catch(() => {})
    })
    await expect(ende).rejects.toThrow('a part of this transaction was rolled back')
    expect(await sichtbar()).toEqual([])
  })

  test('says what the database refuses at its end', async () => {
    const ende = inOneTransaction(db, async () => {
      await imUseCase('doppelt')
      await imUseCase('doppelt')
    })
    await expect(ende).rejects.toMatchObject({ constraint: 'einmal' })
    expect(await sichtbar()).toEqual([])
  })

  test('what began in it and goes on after it has a connection of its own', async () => {
    let weiter = () => {}
    const warten = new Promise<void>((resolve) => (weiter = resolve))
    let spaeter: Promise<unknown> = Promise.resolve()
    await inOneTransaction(db, async () => {
      await imUseCase('innen')
      spaeter = warten.then(() => imUseCase('danach'))
    })
    weiter()
    await spaeter
    expect(await sichtbar()).toEqual(['danach', 'innen'])
  })

  test('a transaction that begins after its commit, while somebody still holds the connection, is one', async () => {
    const fertig = Promise.withResolvers<void>()
    let danach: Promise<unknown> = Promise.resolve()
    await inOneTransaction(db, async () => {
      danach = db.connection().execute(async (haelt) => {
        await fertig.promise
        await sql`select 1`.execute(haelt)
        const halb = db.transaction().execute(async (tx) => {
          await sql`insert into probe values ('halb')`.execute(tx)
          throw new Error('mittendrin')
        })
        await halb.catch(() => {})
      })
    })
    fertig.resolve()
    await danach
    expect(await sichtbar()).toEqual([])
  })

  test('what serves everybody is read outside it', async () => {
    await inOneTransaction(db, async () => {
      await imUseCase('innen')
      const { rows } = await outsideTransaction(() =>
        sql<{ n: number }>`select count(*)::int as n from probe`.execute(db),
      )
      expect(rows[0]?.n).toBe(0)
    })
  })

  test('is no part of another database, nor of a call beside it', async () => {
    await Promise.all([
      inOneTransaction(db, async () => {
        await imUseCase('a')
        const { rows } = await sql<{
          n: number
        }>`select count(*)::int as n from probe where was = 'a'`.execute(t.services.dbSuche)
        expect(rows[0]?.n).toBe(0)
      }),
      imUseCase('b'),
    ])
    expect(await sichtbar()).toEqual(['a', 'b'])
  })
})
