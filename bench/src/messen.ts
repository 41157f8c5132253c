import autocannon from 'autocannon'

/** Outcome of one load run: requests per second, latency in ms, and what went wrong. */
export type Messung = {
  readonly proSekunde: number
  readonly p50: number
  readonly p99: number
  readonly fehler: number
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
  }
}

const median = (werte: number[]) => werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? 0

/**
 * Runs both sides in turn, several rounds, and takes the median of each: the machine is shared, and what disturbs one
 * side in one round would decide a single comparison.
 */
export const vergleichen = async (
  runden: number,
  portal: () => Promise<Messung>,
  referenz: () => Promise<Messung>,
) => {
  const a: Messung[] = []
  const b: Messung[] = []
  for (let i = 0; i < runden; i++) {
    b.push(await referenz())
    a.push(await portal())
  }
  const mitte = (m: Messung[]): Messung => ({
    proSekunde: median(m.map((x) => x.proSekunde)),
    p50: median(m.map((x) => x.p50)),
    p99: median(m.map((x) => x.p99)),
    fehler: m.reduce((s, x) => s + x.fehler, 0),
  })
  return { portal: mitte(a), referenz: mitte(b) }
}
