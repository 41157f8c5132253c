import { istTheme, type Theme } from '../../platform/seiten/theme.ts'

export const THEME_COOKIE = 'portal-theme'

/** The theme of a Cookie header, when it names one. */
export const themeAus = (cookies: string | undefined): Theme | undefined => {
  const wert = cookies
    ?.split(/; */)
    .find((c) => c.startsWith(`${THEME_COOKIE}=`))
    ?.slice(THEME_COOKIE.length + 1)
  return istTheme(wert) ? wert : undefined
}
