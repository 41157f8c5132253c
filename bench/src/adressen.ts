import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { adresseSuchen } from '@foerderportal/contract/verzeichnis/routes'
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts'
import { angemeldet, type Angemeldet } from '../../e2e/src/api.ts'
import { portalStarten } from '../../e2e/src/portal/portalStarten.ts'
import { anteil, EINGABEN, MISCHUNG, probenZiehen, tastendruecke, type Probe } from './adressProben.ts'
import { naivDurchsatz, naivSuchen, vergleichstabellen, type Vergleichstabelle } from './adressVergleich.ts'
import { messen } from './messen.ts'

export const ADRESSSUCHE = 'Adresssuche'

/** Streets to import, in a form that `npm run import:adressen` takes. */
const DATEI = process.env.BENCH_ADRESSEN ?? ''
const SEKUNDEN = Number(process.env.BENCH_SEKUNDEN ?? 5)
const PROBEN = 300
const PROBEN_NAIV = 6
const GETIPPTE = 40
const CLIENTS = 16
const GEFUNDEN_UNTER = 20

const CLI = join(import.meta.dirname, '../../apps/server/src/verzeichnis/import/import.cli.ts')
const still = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }

/** The highest resident memory of a process so far, in MB (Linux). */
const hoechstens = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Runs the import as an operator does, beside the running portal. */
const importieren = async (env: Record<string, string>) => {
  const beginn = performance.now()
  const prozess = spawn(process.execPath, ['--max-semi-space-size=4', CLI, 'adressen', DATEI], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let mb = 0
  const takt = setInterval(
    () => void hoechstens(prozess.pid).then((jetzt) => (mb = Math.max(mb, jetzt))),
    200,
  )
  const [code] = (await once(prozess, 'exit')) as [number | null] // so Node documents the event
  clearInterval(takt)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { sekunden: (performance.now() - beginn) / 1000, mb }
}

const koerper = (text: string, session: string) => ({
  correlation: text.slice(0, 100),
  session,
  mode: 'STR_HNR_PLZ_ORT' as const,
  searchWords: [text],
})

type Verlauf = { readonly http: number[]; readonly server: number[]; gefunden: number }

/** One client, one search after another. */
const nacheinander = async (
  { rufen }: Angemeldet,
  eingaben: readonly { readonly text: string; readonly ziel?: Probe }[],
): Promise<Verlauf> => {
  const verlauf: Verlauf = { http: [], server: [], gefunden: 0 }
  for (const { text, ziel } of eingaben) {
    const beginn = performance.now()
    const { status, body } = await rufen(adresseSuchen, { body: koerper(text, 'bench') })
    verlauf.http.push(performance.now() - beginn)
    if (status !== 200 || body === undefined) throw new Error(`search ${JSON.stringify(text)}: ${status}`)
    verlauf.server.push(body.runtimeInMs)
    const dabei = body.results
      .slice(0, GEFUNDEN_UNTER)
      .some(({ address: a }) => a.strasse === ziel?.strasse && a.plz === ziel.plz)
    verlauf.gefunden += dabei ? 1 : 0
  }
  return verlauf
}

const naivNacheinander = async (client: pg.Client, tabelle: Vergleichstabelle, texte: readonly string[]) => {
  const zeiten: number[] = []
  for (const text of texte) {
    const beginn = performance.now()
    await naivSuchen(client, tabelle, text)
    zeiten.push(performance.now() - beginn)
  }
  return zeiten
}

const ms = (zeiten: readonly number[], p: number) => anteil(zeiten, p).toFixed(1)
const zeile = (was: string, v: Verlauf, anzahl: number, trgm: readonly number[], ilike: readonly number[]) =>
  `| ${was} | ${ms(v.http, 0.5)} / ${ms(v.http, 0.95)} / ${ms(v.http, 0.99)} | ${ms(v.server, 0.95)} | ` +
  `${anzahl === 0 ? '' : `${Math.round((100 * v.gefunden) / anzahl)} %`} | ${ms(trgm, 0.5)} / ${ms(trgm, 0.95)} | ${ms(ilike, 0.5)} |`

const KOPF = [
  `| ein Client | HTTP p50 / p95 / p99 ms | im Server p95 | unter den ersten ${GEFUNDEN_UNTER} | pg_trgm p50 / p95 | ILIKE p50 |`,
  '|---|---:|---:|---:|---:|---:|',
]

const einzeln = async (wer: Angemeldet, client: pg.Client, proben: readonly Probe[]) => {
  const zeilen: string[] = []
  const messreihe = async (was: string, eingaben: readonly { text: string; ziel?: Probe }[]) => {
    const texte = eingaben.map(({ text }) => text)
    const trgm = await naivNacheinander(client, 'bench_trgm', texte.slice(0, PROBEN / 3))
    const ilike = await naivNacheinander(client, 'bench_ilike', texte.slice(0, PROBEN_NAIV))
    await nacheinander(wer, eingaben.slice(0, 20))
    const verlauf = await nacheinander(wer, eingaben)
    const mitZiel = eingaben.filter(({ ziel }) => ziel !== undefined).length
    zeilen.push(zeile(was, verlauf, mitZiel, trgm, ilike))
  }
  for (const [was, tippen] of Object.entries(EINGABEN))
    await messreihe(
      was,
      proben.map((ziel) => ({ text: tippen(ziel), ziel })),
    )
  await messreihe(
    'je Tastendruck',
    proben.slice(0, GETIPPTE).flatMap((probe) => tastendruecke(probe).map((text) => ({ text }))),
  )
  return zeilen
}

const gemischt = async (wer: Angemeldet, portalUrl: string, appUrl: string, proben: readonly Probe[]) => {
  const arten = MISCHUNG
  const texte = proben.map((probe, i) => arten[i % arten.length]?.(probe) ?? '')
  const headers = { ...wer.headers, 'content-type': 'application/json' }
  const portal = await messen({
    url: portalUrl,
    verbindungen: CLIENTS,
    sekunden: SEKUNDEN,
    requests: (nr) =>
      texte.slice(nr * 3).map((text) => ({
        method: adresseSuchen.method,
        path: adresseSuchen.path,
        headers,
        body: JSON.stringify(koerper(text, `bench-${nr}`)),
      })),
  })
  const last = { clients: CLIENTS, sekunden: SEKUNDEN }
  const trgm = await naivDurchsatz(appUrl, 'bench_trgm', texte, last)
  const ilike = await naivDurchsatz(appUrl, 'bench_ilike', texte, last)
  return (
    `Gemischt, ${CLIENTS} Clients: ${Math.round(portal.proSekunde)} Suchen/s über HTTP (p50 ${portal.p50}, p99 ${portal.p99} ms, ` +
    `${portal.fehler} Fehler; Ziel ≥ 500), pg_trgm ${Math.round(trgm)}/s und ILIKE ${ilike.toFixed(1)}/s, beide ohne HTTP.`
  )
}

type Datenbank = Awaited<ReturnType<typeof startEmbedded>>

const messreihen = async (datenbank: Datenbank, portalUrl: string, env: Record<string, string>) => {
  const { sekunden, mb } = await importieren(env)
  await vergleichstabellen(datenbank.ownerUrl)
  const client = new pg.Client({ connectionString: datenbank.appUrl })
  await client.connect()
  try {
    const proben = await probenZiehen(client, PROBEN)
    const { rows } = await client.query<{ n: number; puffer: string }>(
      `select count(*)::int as n, current_setting('shared_buffers') as puffer from adresse_strasse`,
    )
    const wer = await angemeldet(portalUrl, 'max.mehrfach')
    const tabelle = [...KOPF, ...(await einzeln(wer, client, proben))].join('\n')
    return [
      `${ADRESSSUCHE}, ${rows[0]?.n} Straßen (${basename(DATEI)}), shared_buffers ${rows[0]?.puffer}. Ziele: p95 ≤ 25 ms je Tastendruck, ≤ 5 ms bei ganzer Adresse.`,
      `Import bei laufendem Portal: ${sekunden.toFixed(0)} s (Ziel ≤ 60), höchstens ${mb} MB (Ziel ≤ 300).`,
      '',
      tabelle,
      '',
      await gemischt(wer, portalUrl, datenbank.appUrl, proben),
    ].join('\n')
  } finally {
    await client.end()
  }
}

/** Import and search over a directory of the size of Germany, beside what one would build without thinking. */
export const adresssucheMessen = async (): Promise<string> => {
  if (!existsSync(DATEI))
    return `${ADRESSSUCHE}: nicht gemessen. BENCH_ADRESSEN nennt keine Datei mit Straßen.`
  const ordner = await mkdtemp(join(tmpdir(), 'portal-bench-adr-'))
  const datenbank = await startEmbedded({ directory: ordner, log: still })
  const env = { DATABASE_URL: datenbank.appUrl, DATABASE_OWNER_URL: datenbank.ownerUrl }
  const portal = await portalStarten({ env: { ...env, DEMO: '1', LOG_LEVEL: 'error' } })
  try {
    const text = await messreihen(datenbank, portal.url, env)
    // A file of its own: runs without the data keep the last measurement.
    await writeFile(
      join(import.meta.dirname, '../results/adresssuche.md'),
      `# Messung vom ${new Date().toISOString().slice(0, 10)}\n\n${text}\n`,
    )
    return text
  } finally {
    await portal.entfernen()
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
}
