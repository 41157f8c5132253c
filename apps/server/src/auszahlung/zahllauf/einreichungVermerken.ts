import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { zahllaufAendern, type Zahllaufaufruf } from './zahllaufAendern.ts'

/** S6-07. The file is with the bank, under the sign that the bank gave it. */
export const einreichungVermerken = (
  services: Pick<Services, 'db' | 'clock'>,
  { referenz, ...aufruf }: Zahllaufaufruf & { readonly referenz: string },
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, 'einreichungVermerken', async (tx, { row, jetzt }) => {
    await sql`update zahllauf set status = 'EINGEREICHT', status_seit = ${jetzt}, eingereicht_am = ${jetzt},
        eingereicht_von = ${aufruf.person.sub}, eingereicht_referenz = ${referenz}
      where guid = ${row.guid}`.execute(tx)
    return { referenz }
  })
