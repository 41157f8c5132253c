let offen = false
const hoerer = new Set<() => void>()
const setzen = (neu: boolean) => {
  offen = neu
  for (const melden of hoerer) melden()
}

/** Whether the list of all keys is shown. */
export const tastenliste = {
  offen: (): boolean => offen,
  zeigen: (): void => setzen(true),
  schliessen: (): void => setzen(false),
  subscribe: (melden: () => void): (() => void) => {
    hoerer.add(melden)
    return () => hoerer.delete(melden)
  },
}
