import { sql } from 'kysely'
import type pg from 'pg'
import type { SessionRegistry } from '../../platform/auth/principal.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Notifications } from '../../platform/database/notifications.ts'
import type { Sperre } from '../artifacts.ts'

export type OidcSessionRegistry = SessionRegistry & {
  /** Locks of this process count at once; those of others arrive within milliseconds. */
  merken(sperren: readonly Sperre[]): void
}

const alleLaden = async (client: pg.Client): Promise<Map<string, number>> => {
  const { rows } = await client.query<Sperre>('select sid, bis from sid_gesperrt where bis > now()')
  return new Map(rows.map(({ sid, bis }) => [sid, bis.getTime()]))
}

const lesen = (payload: string): Sperre => {
  const { sid, bis } = JSON.parse(payload) as { sid: string; bis: number } // written by our own trigger (0003)
  return { sid, bis: new Date(bis * 1000) }
}

const nachfragen = async (db: Database, sid: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from sid_gesperrt where sid = ${sid} and bis > now()`.execute(db)
  return rows.length > 0
}

export type RegistryDeps = { readonly db: Database; readonly notifications: Notifications }

/**
 * Knows which sessions ended before their tokens did. `isRevoked` answers from memory (a Map lookup) while the
 * connection that hears of new ones stands, and asks the database while it does not.
 */
export const openSessionRegistry = ({ db, notifications }: RegistryDeps): OidcSessionRegistry => {
  let gesperrt = new Map<string, number>()
  const merken = ({ sid, bis }: Sperre): void => void gesperrt.set(sid, bis.getTime())
  const istAktuell = notifications.follow({
    channel: 'sid_gesperrt',
    heard: (payload) => merken(lesen(payload)),
    catchUp: async (client) => {
      const geladen = await alleLaden(client)
      const jetzt = Date.now()
      gesperrt = new Map([...[...gesperrt].filter(([, bis]) => bis > jetzt), ...geladen])
    },
  })
  return {
    isRevoked: (sid) => gesperrt.has(sid) || (istAktuell() ? false : nachfragen(db, sid)),
    merken: (sperren) => sperren.forEach(merken),
    revoke: async (sid, bis) => {
      await sql`insert into sid_gesperrt (sid, bis) values (${sid}, ${bis})
        on conflict (sid) do update set bis = greatest(sid_gesperrt.bis, excluded.bis)`.execute(db)
      merken({ sid, bis })
    },
  }
}
