/** Puts the focus on the first of the answers, whichever page shows them. */
export const zurWahl = (): void => document.querySelector<HTMLElement>('.d-ergebnis button')?.focus()
