const BUCHSTABEN = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Every word that is one slip away from a folded one: a letter too many, too few or wrong, or two neighbours swapped. */
export const varianten = (wort: string): string[] => {
  const alle = new Set<string>()
  for (let i = 0; i <= wort.length; i++) {
    const [davor, ab, danach] = [wort.slice(0, i), wort.slice(i, i + 1), wort.slice(i + 1)]
    alle.add(davor + danach)
    if (danach !== '') alle.add(davor + danach.slice(0, 1) + ab + danach.slice(1))
    for (const buchstabe of BUCHSTABEN)
      alle.add(davor + buchstabe + danach).add(davor + buchstabe + ab + danach)
  }
  alle.delete(wort)
  return [...alle]
}
