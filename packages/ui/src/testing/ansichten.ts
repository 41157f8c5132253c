/** How one can see the portal. */
export const ANSICHTEN = [
  { name: 'hell', theme: 'light', colorScheme: 'light' },
  { name: 'dunkel', theme: 'dark', colorScheme: 'dark' },
  { name: 'Kontrast', theme: 'contrast', colorScheme: 'light' },
] as const
export type Ansicht = (typeof ANSICHTEN)[number]

/**
 * Runs in the page, which is why it is in one piece: shows it in another theme, at once. A colour that elements inherit
 * would pass through a transition at each of them.
 */
export const themaZeigen = (theme: Ansicht['theme']): void => {
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
