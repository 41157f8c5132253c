/** The looks of the portal (R2.3-12); 'contrast' is chosen by the user, the other two follow the system. */
export type Theme = 'light' | 'dark' | 'contrast'

const SCHLUESSEL = 'theme'
const THEMEN: readonly string[] = ['light', 'dark', 'contrast'] satisfies Theme[]
const istTheme = (wert: string | null): wert is Theme => wert !== null && THEMEN.includes(wert)

const hoerer = new Set<() => void>()

/** Storage may be forbidden (private mode, site data blocked); the portal then simply forgets the choice. */
function gemerkt(): string | null {
  try {
    return sessionStorage.getItem(SCHLUESSEL)
  } catch {
    return null
  }
}

const desSystems = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** The theme of this browser session: what was chosen, else what the system prefers. */
export function readTheme(): Theme {
  const wert = gemerkt()
  return istTheme(wert) ? wert : desSystems()
}

/** Shows `theme` and remembers it for the browser session. */
export function applyTheme(theme: Theme): void {
  const wurzel = document.documentElement
  wurzel.dataset['theme'] = theme
  // KERN knows light and dark only; contrast overrides the tokens of its light scheme.
  wurzel.dataset['kernTheme'] = theme === 'dark' ? 'dark' : 'light'
  try {
    sessionStorage.setItem(SCHLUESSEL, theme)
  } catch {
    // Shown all the same; see `gemerkt`.
  }
  for (const melden of hoerer) melden()
}

/**
 * The theme after a press on the switch: it changes between contrast and light (R2.3-12); back to dark for whoever has
 * a dark system, since that is what stood there before.
 */
export const umgeschaltet = (theme: Theme, system: Theme): Theme =>
  theme === 'contrast' ? system : 'contrast'

/** Switches contrast on or off and returns what is shown now. */
export function toggleContrast(): Theme {
  const theme = umgeschaltet(readTheme(), desSystems())
  applyTheme(theme)
  return theme
}

/** Calls `melden` after each change of the theme; the answer ends that. For `useSyncExternalStore`. */
export function beiThemenwechsel(melden: () => void): () => void {
  hoerer.add(melden)
  return () => hoerer.delete(melden)
}
