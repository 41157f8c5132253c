/** The list with one of it at another place; one that is not in it is taken in there. */
export const verschoben = (liste: readonly string[], eines: string, platz: number): string[] => {
  const andere = liste.filter((einer) => einer !== eines)
  return [...andere.slice(0, platz), eines, ...andere.slice(platz)]
}

/** One step up (-1) or down (1); at the end it stays. */
export const hinauf = (liste: readonly string[], eines: string, um: -1 | 1): string[] => {
  const platz = Math.min(liste.length - 1, Math.max(0, liste.indexOf(eines) + um))
  return verschoben(liste, eines, platz)
}
