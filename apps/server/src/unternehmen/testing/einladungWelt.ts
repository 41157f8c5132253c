import { randomUUID } from 'node:crypto'
import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { registerNutzer } from '../../nutzer/routes.ts'
import { jemand, landwirtin } from '../../nutzer/testing/beispiele.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { einladungEinfuegen } from '../kern/einladungen.ts'
import { registerUnternehmen } from '../routes.ts'
import { hof } from './beispiele.ts'

const registriert = async (t: TestApp, email: string, nutzer: object = landwirtin) => {
  const als = { ...jemand(), username: email.split('@')[0] ?? '', email }
  const { status, text } = await t.call(nutzerAnlegen, { als, body: nutzer })
  if (status !== 200) throw new Error(text)
  return als
}

const firmaVon = async (t: TestApp, sub: string) => {
  const { rows } = await sql<{ guid: string }>`
    select unternehmen_guid as guid from mitgliedschaft where nutzer_sub = ${sub}`.execute(t.services.db)
  return rows[0]?.guid ?? ''
}

/** Users and companies on a database of their own: Lena and her farm, who can invite anybody. */
export const startEinladungWelt = async () => {
  const t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services)
  })
  const lena = await registriert(t, 'lena@hof.example')
  await t.call(unternehmenAnlegen, { als: lena, body: hof({ name: 'Hof Lindenau GbR' }) })
  const firma = await firmaVon(t, lena.sub)
  const einladen = async (email: string, am = t.clock.now()): Promise<string> => {
    const guid = randomUUID()
    const neu = { guid, unternehmenGuid: firma, email, von: lena.sub, am }
    await t.services.db.transaction().execute((tx) => einladungEinfuegen(tx, neu))
    return guid
  }
  const neue = (nutzer?: object) => registriert(t, `eva.${randomUUID()}@hof.example`, nutzer)
  return { t, lena, firma, einladen, neue }
}

export type EinladungWelt = Awaited<ReturnType<typeof startEinladungWelt>>
