/** Names of the portal's themes; without one the page follows the system. */
const THEMEN = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMEN)[number]

export const THEME_COOKIE = 'portal-theme'

export const istTheme = (wert: unknown): wert is Theme => THEMEN.some((t) => t === wert)

/** The theme of a Cookie header, when it names one. */
export const themeAus = (cookies: string | undefined): Theme | undefined => {
  const wert = cookies
    ?.split(/; */)
    .find((c) => c.startsWith(`${THEME_COOKIE}=`))
    ?.slice(THEME_COOKIE.length + 1)
  return istTheme(wert) ? wert : undefined
}
