import { expect, test as base } from 'vitest'
import { locators, page, type Locator } from 'vitest/browser'
import { createPortal, type Portal } from './portal.ts'

declare module 'vitest/browser' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- module augmentation needs an interface
  interface LocatorSelectors {
    /** By a CSS selector: for what has neither role nor name. */
    getByCss: (selector: string) => Locator
  }
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` })

/** What a browser keeps of this origin. */
const browserLeeren = async () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
}

/** The window as a test finds it. */
const SCHREIBTISCH = [1280, 800] as const
const fensterZuruecksetzen = async () => {
  const [breite, hoehe] = SCHREIBTISCH
  if (innerWidth !== breite || innerHeight !== hoehe) await page.viewport(breite, hoehe)
}

/** A test that has the portal to itself. It fails where the portal asks the server something nobody has answered. */
export const test = base.extend('portal', async ({ task }, { onCleanup }): Promise<Portal> => {
  await browserLeeren()
  await fensterZuruecksetzen()
  const { end, ...portal } = createPortal()
  onCleanup(() => {
    end()
    expect(portal.server.complaints, `Aufrufe ohne Antwort oder gegen den Vertrag: ${task.name}`).toEqual([])
  })
  return portal
})
