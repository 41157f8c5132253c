import { unternehmenAendern, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LENA } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const formulare = async ({ gesendet }: { gesendet: boolean }) => {
  // One that the bank gave back is sent anew, with the company as it is then.
  const { rows } = await sql<{
    guid: string
  }>`select a.guid from antrag a join geschaeft g on g.guid = a.geschaeft_guid
    where a.unternehmen_guid = ${w.eigen.unternehmenGuid}
      and (g.status = 'NEUANTRAG_IN_BEARBEITUNG') = ${!gesendet}
      and exists (select from einreichung e where e.dokument_guid = a.guid) = ${gesendet}
    order by a.guid`.execute(w.t.ownerDb)
  const gelesen = rows.map(async ({ guid }) => w.t.call(antragLesen, { als: LENA, params: { guid } }))
  return (await Promise.all(gelesen)).map(({ body }) => body.formular)
}

test('[R7.1-15] what was sent keeps the company as it was then; drafts show it as it is', async () => {
  const { snapshotGuid: guid, unternehmenGuid } = w.eigen
  const params = { companyId: unternehmenGuid }
  const gesendet = await formulare({ gesendet: true })
  expect(gesendet.length).toBeGreaterThan(0)
  const { value } = (await w.t.call(unternehmenLesen, { als: LENA, params })).body
  const query = { benachrichtigungNachDurchfuehrung: 'false', guid } as const
  const body = { ...value, name: 'Hof Anders' }
  expect((await w.t.call(unternehmenAendern, { als: LENA, params, query, body })).status).toBe(200)
  expect(await formulare({ gesendet: true })).toEqual(gesendet)
  const entwuerfe = await formulare({ gesendet: false })
  expect(new Set(entwuerfe.map(({ unternehmen }) => unternehmen?.unternehmenName))).toEqual(
    new Set(['Hof Anders']),
  )
})
