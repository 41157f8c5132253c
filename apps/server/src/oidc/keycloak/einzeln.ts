import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** So many transactions of a process at most wait for Keycloak: it may be slow, the database's connections are few. */
const HOECHSTENS = 4

const platz = (anzahl: number) => {
  let frei = anzahl
  const wartende: (() => void)[] = []
  const nehmen = () => {
    if (frei > 0) frei -= 1
    else return new Promise<void>((resolve) => void wartende.push(resolve))
    return undefined
  }
  const geben = () => {
    const naechster = wartende.shift()
    if (naechster === undefined) frei += 1
    else naechster()
  }
  return async <T>(arbeit: () => Promise<T>): Promise<T> => {
    await nehmen()
    try {
      return await arbeit()
    } finally {
      geben()
    }
  }
}

const sperren = async (tx: Database, id: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identitaet ${id}`}, 0))`.execute(tx)
}

/**
 * Runs `arbeit` while no other instance works on this user: Keycloak takes whole users only, so two who read and
 * write at once would undo one another. Within the caller's transaction, until that ends; else in one of its own.
 */
export const einzeln = () => {
  const begrenzt = platz(HOECHSTENS)
  return async <T>(db: Database, id: string, arbeit: (tx: Database) => Promise<T>): Promise<T> => {
    const gesperrt = async (tx: Database | Tx) => {
      await sperren(tx, id)
      return arbeit(tx)
    }
    // Who holds a connection already must not wait for those who want one.
    return db.isTransaction ? gesperrt(db) : begrenzt(() => db.transaction().execute(gesperrt))
  }
}

export type Einzeln = ReturnType<typeof einzeln>
