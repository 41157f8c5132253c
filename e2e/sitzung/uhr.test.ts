import { expect, test } from '@playwright/test'
import { anmeldeformularAbsenden, anmeldenMitFormular, titel } from '../src/browser.ts'

const MINUTE_MS = 60_000

const falscheUhr = (minuten: number) => new Date(Date.now() + minuten * MINUTE_MS)
const inWorten = (minuten: number) => `${Math.abs(minuten)} Minuten ${minuten < 0 ? 'nach' : 'vor'}`

for (const minuten of [9, -9])
  test(`[R9-02] eine Uhr, die ${inWorten(minuten)}geht, hindert nicht an der Anmeldung und nicht an der Erneuerung`, async ({
    page,
    baseURL,
  }) => {
    await page.clock.install({ time: falscheUhr(minuten) })
    await anmeldenMitFormular(page, baseURL ?? '', 'lena.lindenau')
    await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
    const erneuert = page.waitForResponse((r) => r.url().endsWith('/token') && r.status() === 200)
    await page.clock.fastForward('03:50')
    await erneuert
    await page.getByRole('link', { name: 'Anträge' }).first().click()
    await expect(titel(page, 'Anträge')).toBeVisible()
    await page.reload()
    await expect(titel(page, 'Anträge')).toBeVisible()
  })

for (const minuten of [11, -11])
  test(`[R9-02] eine Uhr, die ${inWorten(minuten)}geht, wird beim Anmelden genannt; richtig gestellt, geht es weiter`, async ({
    page,
    baseURL,
  }) => {
    await page.clock.install({ time: falscheUhr(minuten) })
    await anmeldenMitFormular(page, baseURL ?? '', 'lena.lindenau')
    const hinweis = page.getByRole('alert').filter({ hasText: 'Die Uhr Ihres Geräts geht falsch' })
    await expect(hinweis).toContainText(
      /Sie zeigt \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\. Richtig ist \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\./,
    )
    await expect(page.getByText('Lena Lindenau')).toHaveCount(0)
    await page.clock.setSystemTime(new Date())
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await anmeldeformularAbsenden(page, 'lena.lindenau')
    await expect(titel(page, /^(Guten Tag, Lena|Willkommen)$/)).toBeVisible()
    await expect(page.getByText('Die Uhr Ihres Geräts geht falsch')).toHaveCount(0)
  })
