import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { zahllaufAendern, type Zahllaufaufruf } from './zahllaufAendern.ts'

/** S6-07. Back to a draft, with a reason. Whoever gives it back has not edited it. */
export const zahllaufZurueckgeben = (
  services: Pick<Services, 'db' | 'clock'>,
  { grund, ...aufruf }: Zahllaufaufruf & { readonly grund: string },
): Promise<Zahllauf> =>
  zahllaufAendern(services, aufruf, 'zahllaufZurueckgeben', async (tx, { row, jetzt }) => {
    await sql`update zahllauf set status = 'ENTWURF', status_seit = ${jetzt}, zurueckgegeben_von = ${aufruf.person.sub},
        zurueckgegeben_am = ${jetzt}, zurueckgegeben_grund = ${grund}, inhalt = null, inhalt_sha256 = null
      where guid = ${row.guid}`.execute(tx)
    return { grund }
  })
