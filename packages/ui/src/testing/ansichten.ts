/** How one can see the portal. */
export const ANSICHTEN = [
  { name: 'hell', theme: 'light', colorScheme: 'light' },
  { name: 'dunkel', theme: 'dark', colorScheme: 'dark' },
  { name: 'Kontrast', theme: 'contrast', colorScheme: 'light' },
] as const
export type Ansicht = (typeof ANSICHTEN)[number]

/**
 * Runs in the page, which is why it is in one piece: shows it in another theme, at once. A colour that elements inherit
 * would pass through a transition at each of them, so there is none until the page is light again: to forbid them and to
 * allow them costs as much each time as the theme itself.
 */
export const themaZeigen = (theme: Ansicht['theme']): void => {
  const ALLE = '*, ::before, ::after'
  const istUnseres = ({ cssRules: [regel] }: CSSStyleSheet) =>
    regel instanceof CSSStyleRule && regel.selectorText === ALLE
  const andere = document.adoptedStyleSheets.filter((blatt) => !istUnseres(blatt))
  if (andere.length === document.adoptedStyleSheets.length) {
    const ohneUebergang = new CSSStyleSheet()
    ohneUebergang.replaceSync(`${ALLE} { transition: none !important }`)
    document.adoptedStyleSheets = [...andere, ohneUebergang]
  }
  const wurzel = document.documentElement
  wurzel.dataset['theme'] = theme
  wurzel.dataset['kernTheme'] = theme === 'dark' ? 'dark' : 'light'
  document.querySelector('.p-kontrast')?.setAttribute('aria-pressed', String(theme === 'contrast'))
  getComputedStyle(wurzel).getPropertyValue('color') // the whole page takes its colours now
  if (theme === 'light') document.adoptedStyleSheets = andere
}
