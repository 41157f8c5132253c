import { expect, test, type Page } from '@playwright/test'
import { istGespeichert } from '../src/antrag/assistent.ts'
import { anmeldeformularAbsenden, anmeldenImBrowser, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import {
  AUF_DIESEM_GERAET,
  eintragungen,
  geraetAuslesen,
  haupttaetigkeit,
  OFFLINE,
  speicherstand,
  telefon,
  TEXT,
  wiederhergestellt,
} from '../src/antrag/entwurf.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'

const abmelden = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Konto/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Willkommen')).toBeVisible()
}

/** A draft that waits on this device for the network, and its owner has logged out. */
const zurueckgelassen = async (page: Page, baseURL: string) => {
  const fall = await vollerFall(baseURL)
  await anmeldenImBrowser(page, baseURL, BERATER, fall.pfad('antragsteller'))
  await page.route('**/Zuwendungen/**', (route) => route.abort())
  await haupttaetigkeit(page).fill(TEXT)
  await speicherstand(page, OFFLINE)
  await abmelden(page)
  await page.unroute('**/Zuwendungen/**')
  return fall
}

test('[S10-03] auf dem Gerät steht kein Wort im Klartext, nicht einmal, um welchen Antrag es geht', async ({
  page,
  baseURL,
}) => {
  const fall = await zurueckgelassen(page, baseURL ?? '')
  expect(await eintragungen(page)).toBe(1)
  const alles = await geraetAuslesen(page)
  expect(alles.length).toBeGreaterThan(TEXT.length)
  for (const geheim of [TEXT, 'Hopfen', 'haupttaetigkeit', fall.guid, BERATER])
    expect(alles).not.toContain(geheim)
})

test('[S10-03] nach dem Abmelden sieht ein anderer Nutzer desselben Geräts nichts davon, der erste alles', async ({
  page,
  baseURL,
}) => {
  const fall = await zurueckgelassen(page, baseURL ?? '')
  await page.goto('/dashboard')
  await anmeldeformularAbsenden(page, 'lena.lindenau')
  await oeffnen(page, fall.pfad('antragsteller').replace(/\?.*/, ''))
  await expect(page.getByText(TEXT)).toHaveCount(0)
  expect(await eintragungen(page)).toBe(1)
  await abmelden(page)
  await page.goto(fall.pfad('antragsteller'))
  await anmeldeformularAbsenden(page, BERATER)
  await expect(wiederhergestellt(page)).toBeVisible()
  await expect(haupttaetigkeit(page)).toHaveValue(TEXT)
  await istGespeichert(page)
})

test('[S10-03] dasselbe Formular eines anderen Nutzers bleibt leer: die Registrierung', async ({ page }) => {
  await kontoAnlegen(page)
  await telefon(page).fill('0461 98765')
  await speicherstand(page, AUF_DIESEM_GERAET)
  await abmelden(page)
  await kontoAnlegen(page)
  await expect(telefon(page)).toHaveValue('')
  await telefon(page).fill('04841 555')
  await speicherstand(page, AUF_DIESEM_GERAET)
  await expect(wiederhergestellt(page)).toHaveCount(0)
  expect(await eintragungen(page)).toBe(2)
})

test('[S10-03] verbietet der Browser das Speichern, steht es da, und er fragt, bevor etwas verloren geht', async ({
  page,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Speichern ist verboten.', 'SecurityError')
    }
  })
  await kontoAnlegen(page)
  const gefragt = new Promise<string>((fertig) =>
    page.once('dialog', (dialog) => {
      fertig(dialog.type())
      void dialog.accept()
    }),
  )
  await telefon(page).fill('0461 98765')
  await speicherstand(page, 'nicht auf diesem Gerät gesichert')
  await expect(page.getByText('Lassen Sie dieses Fenster offen.')).toBeVisible()
  await page.reload()
  expect(await gefragt).toBe('beforeunload')
})

test('[S10-03] liegt alles auf dem Gerät, fragt der Browser beim Schließen nicht', async ({ page }) => {
  let fragen = 0
  page.on('dialog', (dialog) => {
    fragen += 1
    void dialog.accept()
  })
  await kontoAnlegen(page)
  await telefon(page).fill('0461 98765')
  await speicherstand(page, AUF_DIESEM_GERAET)
  await page.reload()
  await expect(wiederhergestellt(page)).toBeVisible()
  await expect(telefon(page)).toHaveValue('0461 98765')
  expect(fragen).toBe(0)
})
