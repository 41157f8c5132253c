import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fuss } from '../testing/frame.ts'
import { test } from '../testing/test.ts'

/** What the texts themselves say, and that they can't reach the portal: e2e/shell/inhalte.test.ts. */

const verweis = (name: string) => fuss().getByRole('link', { name, exact: true })
const fenster = (name: string) => page.getByRole('dialog', { name, exact: true })
const ueberschrift = (name: string) => fenster(name).getByRole('heading', { name, exact: true })
const rahmen = (name: string) => fenster(name).getByCss('iframe')

/** A click at a point of the window, whatever lies there. */
const klickAuf = (x: number, y: number) =>
  page.elementLocator(document.documentElement).click({ position: { x, y }, force: true })

test('[R2.3-10] der Rahmen ist groß und mittig, und ein Klick daneben schließt ihn nicht', async ({
  portal,
}) => {
  await portal.open('/start')
  await verweis('Hilfe').click()
  await expect.element(rahmen('Hilfe')).toBeVisible()
  const { x, width, height } = fenster('Hilfe').element().getBoundingClientRect()
  expect(height).toBeGreaterThan(700)
  expect(width).toBeGreaterThan(900)
  expect(Math.abs(x - (document.documentElement.clientWidth - x - width))).toBeLessThan(20)
  await klickAuf(x / 2, 400)
  await expect.element(fenster('Hilfe')).toBeVisible()
})

test('[R2.3-10] Tastatur: Fokus hinein, Escape, Fokus zurück', async ({ portal }) => {
  await portal.open('/start')
  ;(verweis('Hilfe').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(ueberschrift('Hilfe')).toHaveFocus()
  await expect.element(rahmen('Hilfe')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(fenster('Hilfe')).not.toBeInTheDocument()
  await expect.element(verweis('Hilfe')).toHaveFocus()
})

test('ohne Verbindung sagt der Rahmen es und versucht es auf Wunsch noch einmal', async ({ portal }) => {
  await portal.open('/start')
  const wiederDa = portal.server.also(
    ({ url }) => new URL(url).pathname.startsWith('/cms/'),
    () => Promise.resolve('lost'),
  )
  await verweis('Impressum').click()
  await expect
    .element(fenster('Impressum').getByRole('alert'))
    .toMatchTextContent('Die Seite lädt gerade nicht')
  wiederDa()
  await fenster('Impressum').getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(rahmen('Impressum')).toBeVisible()
  await expect.element(fenster('Impressum').getByRole('alert')).not.toBeInTheDocument()
})
