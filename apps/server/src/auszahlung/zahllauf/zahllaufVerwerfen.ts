import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { zahllaufAendern, type Zahllaufaufruf } from './zahllaufAendern.ts'
import { postenBewegen } from './zahlposten.ts'

/** S6-07. Its payouts are free for another run; never after the release. */
export const zahllaufVerwerfen = (
  services: Pick<Services, 'db' | 'clock'>,
  { grund, ...aufruf }: Zahllaufaufruf & { readonly grund: string },
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, 'zahllaufVerwerfen', async (tx, { row, jetzt }) => {
    await postenBewegen(tx, row.guid, { nach: 'VERWORFEN', jetzt, grund })
    await sql`update zahllauf set status = 'VERWORFEN', status_seit = ${jetzt}, verworfen_grund = ${grund},
        geaendert_von = ${aufruf.person.sub}, geaendert_am = ${jetzt}
      where guid = ${row.guid}`.execute(tx)
    return { grund }
  })
