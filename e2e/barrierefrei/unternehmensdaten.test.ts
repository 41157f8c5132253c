import { expect, test } from '@playwright/test'
import { pruefer } from '../src/barrierefrei/axe.ts'
import { feld } from '../src/felder.ts'
import { beiUnternehmensdaten, dialog, gespeichert, speichern, ueberHttp } from '../src/unternehmensdaten.ts'

const ADRESSE = { strasse: 'Speicherlinie', hausnummer: '7 b', plz: '24937', ort: 'Flensburg' }

test('[R3.1-04] ohne Mangel für axe in jedem Thema', async ({ page, baseURL: url = '' }) => {
  test.slow()
  const { guid, chefin } = await beiUnternehmensdaten(page, url)
  const pruefen = pruefer(page)
  await pruefen('Formular')
  await feld(page, 'Steuernummer').fill('12')
  await page.getByRole('combobox', { name: 'Rechtsform' }).selectOption('AG')
  await page.getByRole('checkbox', { name: 'Post soll an eine andere Adresse gehen' }).check()
  await page.getByRole('button', { name: 'Weiteres Konto hinzufügen' }).click()
  await speichern(page).click()
  await expect(page.getByRole('alert').filter({ hasText: /Bitte prüfen Sie \d+ Angaben/ })).toBeVisible()
  await pruefen('mit Fehlern')

  await page.reload()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await (
    await ueberHttp(url, chefin, guid)
  ).aendern({ steuernummer: '15/999/45679', adresseBetriebssitz: ADRESSE })
  await feld(page, 'Steuernummer').fill('15/888/45679')
  await feld(page, 'Straße').fill('Deichweg')
  await speichern(page).click()
  await expect(dialog(page)).toBeVisible()
  await pruefen('Vergleich')
  await dialog(page).getByRole('button', { name: 'Alle meine' }).click()
  await dialog(page).getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect(gespeichert(page, 'Steuernummer')).toBeVisible()
  await pruefen('gespeichert')
})
