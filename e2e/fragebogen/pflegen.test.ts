import { expect, test, type Page } from '@playwright/test'
import { titel } from '../src/browser.ts'
import { neueFirma } from '../src/firma.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { amTisch } from '../src/tisch.ts'

const feld = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const wahl = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const knopf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pruefung = (page: Page) => page.getByRole('region', { name: 'Prüfung' })

/** A questionnaire of one block with two questions, the second only for those who have moor. */
const schreiben = async (page: Page): Promise<void> => {
  await feld(page, 'Text der letzten Seite').fill('Das war die letzte Frage.')
  await knopf(page, 'Block').click()
  await feld(page, 'Titel des Blocks').fill('Ihre Flächen')
  await knopf(page, 'Frage').click()
  await feld(page, 'Frage').fill('Haben Sie Moorboden?')
  await feld(page, 'Antwort 1').fill('Ja')
  await feld(page, 'Antwort 2').fill('Nein')
  await nochmalKlicken(knopf(page, 'Frage'))
  await feld(page, 'Frage').fill('Wie viel Hektar?')
  await wahl(page, 'Art der Frage').selectOption('Zahl')
  await wahl(page, 'Wann wird die Frage gestellt?').selectOption('nur wenn alle Bedingungen zutreffen')
  await page.getByRole('checkbox', { name: 'Ja', exact: true }).check()
}

test('[S9-05] [S8-01] ein Fragebogen entsteht: geschrieben, Sackgasse behoben, ausprobiert, veröffentlicht und beantwortet', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const { page: tisch } = await amTisch(browser, url, 'petra.programme', '/sachbearbeitung/frageboegen')
  await knopf(tisch, 'Fragebogen anlegen').click()
  const name = `Moor ${crypto.randomUUID().slice(0, 8)}`
  await feld(tisch, 'Name des Fragebogens').fill(name)
  await nochmalKlicken(tisch.getByRole('dialog').getByRole('button', { name: 'Fragebogen anlegen' }))
  await expect(titel(tisch, `${name}, Fassung 1`)).toBeVisible()
  await schreiben(tisch)

  await test.step('die Prüfung nennt eine Sackgasse und führt hin', async () => {
    await feld(tisch, 'Kleinste Zahl (freiwillig)').fill('10')
    await feld(tisch, 'Größte Zahl (freiwillig)').fill('5')
    await expect(pruefung(tisch)).toContainText('Niemand kann diese Frage beantworten')
    await expect(knopf(tisch, 'Veröffentlichen')).toHaveAttribute('aria-disabled', 'true')
    await tisch.getByRole('link', { name: 'Allgemeines' }).click()
    await pruefung(tisch).getByRole('link', { name: 'Frage 2: Wie viel Hektar?' }).click()
    await feld(tisch, 'Kleinste Zahl (freiwillig)').fill('1')
    await expect(pruefung(tisch)).toContainText('Nichts zu beanstanden')
  })

  await test.step('ausprobiert, bevor es jemand sieht', async () => {
    await tisch.getByRole('link', { name: 'Ausprobieren' }).click()
    const bild = tisch.frameLocator('iframe[title^="So sieht"]')
    await bild.getByRole('radio', { name: 'Ja' }).click()
    await bild.getByRole('button', { name: 'Weiter' }).click()
    await expect(bild.getByRole('textbox', { name: 'Wie viel Hektar?' })).toBeVisible()
    await tisch.getByRole('link', { name: 'Bearbeiten' }).click()
  })

  await knopf(tisch, 'Veröffentlichen').click()
  await nochmalKlicken(knopf(tisch, 'Fassung veröffentlichen'))
  await expect(tisch.getByText('Sie bleibt, wie sie ist.')).toBeVisible()
  const umfrage = await tisch.getByRole('link', { name: 'Alle Fassungen' }).getAttribute('href')

  await test.step('ein Antragsteller beantwortet ihn', async () => {
    const weiter = () => nochmalKlicken(page.getByRole('button', { name: 'Weiter' }))
    await neueFirma(page, url)
    await page.goto(`/fragebogen/beginnen?umfrageUuid=${umfrage?.split('/').at(-1) ?? ''}`)
    await expect(titel(page, name)).toBeVisible()
    await page.getByRole('radio', { name: 'Nein' }).click()
    await weiter()
    await expect(page.getByText('Das war die letzte Frage.')).toBeVisible()
    await nochmalKlicken(page.getByRole('button', { name: 'Zurück' }))
    await page.getByRole('radio', { name: 'Ja' }).click()
    await weiter()
    await page.getByRole('textbox', { name: 'Wie viel Hektar?' }).fill('6')
    await weiter()
    await expect(page.getByText('Geben Sie eine Zahl bis 5 ein.').first()).toBeVisible()
  })

  await tisch.context().close()
})
