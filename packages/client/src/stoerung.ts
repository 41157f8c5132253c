/** Why a call waits, and until when it is repeated by itself (ms of this computer's clock). */
export type Stoerung = { readonly art: 'ausgelastet' | 'getrennt'; readonly bis: number }

let wartend: readonly Stoerung[] = []
let gutAus = true
let hoerer: readonly (() => void)[] = []

const setzen = (neu: readonly Stoerung[]) => {
  wartend = neu
  for (const melden of hoerer) melden()
}

/** The calls that wait for their next attempt: the portal shows it in one calm line. */
export const stoerungen = {
  /** The one that is repeated first; undefined when nothing waits. The same object until that changes. */
  aktuelle: (): Stoerung | undefined => wartend[0],
  /** Whether the call that ended last got through; false when it was given up. */
  gutAus: () => gutAus,
  /** Ends with the returned function, which is told how. */
  beginnt: (stoerung: Stoerung): ((gut: boolean) => void) => {
    setzen([...wartend, stoerung].toSorted((a, b) => a.bis - b.bis))
    return (gut) => {
      gutAus = gut
      setzen(wartend.filter((andere) => andere !== stoerung))
    }
  },
  subscribe: (melden: () => void): (() => void) => {
    hoerer = [...hoerer, melden]
    return () => {
      hoerer = hoerer.filter((andere) => andere !== melden)
    }
  },
}
