import { expect, test } from '@playwright/test'
import { anmeldenMitFormular, titel } from '../src/browser.ts'

test('[S1-11] [S9-02] wer für die Bank arbeitet, kommt vom Portal an seinen Arbeitsplatz, bedient ihn mit Tasten und meldet sich ab', async ({
  page,
  baseURL,
}) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'sabine.sachbearbeitung', '/dashboard')
  await expect(titel(page, 'Meine Fälle')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/sachbearbeitung')

  // The rows of the view before stay until those of this one have come: a key before would be one for them.
  const alle = page.waitForResponse((r) => {
    const { pathname, searchParams } = new URL(r.url())
    return pathname.endsWith('/api/vorrat') && !searchParams.has('zugewiesen')
  })
  await page
    .getByRole('navigation', { name: 'Ansichten' })
    .getByRole('link', { name: /Alle Fälle/ })
    .click()
  const erster = page.getByRole('row').nth(1).getByRole('link')
  await expect(erster).toHaveText((await (await alle).json()).zeilen[0].geNr)
  await page.keyboard.press('j')
  await expect(erster).toBeFocused()
  const nummer = (await erster.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(titel(page, new RegExp(nummer))).toBeVisible()
  await page.keyboard.press('u')
  await expect(titel(page, 'Alle Fälle')).toBeVisible()
  await expect(page.getByRole('link', { name: nummer })).toBeFocused()

  // The same list by its address, in a window that has just been loaded.
  await page.goto('/sachbearbeitung?ansicht=alle&text=Lindenau')
  await expect(page.getByRole('row').nth(1)).toContainText('Hof Lindenau GbR')

  await page.getByRole('button', { name: /^Konto/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Sachbearbeitung')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/sachbearbeitung/start')
  await page.goto('/sachbearbeitung')
  await expect(page.getByLabel('Passwort')).toBeVisible()
})

test('[S1-11] wer nicht zur Bank gehört, liest an deren Tür, wo es für ihn weitergeht', async ({
  page,
  baseURL,
}) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'lena.lindenau', '/sachbearbeitung')
  await expect(titel(page, 'Nur für Mitarbeitende der Bank')).toBeVisible()
  await page.getByRole('link', { name: 'Zum Förderportal' }).click()
  await expect(titel(page, /Guten Tag, Lena/)).toBeVisible()
})

test('[S1-11] kein Bündel hat etwas vom anderen', async ({ page, baseURL }) => {
  // What one page loads for later may still come while the next is asked for.
  const geladen: { seite: string; pfad: string }[] = []
  page.on('request', (anfrage) => {
    geladen.push({ seite: new URL(page.url()).pathname, pfad: new URL(anfrage.url()).pathname })
  })
  const auf = (seite: string, ordner: string) =>
    geladen.filter((g) => g.seite.startsWith(seite) && g.pfad.startsWith(ordner))
  await anmeldenMitFormular(page, baseURL ?? '', 'lena.lindenau', '/dashboard')
  await expect(titel(page, /Guten Tag, Lena/)).toBeVisible()
  expect(auf('/dashboard', '/assets/')).not.toEqual([])
  expect(auf('/dashboard', '/sachbearbeitung/')).toEqual([])
  await page.goto('/sachbearbeitung')
  await expect(titel(page, 'Nur für Mitarbeitende der Bank')).toBeVisible()
  expect(auf('/sachbearbeitung', '/sachbearbeitung/assets/')).not.toEqual([])
  expect(auf('/sachbearbeitung', '/assets/')).toEqual([])
})
