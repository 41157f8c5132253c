import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { CHROMIUM_ARGUMENTE, chromiumPfad } from '../../../tools/chromium.ts'
import { portalStarten } from '../portal/portalStarten.ts'

export const THEMEN = ['light', 'dark', 'contrast'] as const
export const BREITEN = [1280, 390] as const

export type Thema = (typeof THEMEN)[number]
export type Breite = (typeof BREITEN)[number]

/** A browser window of its own in which everything stands still: for pictures. */
export const fensterOeffnen = async (
  browser: Browser,
  url: string,
  thema: Thema,
  breite: Breite,
): Promise<BrowserContext> => {
  const fenster = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: breite, height: breite === 390 ? 844 : 800 },
    colorScheme: thema === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    isMobile: breite === 390,
    hasTouch: breite === 390,
  })
  await fenster.addInitScript((wert) => sessionStorage.setItem('theme', wert), thema)
  return fenster
}

/** One browser and one portal with the demo world: that of PORTAL_TEST_URL, where one runs already, else its own. */
export const mitPortal = async (arbeit: (browser: Browser, url: string) => Promise<void>): Promise<void> => {
  const laufend = process.env.PORTAL_TEST_URL
  const portal = laufend ? undefined : await portalStarten({ env: { DEMO: '1' } })
  // The pages of the identity provider look there for the portal that they belong to.
  process.env.PORTAL_TEST_URL ??= portal?.url
  const browser = await chromium.launch({
    executablePath: chromiumPfad(),
    args: [...CHROMIUM_ARGUMENTE],
  })
  try {
    await arbeit(browser, laufend ?? portal?.url ?? '')
  } finally {
    await browser.close()
    await portal?.entfernen()
  }
}
