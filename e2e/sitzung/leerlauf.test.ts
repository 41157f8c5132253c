import { expect, test, type Page } from '@playwright/test'
import { anmeldeformularAbsenden, anmeldenMitFormular, oeffnen, titel } from '../src/browser.ts'

const achtung = (page: Page) => page.getByRole('alertdialog', { name: 'Achtung' })
const abgemeldet = (page: Page) => page.getByRole('heading', { name: 'Sie sind abgemeldet' })
const OHNE_AKTIVITAET = 'Sie wurden nach 10 Minuten ohne Aktivität abgemeldet.'

/** Two windows of one browser whose clocks are in the test's hands. */
const zweiFenster = async (page: Page, baseURL: string): Promise<Page> => {
  await page.context().clock.install()
  await anmeldenMitFormular(page, baseURL, 'lena.lindenau', '/zuwendung/uebersicht')
  const zweites = await page.context().newPage()
  await oeffnen(zweites, '/dashboard')
  return zweites
}

/** The clock of a context is one for all its windows. */
const vergehen = (page: Page, minuten: string) => page.context().clock.fastForward(minuten)

/** Before a new sign-in: the time has passed for this browser only, and a clock that is ten minutes off can't sign in. */
const uhrStellen = (page: Page) => page.context().clock.setSystemTime(new Date())

/** Lets so much time pass that each window fetches new tokens, and waits for them: a jump in between would end that. */
const vergehenMitErneuerung = async (fenster: readonly Page[], minuten: string): Promise<void> => {
  const erneuert = fenster.map((eines) => eines.waitForResponse((r) => r.url().endsWith('/token') && r.ok()))
  if (fenster[0]) await vergehen(fenster[0], minuten)
  for (const antwort of await Promise.all(erneuert)) await antwort.finished()
}

test.describe('acht Minuten Ruhe', () => {
  test('[R4-14] öffnen in jedem Fenster den Dialog mit der Restzeit; Zurücksetzen schließt ihn in allen', async ({
    page,
    baseURL,
  }) => {
    const zweites = await zweiFenster(page, baseURL ?? '')
    await vergehenMitErneuerung([page, zweites], '07:30')
    await expect(achtung(page)).toHaveCount(0)
    await vergehen(page, '00:40')
    for (const fenster of [page, zweites]) {
      await expect(achtung(fenster)).toContainText(
        'Aus Sicherheitsgründen werden Sie nach 10 Minuten Inaktivität automatisch abgemeldet.',
      )
      await expect(achtung(fenster).getByRole('timer')).toHaveText(/^01:[0-5]\d$/)
    }
    // As a screen reader presses it: a mouse on its way there is an interaction already.
    await achtung(zweites).getByRole('button', { name: 'Zurücksetzen' }).dispatchEvent('click')
    for (const fenster of [page, zweites]) await expect(achtung(fenster)).toHaveCount(0)
    await vergehen(page, '07:30')
    for (const fenster of [page, zweites]) await expect(achtung(fenster)).toHaveCount(0)
  })
})

test.describe('zehn Minuten Ruhe', () => {
  test('[R4-14] melden in allen Fenstern ab; wer sich wieder anmeldet, ist überall, wo er war', async ({
    page,
    baseURL,
  }) => {
    const zweites = await zweiFenster(page, baseURL ?? '')
    const ort = page.url()
    const abmeldung = page.context().waitForEvent('request', (r) => r.url().includes('/logout?'))
    await vergehenMitErneuerung([page, zweites], '08:10')
    await expect(achtung(page)).toBeVisible()
    await vergehen(page, '02:00')
    await abmeldung
    for (const fenster of [page, zweites]) {
      await expect(abgemeldet(fenster)).toBeVisible()
      await expect(fenster.getByText(OHNE_AKTIVITAET)).toBeVisible()
      await expect(fenster.getByText('Lena Lindenau')).toHaveCount(0)
      expect(new URL(fenster.url()).pathname).toBe('/start')
    }
    await uhrStellen(page)
    await page.getByRole('button', { name: 'Wieder anmelden' }).click()
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await anmeldeformularAbsenden(page, 'lena.lindenau')
    await expect(titel(page, 'Anträge')).toBeVisible()
    expect(page.url()).toBe(ort)
    await expect(titel(zweites, 'Guten Tag, Lena')).toBeVisible()
  })
})
