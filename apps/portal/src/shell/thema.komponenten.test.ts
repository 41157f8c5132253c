import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '@foerderportal/shell/testing/browser'
import { titel } from '../testing/frame.ts'
import { LENA } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const schalter = () => page.getByRole('button', { name: 'Kontrast' })
const gemerkt = () => sessionStorage.getItem('theme')
const gezeigt = () => document.documentElement.dataset['theme']
/** What the eye gets: the colour behind the page. */
const grund = () => getComputedStyle(document.body).backgroundColor

test('[R2.3-12] der Schalter wechselt zwischen hell und Kontrast und bleibt für die Browsersitzung', async ({
  portal,
}) => {
  await portal.open('/start')
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'false')
  await schalter().click()
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'true')
  expect(gemerkt()).toBe('contrast')
  await portal.reload()
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'true')
  expect(gezeigt()).toBe('contrast')
  await schalter().click()
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'false')
  expect(gemerkt()).toBe('light')
})

test('[R2.3-12] eine neue Browsersitzung weiß nichts davon', async ({ portal }) => {
  await portal.open('/start')
  await schalter().click()
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'true')
  // All that a new one does not have; what outlives it stays.
  sessionStorage.clear()
  await portal.reload()
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'false')
})

/** What the sign-in pages get to know. That they look like it: e2e/shell/thema.test.ts. */
const themaDerAnmeldung = async (portal: Portal) => {
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect.poll(() => portal.departures.length).toBeGreaterThan(0)
  const [adresse] = portal.departures
  return new URL(adresse ?? '').searchParams.get('theme')
}

test('[R2.3-12] die Anmeldeseite erfährt das Thema des Portals', async ({ portal }) => {
  await portal.open('/start')
  await schalter().click()
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'true')
  expect(await themaDerAnmeldung(portal)).toBe('contrast')
})

describe('ein dunkles System', () => {
  test('[R2.3-12] zeigt das Portal dunkel, bis man wählt', async ({ portal }) => {
    await emulateMedia({ colorScheme: 'dark' })
    await portal.open('/start')
    expect(gezeigt()).toBe('dark')
    const dunkel = grund()
    await schalter().click()
    await expect.poll(gezeigt).toBe('contrast')
    expect(grund()).not.toBe(dunkel)
    await schalter().click()
    // what stood there before comes back
    await expect.poll(gezeigt).toBe('dark')
  })

  test('[R2.3-12] sagt es auch der Anmeldeseite', async ({ portal }) => {
    await emulateMedia({ colorScheme: 'dark' })
    await portal.open('/start')
    expect(await themaDerAnmeldung(portal)).toBe('dark')
  })
})

test('[R2.3-12] das gewählte Thema gilt auf jeder Seite und überlebt die Anmeldung', async ({ portal }) => {
  await portal.open('/start')
  await schalter().click()
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'true')
  await portal.open('/zuwendung/uebersicht', LENA)
  await expect.element(titel('Anträge')).toBeVisible()
  expect(gezeigt()).toBe('contrast')
  await expect.element(schalter()).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('theme'), 'nur für die Sitzung').toBeNull()
})
