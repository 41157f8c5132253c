import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { fassungenLesen, fassungVeroeffentlichen, textpruefsumme } from './fassungen.ts'
import { NUTZUNGSBEDINGUNGEN, QUELLEN } from './inhalte.ts'

let t: TestApp
beforeAll(async () => void (t = await startTestApp(() => undefined)))
afterAll(() => t.close())

const NEU = { aenderung: 'Neu ist Abschnitt 5.', von: 'erika.beispiel' }

test('[S1-09] the first version is that of the shipped text', async () => {
  const [erste] = await fassungenLesen(t.services.db)
  expect(erste).toMatchObject({ version: 1, gilt: true, zustimmungen: 0 })
  // Changed? The text needs a version of its own: docs/betrieb/inhalte.md.
  expect(erste?.sha256).toBe(await textpruefsumme({ cmsUrl: undefined }))
})

/** As migration 0017 put it there. */
const VORIGER = '5cc308987a57b8490a1bb2ff81e15c032c6df7f3231d61f5eb70c20ba85b5069'
class Zurueck extends Error {}

/** The checksum of the first version after the migration, in a database that had the text before; nothing of it stays. */
const nachtragen = async (vorher: string): Promise<string | undefined> => {
  const migration = new URL('../../../migrations/0174_nutzungsbedingungen_text.sql', import.meta.url)
  const text = await readFile(migration, 'utf8')
  let danach: string | undefined
  const versuch = t.ownerDb.transaction().execute(async (tx) => {
    await sql`alter table nutzungsbedingungen disable trigger user`.execute(tx)
    await sql`update nutzungsbedingungen set sha256 = ${VORIGER}`.execute(tx)
    await sql.raw(vorher).execute(tx)
    await sql.raw(text).execute(tx)
    danach = (await fassungenLesen(tx))[0]?.sha256
    throw new Zurueck()
  })
  await expect(versuch).rejects.toThrow(Zurueck)
  return danach
}

test.each([
  ['agreed', `insert into nutzungsbedingungen_zustimmung (sub, version) values ('erika', 1)`],
  [
    'done anything',
    `insert into audit_log (nutzer_sub, handlung, objekt_guid) values ('erika', 'nutzerAnlegen', gen_random_uuid())`,
  ],
  [
    'published a version',
    `insert into nutzungsbedingungen (version, gilt_ab, aenderung, sha256, veroeffentlicht_von)
      select 2, gilt_ab + interval '1 day', 'Neu', '${'0'.repeat(64)}', 'erika' from nutzungsbedingungen`,
  ],
])('[S1-09] once somebody has %s, a changed text leaves the first version as it was', async (_, vorher) => {
  expect(await nachtragen('select')).toBe(await textpruefsumme({ cmsUrl: undefined }))
  expect(await nachtragen(vorher)).toBe(VORIGER)
})

test('[S1-09] what is to be done after an upgrade names the day on which the shipped text changed', async () => {
  const anleitung = await readFile(
    new URL('../../../../../docs/betrieb/instanzen.md', import.meta.url),
    'utf8',
  )
  const { stand } = QUELLEN[NUTZUNGSBEDINGUNGEN] ?? {}
  expect(anleitung).toContain(`Den mitgelieferten Text zuletzt geändert: ${stand},`)
})

test('[S1-09] a version is published for a time of German clocks, and stands behind the others', async () => {
  const sha256 = await textpruefsumme({ cmsUrl: undefined })
  const neue = await fassungVeroeffentlichen(t.services.db, { ...NEU, sha256, ab: '2127-07-01 08:30' })
  expect(neue).toEqual({ version: 2, giltAb: new Date('2127-07-01T06:30:00Z') })
  expect((await fassungenLesen(t.services.db)).at(-1)).toMatchObject({
    ...neue,
    gilt: false,
    aenderung: NEU.aenderung,
    veroeffentlichtVon: 'erika.beispiel',
  })
})

test('[S1-09] it says why a version can not be published', async () => {
  const neue = { ...NEU, sha256: '0'.repeat(64) }
  await expect(fassungVeroeffentlichen(t.services.db, neue)).rejects.toThrow(/gilt erst nach der vorigen/)
  await expect(
    fassungVeroeffentlichen(t.services.db, { ...neue, ab: '2128-01-01', aenderung: '' }),
  ).rejects.toThrow(/aenderung/)
})

test("the checksum of an operator's own text is that of the page of his content system", async () => {
  const server = createServer((_, res) =>
    res.setHeader('content-type', 'text/html').end('<h1>Bedingungen</h1>'),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // listens on TCP
  const cmsUrl = `http://127.0.0.1:${port}/`
  const summe = await textpruefsumme({ cmsUrl })
  expect(summe).not.toBe(await textpruefsumme({ cmsUrl: undefined }))
  expect(await textpruefsumme({ cmsUrl })).toBe(summe)
  server.close()
  await expect(textpruefsumme({ cmsUrl })).rejects.toThrow(/nicht zu lesen/)
})
