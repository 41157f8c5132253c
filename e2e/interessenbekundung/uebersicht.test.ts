import { expect, test } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'

const BEKUNDUNGEN = '/interessenbekundung/uebersicht'

test('[R2.4-01] die Übersicht der Interessenbekundungen zeigt die offene Runde und die eigenen Bekundungen', async ({
  page,
  baseURL,
}) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'lena.lindenau', BEKUNDUNGEN)
  await expect(titel(page, 'Interessenbekundungen')).toBeVisible()
  const runde = page.getByRole('region', { name: /^ANK NaBo, Runde 4\/\d{4}$/ })
  await expect(runde.getByText(/^Offen: noch \d+ Tage \(bis \d\d\.\d\d\.\d{4}, 23:59\sUhr\)$/)).toBeVisible()
  await expect(runde.getByRole('article')).toHaveCount(4)
  await expect(runde.getByRole('article').first()).toContainText('Zuschuss: 65 % der Nettokosten')
  const bild = runde.getByRole('img', { name: 'Raupenfahrzeug auf einer nassen Wiese mit Schilf' })
  await expect(bild).toHaveJSProperty('complete', true)
  await expect(bild).not.toHaveJSProperty('naturalWidth', 0)
  const eigene = page.getByRole('region', { name: 'Ihre Bekundungen' })
  await expect(eigene.getByRole('rowheader')).toHaveText([
    /^ANK NaBo, Runde 3\/\d{4}beendet am/,
    /^ANK NaBo, Runde 1\/\d{4}beendet am/,
  ])
  const vergangene = eigene.getByRole('row', { name: /Runde 1\/\d{4}/ })
  for (const text of ['Antrag gestellt', /IBK-\d{4}-\d{6}/, '42.000,00 €', '16.800,00 €'])
    await expect(vergangene).toContainText(text)
})

test('wer in keiner Runde bekunden kann, liest, was hier stehen wird', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', 'gisela.genobank', BEKUNDUNGEN)
  await expect(page.getByText('Zurzeit keine offene Runde')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})
