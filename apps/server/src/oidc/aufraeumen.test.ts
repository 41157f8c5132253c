import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { anmeldungenAufraeumen } from './aufraeumen.ts'
import { kontoAnlegen, kontoNachBenutzername } from './konto/konto.ts'
import { linkAusstellen } from './post/einmallink.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
})
afterAll(() => t.close())

const anlegen = async (benutzername: string, tage: number, mehr = sql`vorlaeufig = true`) => {
  const email = `${benutzername}@neuhof.example`
  const person = { benutzername, email, vorname: 'Rosa', nachname: 'Neuhof', passwortHash: 'x' }
  const { id } = await kontoAnlegen(t.services.db, person)
  await sql`update konto set angelegt_am = now() - make_interval(days => ${tage}), ${mehr} where id = ${id}`.execute(
    t.services.db,
  )
  return { id, email }
}
const aufraeumen = () => anmeldungenAufraeumen.run({}, t.services)
const gibtEs = async (name: string) => (await kontoNachBenutzername(t.services.db, name)) !== undefined

test('accounts that nobody confirmed within a week go with their links, others stay', async () => {
  const alt = await anlegen('liegengeblieben', 8)
  await t.services.db.transaction().execute((tx) => linkAusstellen(tx, alt, 'EMAIL_BESTAETIGEN'))
  await anlegen('noch.zeit', 6)
  await anlegen('bestaetigt', 8, sql`vorlaeufig = false, email_bestaetigt = true`)
  await anlegen('neue.adresse', 8, sql`vorlaeufig = false, email_bestaetigt = false`)
  await aufraeumen()
  const da = await Promise.all(['liegengeblieben', 'noch.zeit', 'bestaetigt', 'neue.adresse'].map(gibtEs))
  expect(da).toEqual([false, true, true, true])
  const { rows } = await sql`select 1 from einmallink where konto_id = ${alt.id}`.execute(t.ownerDb)
  expect(rows).toEqual([])
})

test('a link stays a day longer than it counts, so that its page can say why', async () => {
  const konto = await anlegen('mit.links', 0)
  const stehen = async () =>
    (await sql`select 1 from einmallink where konto_id = ${konto.id}`.execute(t.ownerDb)).rows.length
  const altern = (stunden: number) =>
    sql`update einmallink set gueltig_bis = now() - make_interval(hours => ${stunden})`.execute(t.ownerDb)
  await t.services.db.transaction().execute((tx) => linkAusstellen(tx, konto, 'PASSWORT_NEU'))
  await altern(23)
  await aufraeumen()
  expect(await stehen()).toBe(1)
  await altern(25)
  await aufraeumen()
  expect(await stehen()).toBe(0)
})
