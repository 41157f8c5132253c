import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { nextFrame } from '@foerderportal/shell/testing/browser'
import { hauptnavigation, kontomenue, titel } from '../../testing/frame.ts'
import { LENA } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'

test('[R4-15] solange eine Abmeldung läuft, meldet nichts wieder an, auch keine Seite, die es verlangt', async ({
  portal,
}) => {
  const { promise: widerrufen, resolve: weiter } = Promise.withResolvers<Response>()
  portal.provider.answers.set('/revoke', () => widerrufen)
  await portal.open('/zuwendung/uebersicht', LENA)
  await hauptnavigation().getByRole('link', { name: 'Start' }).click()
  await expect.element(titel('Guten Tag, Lena')).toBeVisible()
  await kontomenue().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(() => portal.provider.calls.at(-1)).toMatch(/\/revoke$/)
  history.back()
  // the guard is asked, and nobody is signed in any more
  await nextFrame()
  await expect.poll(() => location.pathname).toBe('/zuwendung/uebersicht')
  await nextFrame()
  weiter(new Response(''))
  await expect.poll(() => portal.departures.at(-1)).toContain('/logout?')
  expect(portal.departures).toHaveLength(1)
})
