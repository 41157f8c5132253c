import { expect, test } from '@playwright/test'
import { anmeldenImBrowser, titel } from '../src/browser.ts'
import { BERATER, vollerFall } from '../src/antrag/fall.ts'

/** The system's own contrast mode, in which KERN makes chosen and not chosen look the same (rule G-10). */
for (const colorScheme of ['light', 'dark'] as const)
  test(`im Kontrastmodus des Systems (${colorScheme}) sieht Gewähltes anders aus als Nichtgewähltes`, async ({
    page,
    baseURL,
  }) => {
    const fall = await vollerFall(baseURL ?? '')
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await anmeldenImBrowser(page, baseURL ?? '', BERATER, fall.pfad('zeichnung'))
    const frage = page.getByRole('radiogroup', {
      name: 'Dürfen Sie für das Unternehmen allein unterschreiben?',
    })
    const nein = frage.getByRole('radio', { name: 'Nein' })
    /** Away from the radio, so that neither focus nor pointer makes the difference. */
    const bild = async () => {
      await titel(page, 'Ansprechperson und Unterschrift').click()
      return nein.screenshot()
    }
    const vorher = await bild()
    await nein.check()
    expect((await bild()).equals(vorher)).toBe(false)
    await frage.getByRole('radio', { name: 'Ja' }).check()
    expect((await bild()).equals(vorher)).toBe(true)
  })
