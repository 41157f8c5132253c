import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTold } from './channel.ts'
import { createLeaving } from './leaving.ts'
import type { Tokens } from './tokens.ts'
import { sessionHint } from './transactions.ts'
import { beforeLeaving } from './beforeLeaving.ts'
import type { Vault } from './vault.ts'
import { ablage } from './testing/ablage.ts'

const reload = vi.fn()
const assign = vi.fn()
/** While a window signs in or refreshes, it has the turn. */
let erneuerung: Promise<void> | undefined
const request = async (...[name, a, b]: readonly unknown[]): Promise<unknown> => {
  if (name === 'portal-auth') await erneuerung
  const arbeit = b ?? a
  return typeof arbeit === 'function' ? (arbeit as () => unknown)() : undefined // options may stand before it
}
let fenster: EventTarget

beforeEach(() => {
  fenster = new EventTarget()
  reload.mockReset()
  assign.mockReset()
  erneuerung = undefined
  vi.stubGlobal('addEventListener', fenster.addEventListener.bind(fenster))
  vi.stubGlobal('location', { reload, assign })
  vi.stubGlobal('localStorage', ablage())
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => vi.unstubAllGlobals())

const angemeldet = (): Vault => {
  let tokens: Tokens | undefined = {} as Tokens // nobody looks inside here
  sessionHint.set()
  return {
    tokens: () => tokens,
    isValid: () => true,
    user: () => undefined,
    subscribe: () => () => undefined,
    set: (neu) => {
      tokens = neu
      if (neu === undefined) sessionHint.clear()
    },
  }
}

const zurueckblaettern = (persisted: boolean) =>
  fenster.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

const bauen = (vault: Vault) =>
  createLeaving(
    { callback: '/auth/callback', start: '/start', home: '/dashboard' },
    vault,
    () => undefined,
    () => undefined,
  )

test('a page that is shown again from memory after its logout is loaded anew', async () => {
  void bauen(angemeldet()).leave('wish')
  zurueckblaettern(true)
  expect(reload).toHaveBeenCalledOnce()
  // To its end, before the next test has other globals; where to depends on what this process knows of the provider.
  await expect.poll(() => assign).toHaveBeenCalledOnce()
})

test('so is one whose session has ended in another window meanwhile', () => {
  bauen(angemeldet())
  sessionHint.clear()
  zurueckblaettern(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that comes from the network, and one whose session goes on, stay as they are', () => {
  bauen(angemeldet())
  zurueckblaettern(true)
  sessionHint.clear()
  zurueckblaettern(false)
  expect(reload).not.toHaveBeenCalled()
})

test('the end waits for a refresh that is under way: both would write to the same session of the provider', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  erneuerung = promise
  const vault = angemeldet()
  vault.set(undefined)
  void bauen(vault).leave('wish')
  await new Promise((weiter) => setTimeout(weiter))
  expect(assign).not.toHaveBeenCalled()
  resolve()
  await expect.poll(() => assign).toHaveBeenCalledWith('/start')
})

test('where somebody else has signed in, nothing of his is ended: no other window is told, the provider not asked', async () => {
  const gehoert = vi.fn()
  const aufhoeren = onTold(gehoert)
  const gesichert = vi.fn(() => Promise.resolve())
  const zuruecknehmen = beforeLeaving(gesichert)
  const vault = angemeldet()
  await bauen(vault).leave('replaced')
  expect(gesichert).toHaveBeenCalledOnce()
  zuruecknehmen()
  expect(vault.tokens()).toBeUndefined()
  expect(sessionHint.isSet()).toBe(true)
  expect(assign.mock.calls).toEqual([['/start']])
  expect(gehoert).not.toHaveBeenCalled()
  aufhoeren()
})
