/** '3 ungelesene Mitteilungen'; the name of the icon as long as nothing is known is only what it leads to. */
export const postInWorten = (anzahl: number | undefined): string => {
  if (anzahl === undefined) return 'Mitteilungen'
  if (anzahl === 0) return 'Mitteilungen, keine ungelesen'
  return anzahl === 1 ? '1 ungelesene Mitteilung' : `${anzahl} ungelesene Mitteilungen`
}
