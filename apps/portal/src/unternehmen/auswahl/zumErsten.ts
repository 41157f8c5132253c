/** Of those that the search leaves, Enter takes the only one, and goes to the first of several. */
export const zumErsten = (liste: HTMLElement | null): void => {
  const verweise = liste?.querySelectorAll('a') ?? []
  if (verweise.length === 1) verweise[0]?.click()
  else verweise[0]?.focus()
}
