import autocannon from 'autocannon'
import { bekundungSpeichern } from '@foerderportal/contract/interessenbekundung/routes'
import { angemeldet, type Angemeldet } from '../../../e2e/src/api.ts'
import { openPool } from '../../../apps/server/src/platform/database/database.ts'
import { prozessLesen } from '../../../tools/prozess.ts'
import type { Client } from '../messen.ts'
import { NUMMERN, entwuerfeAnlegen, kontenLesen, type Konto, type Welt } from './entwuerfe.ts'

/** The freeze begins when so much of what comes has come. */
const ENDE_NACH = 0.9
type Ausgang = {
  readonly proSekunde: number
  /** Of processor time for each call, in µs: what other work on the machine disturbs least. */
  readonly cpu: number
  readonly p99: number
  readonly status: ReadonlyMap<number, number>
}
type Rush = {
  readonly pid: number | undefined
  readonly url: string
  readonly pfad: (konto: Konto) => string
  readonly konten: readonly Konto[]
  readonly bei?: (bestaetigt: number) => void
}

const rechenzeit = (pid: number | undefined): number =>
  (pid === undefined ? undefined : prozessLesen(pid))?.sekunden ?? Number.NaN

/** Every account sends one draft after another, all accounts at once, until all have been sent. */
const senden = async ({ url, pid, pfad, konten, bei }: Rush): Promise<Ausgang> => {
  const status = new Map<number, number>()
  let nr = 0
  const requestsVon = (konto: Konto): autocannon.Request[] => {
    let naechster = 0
    const { headers } = konto.wer
    return [
      {
        method: bekundungSpeichern.method,
        path: pfad(konto),
        setupRequest: (request) => ({
          ...request,
          headers: { ...headers, 'content-type': 'application/json' },
          body: konto.entwuerfe[naechster++ % konto.entwuerfe.length]?.body ?? '',
        }),
        onResponse: (code) => {
          status.set(code, (status.get(code) ?? 0) + 1)
          if (code === 200) bei?.(status.get(200) ?? 0)
        },
      },
    ]
  }
  const [beginn, davor] = [performance.now(), rechenzeit(pid)]
  const r = await autocannon({
    url,
    connections: konten.length,
    amount: konten.reduce((summe, { entwuerfe }) => summe + entwuerfe.length, 0),
    setupClient: (client: Client) => {
      const konto = konten[nr++ % konten.length]
      if (konto !== undefined) client.setRequests(requestsVon(konto))
    },
  })
  const gelungen = status.get(200) ?? 0
  const cpu = (1_000_000 * (rechenzeit(pid) - davor)) / r.requests.total
  return { proSekunde: (1000 * gelungen) / (performance.now() - beginn), cpu, p99: r.latency.p99, status }
}

export type Ansturm = {
  readonly portal: Ausgang
  readonly referenz: Ausgang
  readonly einfrierenMs: number
  readonly bestaetigt: number
  readonly eingaenge: number
  readonly inListe: number
  readonly abgewiesen: number
}

type Auftrag = Omit<Welt, 'runde'> & {
  readonly referenz: string
  readonly pid: { readonly portal: number | undefined; readonly referenz: number | undefined }
  /** The round that is frozen while the last still send, and one beside it for the reference. */
  readonly runde: string
  readonly vergleich: string
  readonly cent: number
  readonly einfrieren: () => Promise<unknown>
}

const gezaehlt = async ({ ownerUrl, runde }: Auftrag) => {
  const pool = openPool(ownerUrl, 1)
  try {
    const { rows } = await pool.query<{ eingaenge: number; nummern: number; liste: number }>(
      `select count(*)::int as eingaenge, count(distinct e.eingangsnummer)::int as nummern,
         (select count(distinct bekundung_guid)::int from listenzeile where ibk_meta_guid = $1) as liste
       from bekundung b join einreichung e on e.dokument_guid = b.guid where b.ibk_meta_guid = $1`,
      [runde],
    )
    return rows[0] ?? { eingaenge: 0, nummern: 0, liste: 0 }
  } finally {
    await pool.end()
  }
}

/** Everybody submits at once; before the last have, the round is frozen. The same calls then go to the bare reference. */
export const ansturm = async (a: Auftrag): Promise<Ansturm> => {
  const personen = async (): Promise<Angemeldet[]> => {
    const alle: Angemeldet[] = []
    for (const nr of NUMMERN) alle.push(await angemeldet(a.portal, `bench.${nr}`))
    return alle
  }
  for (const runde of [a.runde, a.vergleich]) await entwuerfeAnlegen({ ...a, runde })
  let einfrieren: Promise<number> | undefined
  const messen = async () => {
    const beginn = performance.now()
    await a.einfrieren()
    return performance.now() - beginn
  }
  const referenz = await senden({
    url: a.referenz,
    pid: a.pid.referenz,
    pfad: ({ sub }) => `/bekunden/${sub}`,
    konten: await kontenLesen({ ...a, runde: a.vergleich }, await personen(), a.cent),
  })
  const portal = await senden({
    url: a.portal,
    pid: a.pid.portal,
    pfad: () => bekundungSpeichern.path,
    // signed in anew: a token lasts five minutes
    konten: await kontenLesen(a, await personen(), a.cent),
    bei: (n) => {
      if (n >= ENDE_NACH * a.anzahl) einfrieren ??= messen()
    },
  })
  const einfrierenMs = (await einfrieren) ?? Number.NaN
  const { eingaenge, nummern, liste } = await gezaehlt(a)
  if (eingaenge !== nummern) throw new Error(`${eingaenge} submissions with ${nummern} numbers`)
  return {
    portal,
    referenz,
    einfrierenMs,
    bestaetigt: portal.status.get(200) ?? 0,
    eingaenge,
    inListe: liste,
    abgewiesen: portal.status.get(412) ?? 0,
  }
}
