import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLeaving } from './leaving.ts'
import type { Tokens } from './tokens.ts'
import { sessionHint } from './transactions.ts'
import type { Vault } from './vault.ts'

const reload = vi.fn()
let fenster: EventTarget

const speicher = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const werte = new Map<string, string>()
  return {
    getItem: (name) => werte.get(name) ?? null,
    setItem: (name, wert) => void werte.set(name, wert),
    removeItem: (name) => void werte.delete(name),
  }
}

beforeEach(() => {
  fenster = new EventTarget()
  reload.mockReset()
  vi.stubGlobal('addEventListener', fenster.addEventListener.bind(fenster))
  vi.stubGlobal('location', { reload, assign: vi.fn() })
  vi.stubGlobal('localStorage', speicher())
  vi.stubGlobal('navigator', { locks: { request: (_: string, arbeit: () => unknown) => arbeit() } })
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
    vault,
    () => undefined,
    () => undefined,
  )

test('a page that is shown again from memory after its logout is loaded anew', () => {
  void bauen(angemeldet()).leave('wish')
  zurueckblaettern(true)
  expect(reload).toHaveBeenCalledOnce()
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
