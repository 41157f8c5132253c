import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Tx } from '../database/database.ts'
import type { TestApp } from './testApp.ts'

/** How many connections wait for a lock. */
export const wartende = async ({ ownerDb }: TestApp): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(distinct pid)::int as n
    from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(ownerDb)
  return rows[0]?.n ?? 0
}

/**
 * Runs calls that really overlap, on a machine of any speed: `halten` takes what they are about to write; they begin one
 * after the other, each waits; then it is let go. Answers in the order in which they began.
 */
export const zugleich = async <T>(
  t: TestApp,
  halten: (tx: Tx) => Promise<unknown>,
  aufrufe: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  const { laufend } = await t.ownerDb.transaction().execute(async (tx) => {
    await halten(tx)
    const begonnen: Promise<T>[] = []
    for (const aufruf of aufrufe) {
      begonnen.push(aufruf())
      await expect.poll(() => wartende(t)).toBe(begonnen.length)
    }
    // In an object: a promise that is answered would be waited for before the commit.
    return { laufend: Promise.all(begonnen) }
  })
  return laufend
}

/** Begins a call, which waits for what `halten` took; does something else meanwhile, to its end; then lets it go. */
export const waehrend = async <T, U>(
  t: TestApp,
  halten: (tx: Tx) => Promise<unknown>,
  wartender: () => Promise<T>,
  anderes: () => Promise<U>,
): Promise<readonly [T, U]> => {
  const { laufend, inzwischen } = await t.ownerDb.transaction().execute(async (tx) => {
    await halten(tx)
    const begonnen = wartender()
    await expect.poll(() => wartende(t)).toBe(1)
    return { inzwischen: await anderes(), laufend: { antwort: begonnen } }
  })
  return [await laufend.antwort, inzwischen]
}
