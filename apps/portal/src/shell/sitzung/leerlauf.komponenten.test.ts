import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownClock } from '@foerderportal/shell/testing/browser'
import { titel } from '../../testing/frame.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'

/** Two windows of one browser: e2e/sitzung/leerlauf.test.ts. */

const achtung = () => page.getByRole('alertdialog', { name: 'Achtung' })
const OHNE_AKTIVITAET = 'Sie wurden nach 10 Minuten ohne Aktivität abgemeldet.'
const MINUTE_MS = 60_000

/** The rest is the same as for whoever was signed out otherwise. */
const abgemeldet = async (portal: Portal): Promise<void> => {
  await expect.poll(() => portal.departures).toEqual([expect.stringContaining('/logout?')])
  await portal.follow()
  await expect.element(page.getByText(OHNE_AKTIVITAET)).toBeVisible()
}

describe('acht Minuten Ruhe', () => {
  const HANDLUNGEN: readonly (readonly [string, () => Promise<void>])[] = [
    ['eine Bewegung der Maus', () => userEvent.hover(achtung().getByRole('heading'), { force: true })],
    ['eine Taste', () => userEvent.keyboard('{Shift}')],
    ['das Mausrad', () => userEvent.wheel(document.body, { delta: { y: 10 } })],
    [
      'ein Finger',
      () => {
        document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
        return Promise.resolve()
      },
    ],
  ]
  for (const [name, handeln] of HANDLUNGEN)
    test(`[R4-14] ${name} genügt, um angemeldet zu bleiben`, async ({ portal }) => {
      const uhr = ownClock()
      await portal.open('/dashboard', LENA)
      await expect.element(titel('Guten Tag, Lena')).toBeVisible()
      uhr.leap(8 * MINUTE_MS + 10_000)
      await expect.element(achtung()).toBeVisible()
      await handeln()
      await expect.element(achtung()).not.toBeInTheDocument()
      await expect.element(titel('Guten Tag, Lena')).toBeVisible()
      expect(portal.departures).toEqual([])
    })
})

describe('zehn Minuten Ruhe', () => {
  test('[R4-14] gelten auch für einen Rechner, der geschlafen hat', async ({ portal }) => {
    const uhr = ownClock()
    await portal.open('/dashboard', LENA)
    uhr.sleep(12 * MINUTE_MS)
    await abgemeldet(portal)
  })

  test('[R4-14] gelten auch für ein Fenster, das geschlossen und wieder geöffnet wurde', async ({
    portal,
  }) => {
    const uhr = ownClock()
    await portal.open('/dashboard', LENA)
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    portal.crash()
    uhr.sleep(11 * MINUTE_MS)
    await portal.open('/zuwendung/uebersicht')
    await abgemeldet(portal)
  })
})

test('[R4-14] wer nicht angemeldet ist, wird in Ruhe gelassen', async ({ portal }) => {
  const uhr = ownClock()
  await portal.open('/start')
  uhr.leap(20 * MINUTE_MS)
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await expect.element(achtung()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).not.toBeInTheDocument()
})
