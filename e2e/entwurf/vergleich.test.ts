import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { expect, test, type Page } from '@playwright/test'
import { istGespeichert } from '../src/antrag/assistent.ts'
import { strengerPruefer } from '../src/barrierefrei/axe.ts'
import { anmeldenImBrowser } from '../src/browser.ts'
import {
  andersSpeichern,
  finanzamt,
  gespeichert,
  haupttaetigkeit,
  wiederhergestellt,
} from '../src/antrag/entwurf.ts'
import { BERATER, vollerFall, type Fall } from '../src/antrag/fall.ts'
import { rahmenIstSichtbar, tabBis } from '../src/barrierefrei/tastatur.ts'

const daten =
  (neu: { haupttaetigkeit?: string; finanzamt?: string }) =>
  (f: AntragFormular): AntragFormular => ({ ...f, produktgruppenDaten: { ...f.produktgruppenDaten, ...neu } })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
const weiter = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true })

const zweiKonflikte = async (page: Page, baseURL: string): Promise<Fall> => {
  const fall = await vollerFall(baseURL)
  await oeffnenMit(page, fall, baseURL)
  await andersSpeichern(fall, daten({ haupttaetigkeit: 'Schafe', finanzamt: 'Husum' }))
  await haupttaetigkeit(page).fill('Obstbau')
  await finanzamt(page).fill('Schleswig')
  return fall
}
/** Whether the page says what is to be done in the same picture in which the bar says that nothing is saved. */
const zugleichGesagt = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((fertig) => {
        new MutationObserver((_, waechter) => {
          const leiste = document.querySelector('.p-leiste__stand')?.textContent ?? ''
          if (!leiste.startsWith('nicht gespeichert')) return
          waechter.disconnect()
          fertig(document.body.innerText.includes('Fassungen vergleichen'))
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
  )
const oeffnenMit = (page: Page, fall: Fall, baseURL: string, seite = 'antragsteller') =>
  anmeldenImBrowser(page, baseURL, BERATER, fall.pfad(seite))

test('[S10-03] Feld für Feld mit der Tastatur: sichtbarer Fokus, und danach geht es im Inhalt weiter', async ({
  page,
  baseURL,
}) => {
  const fall = await zweiKonflikte(page, baseURL ?? '')
  await tabBis(page, weiter(page))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await tabBis(page, dialog(page).getByRole('button', { name: 'Alle meine' }))
  await page.keyboard.press('Space')
  await tabBis(page, dialog(page).getByRole('radio', { name: 'Ihre Eingabe Schleswig' }))
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: 'Neuere Fassung Husum' })).toBeChecked()
  await rahmenIstSichtbar(page)
  await tabBis(page, dialog(page).getByRole('button', { name: 'Auswahl übernehmen' }))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await istGespeichert(page)
  expect(await gespeichert(fall)).toMatchObject({ haupttaetigkeit: 'Obstbau', finanzamt: 'Husum' })
  await expect(finanzamt(page)).toHaveValue('Husum')
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('[S10-03] auch in Listen: jede Maschine mit Namen, Beträge wie im Feld', async ({ page, baseURL }) => {
  const fall = await vollerFall(baseURL ?? '')
  await oeffnenMit(page, fall, baseURL ?? '', 'kategorie-B-1')
  await andersSpeichern(fall, (f) => ({
    ...f,
    foerdergegenstandSeiten: (f.foerdergegenstandSeiten ?? []).map((s) => ({
      ...s,
      foerdergegenstaende: (s.foerdergegenstaende ?? []).map((g) =>
        g.type === 'Maschine' ? { ...g, anschaffungskostenNettoEinzeln: 7000, anbieter: 'Nordtechnik' } : g,
      ),
    })),
  }))
  const zugleich = zugleichGesagt(page)
  await page.getByRole('textbox', { name: 'Nettopreis für ein Stück' }).first().fill('9000')
  expect(await zugleich).toBe(true)
  await page.getByRole('button', { name: 'Fassungen vergleichen' }).click()
  const preis = dialog(page).getByRole('radiogroup', { name: /^Nettopreis für ein Stück \(.+\)$/ })
  await expect(preis.getByRole('radio', { name: 'Ihre Eingabe 9.000,00' })).toBeVisible()
  await expect(preis.getByRole('radio', { name: 'Neuere Fassung 7.000,00' })).toBeVisible()
  await expect(dialog(page).getByRole('radiogroup')).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Alle meine' }).click()
  await dialog(page).getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await istGespeichert(page)
  await expect(page.getByRole('textbox', { name: 'Anbieter' }).first()).toHaveValue('Nordtechnik')
})

test('[S10-03] Dialog und Hinweise ohne Mangel für axe und ohne Überlauf in jedem Thema', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const pruefen = strengerPruefer(page, [1280, 390, 320])
  const fall = await zweiKonflikte(page, baseURL ?? '')
  await weiter(page).click()
  await expect(dialog(page)).toBeVisible()
  await pruefen('der Dialog')
  await dialog(page).getByRole('button', { name: 'Später entscheiden' }).click()
  await pruefen('der Hinweis auf den Konflikt')
  await page.reload()
  await expect(wiederhergestellt(page)).toBeVisible()
  await pruefen('die Wiederherstellung')
  await wiederhergestellt(page).getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(haupttaetigkeit(page)).toHaveValue('Schafe')
  expect((await gespeichert(fall)).haupttaetigkeit).toBe('Schafe')
})
