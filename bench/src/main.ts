import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts'
import { freierPort, portalStarten } from '../../e2e/src/portalStarten.ts'
import { speichern, uebersicht, type Ziel } from './lasten.ts'
import { vergleichen, type Messung } from './messen.ts'
import { seitenMessen } from './seiten.ts'
import { weltAnlegen } from './welt.ts'

const SEKUNDEN = Number(process.env.BENCH_SEKUNDEN ?? 5)
const RUNDEN = Number(process.env.BENCH_RUNDEN ?? 3)
const FAELLE = 64

type Zeile = { readonly was: string; readonly portal: Messung; readonly referenz: Messung }

const still = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }

const referenzStarten = async (databaseUrl: string) => {
  const port = await freierPort()
  const prozess = spawn(process.execPath, [join(import.meta.dirname, 'referenz.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (prozess.stdout) await once(prozess.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, stoppen: () => prozess.kill() }
}

/** Resident memory of a process now and at its highest, in MB (Linux). */
const speicher = async (pid: number | undefined) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { jetzt: mb('VmRSS'), hoechstens: mb('VmHWM') }
}

const lasten = async (ziel: Ziel): Promise<Zeile[]> => {
  const { wer, faelle } = await weltAnlegen(ziel.portal, FAELLE)
  const zeilen: Zeile[] = []
  for (const c of [8, 64]) {
    const s = speichern(ziel, wer, faelle, c)
    zeilen.push({
      was: `Antrag speichern, 8 kB, c=${c}`,
      ...(await vergleichen(RUNDEN, s.portal, s.referenz)),
    })
  }
  const u = uebersicht(ziel, wer, faelle, 64)
  zeilen.push({ was: 'Übersicht, c=64', ...(await vergleichen(RUNDEN, u.portal, u.referenz)) })
  return zeilen
}

const zweistellig = (n: number) => n.toFixed(2)
const alsTabelle = (zeilen: readonly Zeile[]) =>
  [
    '| was | Portal /s | Referenz /s | Anteil | p50 ms | p99 ms | p99 Referenz | p99-Verhältnis | Fehler |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...zeilen.map(
      ({ was, portal, referenz }) =>
        `| ${was} | ${Math.round(portal.proSekunde)} | ${Math.round(referenz.proSekunde)} | ${zweistellig(portal.proSekunde / referenz.proSekunde)} | ${portal.p50} | ${portal.p99} | ${referenz.p99} | ${zweistellig(portal.p99 / referenz.p99)} | ${portal.fehler + referenz.fehler} |`,
    ),
  ].join('\n')

/** Time from the start of the process to 'bereit', with a data folder that exists already. */
const warmstart = async () => {
  const datenVerzeichnis = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const erster = await portalStarten({ datenVerzeichnis, env: { DEMO: '1' } })
  await erster.stoppen()
  const zeiten: number[] = []
  for (let i = 0; i < 3; i++) {
    const beginn = performance.now()
    const portal = await portalStarten({ datenVerzeichnis, env: { DEMO: '1' } })
    zeiten.push(performance.now() - beginn)
    await portal.stoppen()
  }
  await rm(datenVerzeichnis, { recursive: true, force: true })
  return zeiten.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')
}

const lastlauf = async () => {
  const ordner = await mkdtemp(join(tmpdir(), 'portal-bench-db-'))
  const datenbank = await startEmbedded({ directory: ordner, log: still })
  const portal = await portalStarten({
    env: {
      DATABASE_URL: datenbank.appUrl,
      DATABASE_OWNER_URL: datenbank.ownerUrl,
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
  })
  const referenz = await referenzStarten(datenbank.appUrl)
  try {
    const zeilen = await lasten({ portal: portal.url, referenz: referenz.url, sekunden: SEKUNDEN })
    return { tabelle: alsTabelle(zeilen), speicher: await speicher(portal.prozess.pid) }
  } finally {
    referenz.stoppen()
    await portal.entfernen()
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
}

const { tabelle, speicher: mb } = await lastlauf()
const seiten = await seitenMessen()
const warm = await warmstart()
const bericht = `# Messung vom ${new Date().toISOString().slice(0, 10)}

${RUNDEN} Runden je Seite im Wechsel, ${SEKUNDEN} s je Lauf, Mittelwert ist der Median. Referenz: bares Fastify mit benannten
\`pg\`-Anweisungen und demselben SQL, ohne jede Prüfung, im selben Lauf, mit demselben Lastgenerator (autocannon).
Ziele: Anteil ≥ 0,60 und p99-Verhältnis ≤ 2 beim Speichern; Anteil ≥ 0,60 bei der Übersicht.

${tabelle}

Arbeitsspeicher des Servers unter Last: ${mb.jetzt} MB, höchstens ${mb.hoechstens} MB (Ziel ≤ 300 MB).
Warmer Start bis 'bereit': ${warm} (Ziel ≤ 3 s).

${seiten}
`
await mkdir(join(import.meta.dirname, '../results'), { recursive: true })
await writeFile(join(import.meta.dirname, '../results/messung.md'), bericht)
console.log(bericht)
