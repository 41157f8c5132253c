import type { Page } from '@playwright/test'
import { oeffnen } from '../browser.ts'

/** How one can see the portal. */
export const ANSICHTEN = [
  { name: 'hell', theme: 'light', colorScheme: 'light' },
  { name: 'dunkel', theme: 'dark', colorScheme: 'dark' },
  { name: 'Kontrast', theme: 'contrast', colorScheme: 'light' },
] as const
export type Ansicht = (typeof ANSICHTEN)[number]

/** Chooses a theme as one does, on the start page: by the system's own, and by the switch. */
export const themaWaehlen = async (page: Page, { theme, colorScheme }: Ansicht): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await oeffnen(page, '/start')
  if (theme === 'contrast') await page.getByRole('button', { name: 'Kontrast' }).click()
}

/** Runs in the page. At once: a colour that elements inherit would pass through a transition at each of them. */
const zeigen = (theme: Ansicht['theme']): void => {
  const ohneUebergang = new CSSStyleSheet()
  ohneUebergang.replaceSync('*, ::before, ::after { transition: none !important }')
  const vorher = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...vorher, ohneUebergang]
  const wurzel = document.documentElement
  wurzel.dataset['theme'] = theme
  wurzel.dataset['kernTheme'] = theme === 'dark' ? 'dark' : 'light'
  document.querySelector('.p-kontrast')?.setAttribute('aria-pressed', String(theme === 'contrast'))
  for (const el of document.querySelectorAll('*')) getComputedStyle(el).getPropertyValue('color')
  document.adoptedStyleSheets = vorher
}

/**
 * Shows the screen as it is now in another theme: what `themaWaehlen` and the provider do to a page, without the way
 * to it. That both look the same is proven in barrierefrei/themen.test.ts.
 */
export const imThema = async (page: Page, { theme, colorScheme }: Ansicht): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(zeigen, theme)
}

/** Does the same in each theme, or in each of these; afterwards the screen is light again. */
export const inJedemThema = async (
  page: Page,
  tun: (ansicht: Ansicht) => Promise<void>,
  ansichten: readonly Ansicht[] = ANSICHTEN,
): Promise<void> => {
  for (const ansicht of ansichten) {
    await imThema(page, ansicht)
    await tun(ansicht)
  }
  await imThema(page, ANSICHTEN[0])
}
