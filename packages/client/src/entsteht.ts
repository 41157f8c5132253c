const ZUERST_MS = 1_000
const HOECHSTENS_MS = 60_000

/** After so many answers the next question waits twice as long, up to a minute. */
export const wartezeitMs = (antworten: number): number =>
  Math.min(ZUERST_MS * 2 ** Math.max(antworten - 1, 0), HOECHSTENS_MS)

type Abfragestand<T> = {
  readonly state: {
    readonly data: T | undefined
    readonly dataUpdateCount: number
    readonly errorUpdateCount: number
  }
}

/**
 * For the query of something whose file is made after the answer: it is asked for again, ever more seldom, until `entsteht`
 * says that nothing of it is being made; not while nobody looks at the page. So the file appears by itself.
 */
export const nachsehenSolange = <T>(entsteht: (stand: T) => boolean) => {
  /** How many answers there had been when the making was first told. */
  const davor = new WeakMap<Abfragestand<T>, number>()
  const refetchInterval = (abfrage: Abfragestand<T>): number | false => {
    const { data, dataUpdateCount, errorUpdateCount } = abfrage.state
    if (data === undefined || !entsteht(data)) {
      davor.delete(abfrage)
      return false
    }
    const antworten = dataUpdateCount + errorUpdateCount
    const vorher = davor.get(abfrage) ?? antworten - 1
    davor.set(abfrage, vorher)
    return wartezeitMs(antworten - vorher)
  }
  return { refetchInterval, refetchIntervalInBackground: false } as const
}
