import { expect, test } from '@playwright/test'
import { oeffnen } from '../src/browser.ts'

test('[R2.4-01] die Seite Version nennt Herkunft, Stand und Lizenz der Verzeichnisdaten, auch ohne Anmeldung', async ({
  page,
}) => {
  await oeffnen(page, '/version')
  const daten = page.getByRole('region', { name: 'Verzeichnisdaten' })
  const zeile = (frage: string) =>
    daten.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: frage }) })
  await expect(zeile('Postleitzahlen und Orte')).toContainText('© OpenStreetMap contributors (ODbL)')
  await expect(zeile('Postleitzahlen und Orte')).toContainText('Version 1.0.0 (März 2021), 12.884 Einträge')
  await expect(zeile('Banken')).toContainText('08.06.2026 bis 06.12.2026')
  await expect(zeile('Registergerichte')).toContainText('202 Einträge')
  await expect(zeile('Finanzämter')).toContainText('GemFA')
  await expect(zeile('Positivliste')).toContainText('Beispieldaten')
})

test('[R2.4-01] wo sich die Herkunft nicht laden lässt, sagt die Seite es und zeigt die Version trotzdem', async ({
  page,
}) => {
  await page.route('**/datenstand.json', (route) => route.fulfill({ status: 503, body: '' }))
  await oeffnen(page, '/version')
  await expect(page.getByText('Die Herkunft der Daten lässt sich gerade nicht laden.')).toBeVisible()
  await expect(page.getByText('EUPL-1.2', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
