import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { antragLesen, antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect, test, type Page } from '@playwright/test'
import { dateifeld, istGespeichert } from '../src/antrag/assistent.ts'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser } from '../src/browser.ts'
import {
  gespeichert,
  haupttaetigkeit,
  kopieIstBereit,
  nichtVorladen,
  speicherstand,
} from '../src/antrag/entwurf.ts'
import { BERATER, vollerFall, type Fall } from '../src/antrag/fall.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { WURZEL } from '../src/portal/portalStarten.ts'

const TEILE = join(WURZEL, 'apps/portal/dist/assets')

/** A part of the portal does not arrive: the network is gone, or a new version has other files. */
const fehlt = async (page: Page, teil: string) => {
  expect(
    readdirSync(TEILE).some((datei) => datei.startsWith(`${teil}-`)),
    `Teil ${teil} im Bau`,
  ).toBe(true)
  await page.route(`**/assets/${teil}-*.js`, (route) => route.abort())
}
/** An application is open, and a part of the portal does not arrive. */
const antragOhne = async (teil: string, page: Page, baseURL = ''): Promise<Fall> => {
  const fall = await vollerFall(baseURL)
  await fehlt(page, teil)
  await anmeldenImBrowser(page, baseURL, BERATER, fall.pfad('antragsteller'))
  return fall
}
const kommtWieder = (page: Page) => page.unrouteAll({ behavior: 'wait' })

const andererSchreibt = async ({ wer, guid }: Fall, text: string) => {
  const { body } = await wer.rufen(antragLesen, { params: { guid } })
  const produktgruppenDaten = { ...body.formular.produktgruppenDaten, haupttaetigkeit: text }
  const { status } = await wer.rufen(antragSpeichern, { body: { ...body.formular, produktgruppenDaten } })
  expect(status).toBe(200)
}

const vergleichen = (page: Page) => page.getByRole('button', { name: 'Fassungen vergleichen' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })

test('[S10-03] der Vergleich zweier Fassungen lädt nicht: das Formular bleibt stehen, ein zweiter Klick öffnet ihn', async ({
  page,
  baseURL,
}) => {
  const fall = await antragOhne('Formularvergleich', page, baseURL)
  await andererSchreibt(fall, 'Schafe')
  await haupttaetigkeit(page).fill('Obstbau')
  await vergleichen(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
  await expect(haupttaetigkeit(page)).toHaveValue('Obstbau')
  await kommtWieder(page)
  await nochmalKlicken(vergleichen(page))
  await dialog(page).getByRole('button', { name: 'Alle meine' }).click()
  await dialog(page).getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await istGespeichert(page)
  expect((await gespeichert(fall)).haupttaetigkeit).toBe('Obstbau')
})

test('[S10-03] die Sicherung auf dem Gerät lädt nicht: ein fremder Stand wird trotzdem verglichen, nichts bleibt hängen', async ({
  page,
  baseURL,
}) => {
  const fall = await antragOhne('geraet', page, baseURL)
  await andererSchreibt(fall, 'Schafe')
  await haupttaetigkeit(page).fill('Obstbau')
  await expect(vergleichen(page)).toBeVisible()
  await speicherstand(page, 'nicht gespeichert')
  await expect(page.getByText('Lassen Sie dieses Fenster offen.')).toBeVisible()
})

test('[S10-03] die Absage des Servers lädt nicht: dass nichts gespeichert ist, steht trotzdem da', async ({
  page,
  baseURL,
}) => {
  await antragOhne('Abgelehnt', page, baseURL)
  await page.route('**/zuschussantrag/formular', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { type: '/probleme/keine-berechtigung', title: 'Unzureichende Berechtigung', status: 403 },
    }),
  )
  await haupttaetigkeit(page).fill('Obstbau')
  await expect(page.getByText('Ihre Eingaben sind noch nicht gespeichert')).toBeVisible()
})

const schritt = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Ihr Antrag' }).getByRole('link', { name })

test('[S10-03] ohne Netz, bevor jemand etwas berührt hat: der Schritt sagt es und kommt von selbst; ein Knopf versucht es gleich', async ({
  page,
  context,
  baseURL,
}) => {
  await nichtVorladen(page)
  const fall = await antragOhne('DokumenteSeite', page, baseURL)
  await kopieIstBereit(page)
  await context.setOffline(true)
  await schritt(page, 'Finanzierung').click()
  const hinweis = page.getByRole('status').filter({ hasText: 'Keine Verbindung zum Portal' })
  await expect(hinweis).toContainText('kommt von selbst, sobald die Verbindung wieder da ist')
  await pruefer(page)('der Schritt, der noch nicht da ist')
  await schritt(page, 'Antragsteller').click()
  await haupttaetigkeit(page).fill('Obstbau')
  await schritt(page, 'Finanzierung').click()
  await expect(hinweis).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Darlehen' })).toBeVisible()
  await istGespeichert(page)
  expect((await gespeichert(fall)).haupttaetigkeit).toBe('Obstbau')

  await schritt(page, 'Dokumente').click()
  await expect(hinweis).toBeVisible()
  await kommtWieder(page)
  await hinweis.getByRole('button', { name: 'Jetzt versuchen' }).focus()
  await page.keyboard.press('Enter')
  await expect(dateifeld(page, 'Sonstige Unterlagen')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('[S10-03] weder Verbindung noch Sicherung: wer abgemeldet wird, erfährt, dass etwas fehlt', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await antragOhne('geraet', page, baseURL)
  await page.route('**/zuschussantrag/formular', (route) => route.abort())
  await haupttaetigkeit(page).fill('Obstbau')
  await page.clock.runFor('00:10')
  await speicherstand(page, 'offline, nicht auf diesem Gerät gesichert')
  await page.clock.fastForward('10:05')
  await page.clock.runFor('00:05')
  await expect(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ihre letzten Eingaben ließen sich nicht sichern.')
  await expect(page.getByRole('main')).not.toContainText('verschlüsselt gesichert')
})
