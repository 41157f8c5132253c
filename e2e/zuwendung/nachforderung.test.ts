import { expect, test, type Page } from '@playwright/test'
import { hochladen } from '../src/assistent.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/fall.ts'
import { bankFordertNach } from '../src/nachforderung.ts'

const TELEFON = { width: 390, height: 844 }
const ANGEBOT = 'foerdergegenstandSeiten.0.foerdergegenstaende.0'
const feld = (page: Page, name: string) => page.getByRole('textbox', { name })

/** One application of the adviser about which the bank asks four things. */
const gefragterFall = async (url: string) => {
  const fall = await vollerFall(url, { eingereicht: true })
  await bankFordertNach(url, fall.guid, {
    felder: [
      { pfad: `${ANGEBOT}.anschaffungskostenNettoEinzeln`, grund: 'Im Angebot steht ein anderer Preis.' },
      { pfad: `${ANGEBOT}.dokumentAngebot`, grund: 'Seite 2 fehlt.' },
      { pfad: 'produktgruppenDaten.finanzamt', grund: 'Welches Finanzamt ist zuständig?' },
    ],
    dokumente: [{ art: 'selbsterklaerungVergaberechtlicheVorgaben', grund: 'Die Unterschrift fehlt.' }],
  })
  return fall
}

test('[S11-13] [S4-10] die Bank fragt nach, der Antragsteller ergänzt am Telefon nur das und reicht noch einmal ein', async ({
  page,
  baseURL,
}) => {
  const fall = await gefragterFall(baseURL ?? '')
  await page.setViewportSize(TELEFON)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  await oeffnen(page, fall.pfad('weiter'))
  await expect(titel(page, 'Ihre Angaben fehlen')).toBeVisible()
  await page.getByRole('link', { name: /^Nettopreis für ein Stück/ }).click()
  await expect(titel(page, 'Fördergegenstände')).toBeVisible()
  await feld(page, 'Nettopreis für ein Stück').fill('9.000')
  await hochladen(page, 'Angebot', 'Angebot neu.pdf')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(titel(page, 'Finanzierung')).toBeVisible()
})
