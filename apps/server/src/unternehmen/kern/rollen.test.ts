import { einladungBeantworten, unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landwirtin } from '../../nutzer/testing/beispiele.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { hof } from '../testing/beispiele.ts'
import { startEinladungWelt, type EinladungWelt } from '../testing/einladungWelt.ts'

const GRUNDROLLEN = ['DATADIRECTORY_LESEN', 'NUTZERSERVICE_BASIS']
const ANTRAG = ['ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN']
const VERWALTUNG = ['NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE']

let w: EinladungWelt
let andere: Awaited<ReturnType<TestApp['secondInstance']>>
beforeAll(async () => {
  w = await startEinladungWelt()
  andere = await w.t.secondInstance()
})
afterAll(() => w.t.close())

/** Registered, acting for several companies, with an account that has the roles of S1-01. */
const nutzerMitKonto = async () => {
  const wer = await w.neue({ ...landwirtin, agiertFuerMehrereUnternehmen: true })
  await sql`insert into konto (id, benutzername, email, vorname, nachname, passwort_hash, rollen)
    values (${wer.sub}, ${wer.sub}, ${wer.email}, 'A', 'B', '', ${GRUNDROLLEN})`.execute(w.t.ownerDb)
  return wer
}
const rollen = (sub: string) => w.t.services.identity.getRealmRoles(w.t.services.db, sub)
const gruenden = (wer: Pick<TestApp, 'call'>, als: Caller) =>
  wer.call(unternehmenAnlegen, { als, body: hof() })
const annehmen = (wer: Pick<TestApp, 'call'>, als: Caller, einladungId: string) =>
  wer.call(einladungBeantworten, { als, params: { einladungId }, query: { bestaetigen: 'true' } })

test('[S1-01] a company is founded on one instance while an invitation is accepted on the other: the roles of both arrive', async () => {
  for (let i = 0; i < 5; i++) {
    const eva = await nutzerMitKonto()
    const einladung = await w.einladen(eva.email)
    const beide = await Promise.all([gruenden(w.t, eva), annehmen(andere, eva, einladung)])
    expect(beide.map(({ status }) => status)).toEqual([200, 200])
    expect(await rollen(eva.sub)).toEqual([...GRUNDROLLEN, ...VERWALTUNG, ...ANTRAG].toSorted())
  }
})

test('[S1-01] two companies founded and an invitation answered twice, all at once on both instances', async () => {
  const eva = await nutzerMitKonto()
  const einladung = await w.einladen(eva.email)
  const antworten = await Promise.all(
    [w.t, andere].flatMap((wer) => [gruenden(wer, eva), annehmen(wer, eva, einladung)]),
  )
  const stati = antworten.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(stati).toEqual([200, 200, 200, 404])
  expect(await rollen(eva.sub)).toEqual([...GRUNDROLLEN, ...VERWALTUNG, ...ANTRAG].toSorted())
})

test('[S1-01] what an operator changes meanwhile is neither lost nor undone', async () => {
  for (let i = 0; i < 5; i++) {
    const eva = await nutzerMitKonto()
    const { identity, db } = andere.services
    await Promise.all([
      gruenden(w.t, eva),
      identity.setRealmRoles(db, eva.sub, { add: ['SACHBEARBEITUNG_LESEN'] }),
      identity.setRealmRoles(db, eva.sub, { remove: ['DATADIRECTORY_LESEN'] }),
    ])
    expect(await rollen(eva.sub)).toEqual(
      ['NUTZERSERVICE_BASIS', 'SACHBEARBEITUNG_LESEN', ...VERWALTUNG, ...ANTRAG].toSorted(),
    )
  }
})

test('[S1-01] where a call is refused its roles are not granted, whatever succeeds beside it', async () => {
  const eva = await nutzerMitKonto()
  const antworten = await Promise.all([
    w.t.call(unternehmenAnlegen, { als: eva, body: { ...hof(), zidBetriebsnummer: '' } }),
    annehmen(andere, eva, await w.einladen(eva.email)),
  ])
  expect(antworten.map(({ status }) => status)).toEqual([400, 200])
  expect(await rollen(eva.sub)).toEqual([...GRUNDROLLEN, ...ANTRAG].toSorted())
})
