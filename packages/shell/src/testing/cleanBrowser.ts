import { locators, page, type Locator } from 'vitest/browser'

declare module 'vitest/browser' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- module augmentation needs an interface
  interface LocatorSelectors {
    /** By a CSS selector: for what has neither role nor name. */
    getByCss: (selector: string) => Locator
  }
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` })

/** What a browser keeps of this origin. */
const vergessen = async () => {
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

/** A browser that knows nothing of the test before, with its window on a desk. */
export const cleanBrowser = async (): Promise<void> => {
  await vergessen()
  await fensterZuruecksetzen()
}
