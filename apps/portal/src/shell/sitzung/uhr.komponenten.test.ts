import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ownClock } from '@foerderportal/shell/testing/browser'
import { titel } from '../../testing/frame.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'

const MINUTE_MS = 60_000
const LEBT_SEKUNDEN = 300

const inWorten = (minuten: number) => `${Math.abs(minuten)} Minuten ${minuten < 0 ? 'nach' : 'vor'}`

/**
 * At the sign-in, with a clock of this computer that is wrong by so much; server and provider have the right time. The
 * returned function signs in.
 */
const vorDerAnmeldung = async (portal: Portal, minuten: number) => {
  const uhr = ownClock()
  const { provider, server } = portal
  let fehler = minuten * MINUTE_MS
  await portal.open('/version', LENA)
  localStorage.clear() // a browser that has no session yet
  vi.setSystemTime(Date.now() + fehler)
  const richtig = () => Date.now() - fehler
  const zeiten = {
    get iat() {
      return Math.floor(richtig() / 1000)
    },
    get exp() {
      return Math.floor(richtig() / 1000) + LEBT_SEKUNDEN
    },
  }
  // copied with their getters: each token has the time at which it is made
  const mitZeiten = (angaben: object) =>
    Object.defineProperties({ ...angaben }, Object.getOwnPropertyDescriptors(zeiten))
  provider.claims = mitZeiten(provider.claims)
  provider.user = mitZeiten(provider.user)
  server.setClock(new Date(richtig()))
  await portal.open('/dashboard')
  expect(portal.departures).toEqual([expect.stringContaining('/auth?')])
  return {
    uhr,
    stellen: () => {
      vi.setSystemTime(richtig())
      fehler = 0
    },
  }
}

for (const minuten of [9, -9])
  test(`[R9-02] eine Uhr, die ${inWorten(minuten)}geht, hindert nicht an der Anmeldung und nicht an der Erneuerung`, async ({
    portal,
  }) => {
    const { uhr } = await vorDerAnmeldung(portal, minuten)
    const tokens = () => portal.provider.calls.filter((url) => url.endsWith('/token')).length
    await portal.follow()
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    const bisher = tokens()
    uhr.leap(230_000)
    await expect.poll(tokens).toBe(bisher + 1)
    await page.getByRole('link', { name: 'Anträge' }).first().click()
    await expect.element(titel('Anträge')).toBeVisible()
    await portal.reload()
    await expect.element(titel('Anträge')).toBeVisible()
  })

for (const minuten of [11, -11])
  test(`[R9-02] eine Uhr, die ${inWorten(minuten)}geht, wird beim Anmelden genannt; richtig gestellt, geht es weiter`, async ({
    portal,
  }) => {
    const { stellen } = await vorDerAnmeldung(portal, minuten)
    await portal.follow()
    const hinweis = page.getByRole('alert').filter({ hasText: 'Die Uhr Ihres Geräts geht falsch' })
    await expect
      .element(hinweis)
      .toMatchTextContent(
        /Sie zeigt \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\. Richtig ist \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\./,
      )
    await expect.element(page.getByText('Lena Lindenau')).not.toBeInTheDocument()
    stellen()
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect.poll(() => portal.departures).toEqual([expect.stringContaining('/auth?')])
    await portal.follow()
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    await expect.element(page.getByText('Die Uhr Ihres Geräts geht falsch')).not.toBeInTheDocument()
  })
