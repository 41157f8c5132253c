import { auszahlungLesen } from '@foerderportal/contract/auszahlung/antrag/routes'
import { expect, test, type Page } from '@playwright/test'
import { angemeldet } from '../src/api.ts'
import { hochladen, weiterNach } from '../src/antrag/assistent.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { feld } from '../src/felder.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { unternehmenVon } from '../src/wege.ts'

const RING = 'Maschinenring Süd GmbH'

/** A second invoice of 11,900.00 gross: 10,000.00 at 40 % are 4,000.00. */
const rechnungAngeben = async (page: Page, tag: string): Promise<void> => {
  await page.getByRole('button', { name: 'Weitere Rechnung angeben' }).click()
  await hochladen(page, 'Rechnung', 'LS-1045.pdf')
  await feld(page, 'Rechnungssteller').fill('Landtechnik Süd GmbH')
  await feld(page, 'Rechnungsnummer').fill('LS-1045')
  await feld(page, 'Rechnungsdatum').fill(tag)
  await feld(page, 'Rechnungsbetrag brutto').fill('11.900')
  await feld(page, 'Darin enthaltene Umsatzsteuer').fill('1.900')
  await page
    .getByRole('radiogroup', { name: 'Weniger gezahlt als berechnet?' })
    .getByRole('radio', { name: 'Nein' })
    .check()
  await expect(feld(page, 'Beantragte Auszahlung')).toHaveValue('4.000,00')
  await feld(page, 'Gezahlt am').fill(tag)
  await hochladen(page, 'Zahlungsnachweis', 'Kontoauszug.pdf')
}

const heute = () =>
  new Date().toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })

test('[R7.2-07] [S6-02] ein Entwurf mit einer Rechnung bekommt eine zweite und wird eingereicht: Eingangsnummer, Beleg, Stand', async ({
  page,
  baseURL,
}) => {
  const ring = await unternehmenVon(baseURL ?? '', BERATER, RING)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/auszahlung/uebersicht?unternehmenId=${ring}`)
  await page.getByRole('link', { name: /^Entwurf vom/ }).click()
  await page
    .getByRole('link', { name: /^1\.1|Beispielwerk MP 300$/ })
    .first()
    .click()
  await expect(titel(page, 'Beispielwerk MP 300')).toBeVisible()
  await rechnungAngeben(page, heute())
  await weiterNach(page, 'Zusammenfassung')
  await nochmalKlicken(page.getByRole('button', { name: 'Auszahlungsantrag verbindlich einreichen' }))
  const dialog = page.getByRole('alertdialog', { name: 'Auszahlungsantrag verbindlich einreichen?' })
  await expect(dialog).toContainText(/8\.000,00\s€/)
  await dialog.getByRole('button', { name: 'Verbindlich einreichen' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Auszahlungsantrag ist eingegangen' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/AZ-\d{4}-\d{6}/)
  await expect(page.getByRole('button', { name: 'Beleg als PDF herunterladen' })).toBeVisible()
  const { origin, pathname } = new URL(page.url())
  const max = await angemeldet(origin, BERATER)
  const { body } = await max.rufen(auszahlungLesen, { params: { guid: pathname.split('/').at(-2) ?? '' } })
  expect([body.status, body.eingang?.beleg?.sha256]).toEqual([
    'ABGESENDET',
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
})
