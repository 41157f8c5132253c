const laengste = (reihen: readonly (readonly number[])[]): readonly number[] =>
  reihen.reduce((bisher, reihe) => (reihe.length > bisher.length ? reihe : bisher), [])

/** The longest rising row that can be picked out of these numbers. */
const steigende = (zahlen: readonly number[]): ReadonlySet<number> => {
  const reihen: (readonly number[])[] = []
  for (const zahl of zahlen)
    reihen.push([...laengste(reihen.filter((reihe) => (reihe.at(-1) ?? zahl) < zahl)), zahl])
  return new Set(laengste(reihen))
}

/** What both have and somebody moved: as few as possible, the others stand in the same order as before. */
export const verschobene = (vorher: readonly string[], nachher: readonly string[]): string[] => {
  const platz = new Map(vorher.map((id, i) => [id, i]))
  const beide = nachher.flatMap((id) => platz.get(id) ?? [])
  const geblieben = steigende(beide)
  return beide.filter((i) => !geblieben.has(i)).flatMap((i) => vorher[i] ?? [])
}
