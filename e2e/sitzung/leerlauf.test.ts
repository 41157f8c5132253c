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

  const HANDLUNGEN: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['eine Bewegung der Maus', (page) => page.mouse.move(20, 20)],
    ['eine Taste', (page) => page.keyboard.press('Shift')],
    ['das Mausrad', (page) => page.mouse.wheel(0, 10)],
    ['ein Finger', (page) => page.locator('body').dispatchEvent('touchstart')],
  ]
  for (const [name, handeln] of HANDLUNGEN)
    test(`[R4-14] ${name} genügt, um angemeldet zu bleiben`, async ({ page, baseURL }) => {
      await page.clock.install()
      await anmeldenMitFormular(page, baseURL ?? '', 'lena.lindenau')
      await vergehen(page, '08:10')
      await expect(achtung(page)).toBeVisible()
      await handeln(page)
      await expect(achtung(page)).toHaveCount(0)
      await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
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

  test('[R4-14] gelten auch für einen Rechner, der geschlafen hat', async ({ page, baseURL }) => {
    await page.clock.install()
    await anmeldenMitFormular(page, baseURL ?? '', 'lena.lindenau')
    await page.waitForLoadState('networkidle')
    await vergehen(page, '12:00')
    await expect(page.getByText(OHNE_AKTIVITAET)).toBeVisible()
  })

  test('[R4-14] gelten auch für ein Fenster, das geschlossen und wieder geöffnet wurde', async ({
    page,
    baseURL,
  }) => {
    await page.context().clock.install()
    await anmeldenMitFormular(page, baseURL ?? '', 'lena.lindenau')
    const zweites = await page.context().newPage()
    await page.close()
    await vergehen(zweites, '11:00')
    await zweites.goto('/zuwendung/uebersicht')
    await expect(zweites.getByText(OHNE_AKTIVITAET)).toBeVisible()
  })
})

test('[R4-14] wer nicht angemeldet ist, wird in Ruhe gelassen', async ({ page }) => {
  await page.clock.install()
  await page.goto('/start')
  await vergehen(page, '20:00')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await expect(achtung(page)).toHaveCount(0)
  await expect(abgemeldet(page)).toHaveCount(0)
})
