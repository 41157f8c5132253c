import { page, type Locator } from 'vitest/browser'

/** Parts of the frame around every page. */
export const kopf = (): Locator => page.getByRole('banner')
export const fuss = (): Locator => page.getByRole('contentinfo')
export const hauptnavigation = (): Locator => page.getByRole('navigation', { name: 'Hauptnavigation' })
export const brotkrumen = (): Locator => page.getByRole('navigation', { name: 'Brotkrumen' })
export const untereLeiste = (): Locator =>
  page.getByRole('navigation', { name: 'Unternehmen, Konto und Portal' })

/** The buttons of the two menus; on a phone they stand in the bar below. */
export const unternehmensmenue = (): Locator => page.getByRole('button', { name: /^Unternehmen(: |$)/ })
export const kontomenue = (): Locator => page.getByRole('button', { name: /^Konto(: |$)/ })

/** The title of the page, its h1. */
export const titel = (name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' ? { exact: true } : {}) })

/** The texts of all that a locator finds. */
export const texte = (locator: Locator): string[] =>
  locator.elements().map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())

/** Whether something of what a locator finds can be seen. */
export const istZuSehen = (locator: Locator): boolean =>
  locator.elements().some((element) => element.checkVisibility({ checkVisibilityCSS: true }))

/** What the menu of `knopf` shows. */
export const eintraegeVon = (knopf: Locator): string[] => {
  const menue = document.querySelector(`[id="${knopf.element().getAttribute('aria-controls')}"]`)
  return [...(menue?.querySelectorAll<HTMLElement>('li') ?? [])].map((eintrag) => eintrag.innerText)
}

/** The path that is shown, and what its query says. */
export const pfad = (): string => location.pathname
export const frage = (name: string): string | null => new URLSearchParams(location.search).get(name)
