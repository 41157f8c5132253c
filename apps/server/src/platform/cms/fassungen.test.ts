import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { fassungenLesen, fassungVeroeffentlichen, textpruefsumme } from './fassungen.ts'

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
