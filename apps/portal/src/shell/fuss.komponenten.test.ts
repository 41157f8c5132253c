import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fuss, texte } from '../testing/frame.ts'
import { LENA } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const INHALTE = [
  'Hilfe',
  'Erklärung zur Barrierefreiheit',
  'Barriere melden',
  'Nutzungsbedingungen',
  'Datenschutz',
  'Impressum',
] as const

/** That each of them leads to a page of the server is seen on the real one: e2e/shell/fuss.test.ts. */
const alle = () => texte(fuss().getByRole('listitem').getByRole('link'))

test('[R2.3-09] jeder Verweis öffnet sich im Fuß als Fenster, ohne die Seite zu verlassen', async ({
  portal,
}) => {
  await portal.open('/start')
  await expect.poll(alle).toEqual(['Internetseite der Bank', ...INHALTE])
  for (const name of INHALTE) {
    await fuss().getByRole('link', { name, exact: true }).click()
    await expect.element(page.getByRole('dialog', { name })).toBeVisible()
    expect(location.pathname).toBe('/start')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name })).not.toBeInTheDocument()
  }
})

test('[R2.3-09] hinter der Anmeldung ist es derselbe Fuß', async ({ portal }) => {
  await portal.open('/dashboard', LENA)
  await expect.poll(alle).toEqual(['Internetseite der Bank', ...INHALTE])
})
