import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { ownClock } from '@foerderportal/shell/testing/browser'
import type { Portal } from './portal.ts'

type Uhr = ReturnType<typeof ownClock>

/** Of the clock that watches over the rest. */
const EIN_BLICK_MS = 2000

/** What the last key has moved is heard of in the next picture: after the rest it would be a sign of life. */
const ausgeklungen = () =>
  new Promise<void>((fertig) => requestAnimationFrame(() => requestAnimationFrame(() => fertig())))

/** Eight minutes of rest, after which the portal asks whether somebody is there. */
export const achtMinutenRuhe = async (uhr: Uhr): Promise<void> => {
  await ausgeklungen()
  uhr.sleep(485_000)
  await uhr.run(EIN_BLICK_MS)
  await expect.element(page.getByRole('alertdialog', { name: 'Achtung' })).toBeVisible()
}

/** The two minutes of the question as well: the session ends, and the portal is left. */
export const leerlauf = async (_: Portal, uhr: Uhr): Promise<void> => {
  await achtMinutenRuhe(uhr)
  uhr.sleep(120_000)
  await uhr.run(EIN_BLICK_MS)
}

/** The provider's own session is over: its hidden frame comes back without a code. */
const ohneSitzung = (url: URL): string => {
  const back = new URL(url.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('error', 'login_required')
  back.searchParams.set('state', url.searchParams.get('state') ?? '')
  return back.href
}

/** Neither the token nor the provider's own session can be renewed. */
export const anmeldungWiderrufen = async ({ provider }: Portal, uhr: Uhr): Promise<void> => {
  provider.silent = ohneSitzung
  provider.answers.set('/token', () => {
    provider.answers.delete('/token') // the next one is that of a new sign-in
    return Response.json({ error: 'invalid_grant' }, { status: 400 })
  })
  uhr.leap(270_000)
  await uhr.run(30_000)
}

/** The page that says it, and back to where one was. */
export const wiederAnmelden = async ({ departures, follow }: Portal): Promise<void> => {
  await expect.poll(() => departures.length).toBeGreaterThan(0)
  await follow()
  await expect.element(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible()
  await page.getByRole('button', { name: 'Wieder anmelden' }).click()
  await expect.poll(() => departures.length).toBeGreaterThan(0)
  await follow()
}
