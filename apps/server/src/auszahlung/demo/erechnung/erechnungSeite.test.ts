import { tagInBerlin, tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { rechnungUebernehmen } from '@foerderportal/contract/auszahlung/rechnung/uebernahme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/testing/testApp.ts'
import { rechnungFinden } from '../../rechnung/rechnungFinden.ts'
import { registerAuszahlung } from '../../routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerAuszahlung)
})
afterAll(() => t.close())

const holen = async (datei: string) => {
  const { statusCode, rawPayload, headers } = await t.app.inject({ url: `/demo/e-rechnungen/${datei}` })
  expect([statusCode, headers['content-disposition']]).toEqual([200, `attachment; filename="${datei}"`])
  return rechnungFinden(rawPayload, String(headers['content-type']))
}
const uebernehmen = async (datei: string, unternehmen = 'Hof Lindenau GbR') =>
  rechnungUebernehmen((await holen(datei)).angaben, { unternehmen, heute: tagInBerlin(t.clock.now()) })

test('[S6-05] the page of the demo world offers every example', async () => {
  const { statusCode, body } = await t.app.inject({ url: '/demo/e-rechnungen' })
  expect(statusCode).toBe(200)
  const dateien = [...body.matchAll(/href="\/demo\/e-rechnungen\/([^"]+)"/g)].map(([, datei]) => datei)
  expect(dateien).toHaveLength(6)
  expect(body).toContain('13.006,50')
  for (const datei of dateien) await holen(datei ?? '')
})

test.each([
  ['xrechnung.xml', 'UBL', 23_800, 3_800],
  ['zugferd.pdf', 'CII_PDF', 13_006.5, 2_056.5],
  ['angezahlt.xml', 'CII', 23_800, 3_800],
])(
  '[S6-05] %s fills what an applicant would type, and was written three days ago',
  async (datei, format, brutto, steuer) => {
    const { format: gelesen, angaben } = await holen(datei)
    expect([gelesen, angaben.steuer]).toEqual([format, steuer])
    const { felder, gruende } = await uebernehmen(datei)
    expect([felder, gruende]).toEqual([
      {
        rechnungsBetrag: brutto,
        rechnungsDatum: tagNach(t.clock.now(), -3),
        rechnungsNummer: expect.stringMatching(/^LN-230\d$/),
        rechnungsSteller: 'Landtechnik Nord GmbH',
      },
      [],
    ])
  },
)

test.each([
  ['gutschrift.xml', 'Gutschrift'],
  ['schweizer-franken.xml', 'CHF'],
])('[S6-05] %s fills nothing, and says why', async (datei, wort) => {
  expect(await uebernehmen(datei)).toMatchObject({
    felder: { rechnungsBetrag: null },
    gruende: [expect.stringContaining(wort)],
  })
})

test.each([
  ['xrechnung.xml', 'Hof Lindenau GbR', []],
  ['maschinenring.xml', 'Maschinenring Süd GmbH', []],
  ['maschinenring.xml', 'Hof Lindenau GbR', [expect.stringContaining('Maschinenring Süd')]],
  ['angezahlt.xml', 'Hof Lindenau GbR', [expect.stringContaining('Anzahlung')]],
])('[S6-05] %s at %s: what is worth a look is said', async (datei, unternehmen, hinweise) => {
  expect((await uebernehmen(datei, unternehmen)).hinweise).toEqual(hinweise)
})

test('[S6-05] without the demo world there is no such page', async () => {
  const ohne = await startTestApp(registerAuszahlung, { DEMO: '0' })
  expect((await ohne.app.inject({ url: '/demo/e-rechnungen' })).statusCode).toBe(404)
  await ohne.close()
})
