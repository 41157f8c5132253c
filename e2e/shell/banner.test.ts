import { TAG_MS } from '@foerderportal/values/time'
import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'

const starten = (page: Page) => page.getByRole('link', { name: 'Interessenbekundung starten' })

const vorTagen = (tage: number) => new Date(Date.now() + tage * TAG_MS).toISOString()
const RUNDE = {
  aenderbar: true,
  bekundungStatus: 'ERFASSUNG',
  ibkMetaGuid: 'a1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  produktGruppe: 'standard',
  programmbezeichnung: 'ANK NaBo, Proberunde',
  erfassungsZeitraum: { von: vorTagen(-2), bis: vorTagen(5) },
  detail: null,
}
const DETAIL = {
  guid: 'b1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  fertig: true,
  eingangsnummer: 'IB-1',
  eingegangenAm: vorTagen(-1),
  letzteAenderung: vorTagen(-1),
  betragInEuro: 10_000,
  zuwendungInEuro: 3000,
}
const mitRunden = (page: Page, runden: readonly unknown[]) =>
  page.route('**/api/public/ibk/*', (anfrage) => anfrage.fulfill({ json: runden }))

test('[R2.3-04] das Dashboard begrüßt und führt zur Interessenbekundung, wenn eine möglich ist', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  await expect(page.getByText('Sie handeln für Hof Lindenau GbR.')).toBeVisible()
  await expect(page.getByText(/^Die Runde läuft noch \d+ Tage/)).toBeVisible()
  await starten(page).click()
  await expect(titel(page, 'Interessenbekundungen')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/interessenbekundung/uebersicht')
  await expect(page.getByText('Sie handeln für Hof Lindenau GbR.'), 'nur auf dem Dashboard').toHaveCount(0)
})

for (const [was, runde] of [
  ['schon bekundet', { ...RUNDE, detail: DETAIL }],
  ['die Frist vorbei', { ...RUNDE, erfassungsZeitraum: { von: vorTagen(-9), bis: vorTagen(-1) } }],
  [
    'die Runde in der Reihung',
    { ...RUNDE, bekundungStatus: 'VOR_REIHUNG', aenderbar: false, detail: DETAIL },
  ],
] as const)
  test(`[R2.3-04] ist ${was}, wird nichts angeboten`, async ({ page, baseURL }) => {
    await mitRunden(page, [runde])
    await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
    await expect(page.getByText('Alles Wichtige zu Ihren Vorgängen')).toBeVisible()
    await expect(starten(page)).toHaveCount(0)
  })

test('[R2.3-04] wird die Interessenbekundung möglich, steht ihre Frist auch unter den Fristen', async ({
  page,
  baseURL,
}) => {
  await mitRunden(page, [RUNDE])
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  await expect(starten(page)).toBeVisible()
  const fristen = page.getByRole('region', { name: 'Fristen' })
  await expect(fristen.getByRole('listitem').first()).toContainText(
    'Interesse bekunden: ANK NaBo, Proberunde',
  )
  await expect(fristen.getByRole('listitem').first()).toContainText('noch 5 Tage')
})

test('wer nur lesen darf, bekommt nichts angeboten, was er nicht darf', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'nora.nurlesen')
  await expect(page.getByText('Alles Wichtige zu Ihren Vorgängen')).toBeVisible()
  await expect(starten(page)).toHaveCount(0)
})

test('die Fristen gehen nach der Uhr des Servers, nicht nach der eigenen', async ({ page, baseURL }) => {
  const date = new Date(vorTagen(3)).toUTCString()
  // Every service tells the time, and the last answer counts.
  await page.route(/\/(NutzerService|Zuwendungen)\//, async (anfrage) => {
    const antwort = await anfrage.fetch()
    await anfrage.fulfill({ response: antwort, headers: { ...antwort.headers(), date } })
  })
  await page.route('**/api/public/ibk/*', (anfrage) => anfrage.fulfill({ json: [RUNDE], headers: { date } }))
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau')
  const frist = page.getByRole('region', { name: 'Fristen' }).getByRole('listitem').first()
  await expect(frist).toContainText('noch 2 Tage')
})
