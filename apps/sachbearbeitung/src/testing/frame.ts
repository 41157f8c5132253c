import { page, type Locator } from 'vitest/browser'

/** Parts of the frame around every page. */
export const leiste = (): Locator => page.getByRole('banner')
export const fuss = (): Locator => page.getByRole('contentinfo')
export const konto = (): Locator => page.getByRole('button', { name: /^Konto: / })

/** Whatever the title of the page says: where the focus is once what had it is done. */
export const ueberschrift = (): Locator => page.getByRole('heading', { level: 1 })

/** The title of the page, its h1. */
export const titel = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
