import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { antragAnlegen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { DEMO_SUB, type DemoBenutzer } from '../../oidc/demo.ts'
import { PROBEN } from '../files/proben.test-daten.ts'
import type { TestApp } from './testApp.ts'
import type { Caller } from './tokens/testTokens.ts'

/** A user of the demo world, with all roles of a customer. */
export const als = (name: DemoBenutzer) => ({
  sub: DEMO_SUB[name],
  username: name,
  email: `${name}@demo.example`,
})
export const LENA = als('lena.lindenau')
export const MAX = als('max.mehrfach')

/** What a person of a company has there; a second one of these is what the first must not reach. */
export type Habe = {
  readonly unternehmenGuid: string
  /** Of the company's data as they stand. */
  readonly snapshotGuid: string
  readonly metaGuid: string
  readonly formular: AntragFormular
  readonly datei: { readonly uuid: string; readonly dateiname: string }
}

const hochladen = async (t: TestApp, wer: Caller) => {
  const { body } = await t.call(dateiHochladen, {
    als: wer,
    query: { fileName: 'Nachweis.pdf' },
    body: PROBEN.pdf,
    headers: { 'content-type': 'application/octet-stream' },
  })
  return { uuid: body.uuid, dateiname: body.dateiname }
}

export const habe = async (t: TestApp, wer: Caller, unternehmenGuid: string): Promise<Habe> => {
  const { body } = await t.call(antragUebersichtLesen, { als: wer, params: { unternehmenGuid } })
  const jetzt = t.clock.now().toISOString()
  const offen = body.find((e) => e.erfassungsZeitraum !== null && e.erfassungsZeitraum.bis > jetzt)
  if (offen === undefined) throw new Error(`${unternehmenGuid} is invited to no open round`)
  const metaGuid = offen.guid
  const antrag = await t.call(antragAnlegen, { als: wer, params: { metaGuid, unternehmenGuid } })
  const firma = await t.call(unternehmenLesen, { als: wer, params: { companyId: unternehmenGuid } })
  return {
    unternehmenGuid,
    snapshotGuid: firma.body.guid,
    metaGuid,
    formular: antrag.body.formular,
    datei: await hochladen(t, wer),
  }
}

/** What every slice may count on: the demo world, and Lena and Max with what they have. */
export type PortalBasis = { readonly t: TestApp; readonly eigen: Habe; readonly fremd: Habe }
