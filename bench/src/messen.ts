import autocannon from 'autocannon'
import { prozessLesen } from '../../tools/prozess.ts'

/** Outcome of one load run: requests per second, latency in ms, and what went wrong. */
export type Messung = {
  readonly proSekunde: number
  readonly p50: number
  readonly p99: number
  readonly fehler: number
  readonly anfragen: number
}

export type Client = { setRequests(requests: autocannon.Request[]): void }

export type Lauf = {
  readonly url: string
  readonly verbindungen: number
  readonly sekunden: number
  readonly requests: (nr: number) => autocannon.Request[]
}

/** One run of the generator; each connection gets requests of its own, so that writers do not fight for one row. */
export const messen = async ({ url, verbindungen, sekunden, requests }: Lauf): Promise<Messung> => {
  let nr = 0
  const r = await autocannon({
    url,
    connections: verbindungen,
    duration: sekunden,
    setupClient: (client: Client) => client.setRequests(requests(nr++)),
  })
  return {
    proSekunde: r.requests.average,
    p50: r.latency.p50,
    p99: r.latency.p99,
    fehler: r.errors + r.non2xx - (r['3xx'] ?? 0),
    anfragen: r.requests.total,
  }
}

const median = (werte: number[]) => werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? 0

/** One side of a comparison: the process that answers, and a run of the generator against it. */
export type Seite = { readonly pid: number | undefined; readonly lauf: () => Promise<Messung> }

const sekunden = (pid: number | undefined): number =>
  (pid === undefined ? undefined : prozessLesen(pid))?.sekunden ?? Number.NaN

/** With the processor time that each request took, in µs: the measure that other work on the machine disturbs least. */
const mitRechenzeit = async ({ pid, lauf }: Seite) => {
  const davor = sekunden(pid)
  const m = await lauf()
  return { ...m, cpu: (1_000_000 * (sekunden(pid) - davor)) / m.anfragen }
}
export type Vergleichsmessung = Awaited<ReturnType<typeof mitRechenzeit>>

/**
 * Runs both sides in turn, several rounds, and takes the median of each: the machine is shared, and what disturbs one
 * side in one round would decide a single comparison. The first round does not count: a server runs for weeks what V8
 * translates in its first seconds, beside it on the same processors.
 */
export const vergleichen = async (runden: number, portal: Seite, referenz: Seite) => {
  await referenz.lauf()
  await portal.lauf()
  const a: Vergleichsmessung[] = []
  const b: Vergleichsmessung[] = []
  for (let i = 0; i < runden; i++) {
    b.push(await mitRechenzeit(referenz))
    a.push(await mitRechenzeit(portal))
  }
  const mitte = (m: Vergleichsmessung[]): Vergleichsmessung => ({
    proSekunde: median(m.map((x) => x.proSekunde)),
    p50: median(m.map((x) => x.p50)),
    p99: median(m.map((x) => x.p99)),
    cpu: median(m.map((x) => x.cpu)),
    fehler: m.reduce((s, x) => s + x.fehler, 0),
    anfragen: m.reduce((s, x) => s + x.anfragen, 0),
  })
  return { portal: mitte(a), referenz: mitte(b) }
}
