import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** Somebody without an account, in a browser of the own. */
export const frischeSeite = async (
  browser: Browser,
  baseURL: string,
  wie: BrowserContextOptions = {},
): Promise<Page> => (await browser.newContext({ baseURL, locale: 'de-DE', ...wie })).newPage()
