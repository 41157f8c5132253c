import { kontrastVon } from '@foerderportal/ui/testing/kontrast'
import { zurRuheKommen } from '@foerderportal/ui/testing/regeln'
import { inJedemThema, wiederHell } from '@foerderportal/shell/testing/axe'
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

test('[R2.3-09] jedes Wort im Fuß hebt sich ab: 4,5 zu 1, im Kontrast 7 zu 1', async ({ portal }) => {
  await portal.open('/start')
  await expect.poll(alle).toHaveLength(INHALTE.length + 1)
  await inJedemThema(async ({ name }) => {
    await zurRuheKommen()
    for (const el of fuss().element().querySelectorAll('a, p'))
      expect
        .soft(kontrastVon(el), `${name}: ${el.textContent}`)
        .toBeGreaterThanOrEqual(name === 'Kontrast' ? 7 : 4.5)
  })
  await wiederHell()
})
