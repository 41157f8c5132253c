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

/**
 * Scrolling answers a promise in the newest browsers (CSSOM View), and nothing in those before. Tests run with the new
 * kind: what gives that answer on, as an effect does with the last thing it calls, breaks the page there.
 */
const scrollenVersprechen = (ziel: object) => {
  for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) {
    const davor: unknown = Reflect.get(ziel, name)
    if (typeof davor !== 'function') continue
    Reflect.set(ziel, name, function (this: unknown, ...angaben: unknown[]) {
      return Promise.resolve(Reflect.apply(davor, this, angaben))
    })
  }
}
scrollenVersprechen(Element.prototype)
scrollenVersprechen(window)

/** A browser that knows nothing of the test before, with its window on a desk. */
export const cleanBrowser = async (): Promise<void> => {
  await vergessen()
  await fensterZuruecksetzen()
}
