import { sql } from 'kysely'
import { als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../public.ts'

/** What names the relation of a person to Hof Lindenau GbR. */
export const beziehung = async ({ ownerDb }: TestApp, name: Parameters<typeof als>[0]) => {
  const { sub } = als(name)
  const { rows } = await sql<{ guid: string }>`select snapshot_guid as guid from mitgliedschaft
    where nutzer_sub = ${sub} and unternehmen_guid = ${DEMO_UNTERNEHMEN.hofLindenau}`.execute(ownerDb)
  return { subjectId: sub, guid: rows[0]?.guid ?? '' }
}
