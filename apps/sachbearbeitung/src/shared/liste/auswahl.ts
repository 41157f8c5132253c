export type Stand = {
  readonly gewaehlt: ReadonlySet<string>
  /** What was switched last: from there a range goes. */
  readonly zuletzt: string | undefined
}

/** How a choice changes. Pure. */
export const ausgewaehlt = {
  umschalten: ({ gewaehlt }: Stand, einer: string): Stand => {
    const neu = new Set(gewaehlt)
    if (!neu.delete(einer)) neu.add(einer)
    return { gewaehlt: neu, zuletzt: einer }
  },
  bisHier: (stand: Stand, einer: string, reihe: readonly string[]): Stand => {
    const von = stand.zuletzt === undefined ? -1 : reihe.indexOf(stand.zuletzt)
    const bis = reihe.indexOf(einer)
    if (von === -1 || bis === -1) return ausgewaehlt.umschalten(stand, einer)
    const dazwischen = reihe.slice(Math.min(von, bis), Math.max(von, bis) + 1)
    return { gewaehlt: new Set([...stand.gewaehlt, ...dazwischen]), zuletzt: einer }
  },
  alle: ({ gewaehlt }: Stand, reihe: readonly string[], an: boolean): Stand => ({
    gewaehlt: new Set(an ? [...gewaehlt, ...reihe] : [...gewaehlt].filter((einer) => !reihe.includes(einer))),
    zuletzt: undefined,
  }),
}
