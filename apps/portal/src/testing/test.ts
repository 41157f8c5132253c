import { expect, test as base } from 'vitest'
import { commands, locators, page, type Locator } from 'vitest/browser'
import { createPortal, type Portal } from './portal.ts'

/** What a system tells its pages. */
type Media = {
  readonly colorScheme?: 'light' | 'dark'
  readonly forcedColors?: 'active' | 'none'
  readonly media?: 'screen' | 'print'
}
const OFFEN: Media = { colorScheme: 'light', forcedColors: 'none', media: 'screen' }

declare module 'vitest/browser' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- module augmentation needs an interface
  interface BrowserCommands {
    /** vitest.config.ts */
    emulateMedia: (media: Media) => Promise<void>
  }
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

const BREITE = [1280, 800] as const

let media = OFFEN

/** Tells the pages of this test what their system prefers. */
export const emulateMedia = async (wish: Media): Promise<void> => {
  media = wish
  await commands.emulateMedia({ ...OFFEN, ...wish })
}

/** The window and the system as a test finds them. */
const fensterZuruecksetzen = async () => {
  if (innerWidth !== BREITE[0] || innerHeight !== BREITE[1]) await page.viewport(...BREITE)
  if (media !== OFFEN) await emulateMedia(OFFEN)
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
