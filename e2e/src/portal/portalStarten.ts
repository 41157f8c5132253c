import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** This checkout. */
export const WURZEL = join(import.meta.dirname, '../../..')

/**
 * As `npm start` (package.json, tools/start.mjs): a young generation that outlasts a call under load (ADR 0034), an old
 * one that is cleared in time (ADR 0033), and what lies outside both goes back to the system (ADR 0068).
 */
const WIE_NPM_START = ['--max-semi-space-size=16', '--max-old-space-size=512']
const SPEICHER_ZURUECK = { MALLOC_TRIM_THRESHOLD_: '131072' }
const COMPILE_CACHE = join(WURZEL, 'node_modules/.cache/node')

/** A port that was free a moment ago on loopback. */
export const freierPort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // listening on TCP: never a pipe's string
  probe.close()
  await once(probe, 'close')
  return port
}

const bereit = async (kind: ChildProcess): Promise<void> => {
  const zeilen: string[] = []
  if (!kind.stdout) throw new Error('Der Server hat keine Ausgabe.')
  for await (const zeile of createInterface({ input: kind.stdout })) {
    zeilen.push(zeile)
    if (zeile.startsWith('Förderportal bereit:')) return
  }
  throw new Error(`Der Server ist nicht gestartet:\n${zeilen.join('\n')}`)
}

export type Portal = {
  readonly url: string
  readonly prozess: ChildProcess
  readonly datenVerzeichnis: string
  /** Ends the server as an operator would; resolves with its exit code. */
  stoppen(): Promise<number | null>
  /** Stops and removes the data. */
  entfernen(): Promise<void>
}

export type PortalOptionen = {
  datenVerzeichnis?: string
  port?: number
  env?: Record<string, string>
  /** Where the portal is installed; by default this checkout. */
  wurzel?: string
}

/** The real server with its own database in a folder of its own, on free ports: two runs stand side by side. */
export const portalStarten = async (o: PortalOptionen = {}): Promise<Portal> => {
  const datenVerzeichnis = o.datenVerzeichnis ?? (await mkdtemp(join(tmpdir(), 'portal-e2e-')))
  const port = o.port ?? (await freierPort())
  const url = `http://localhost:${port}`
  const wurzel = o.wurzel ?? WURZEL
  const prozess = spawn(process.execPath, [...WIE_NPM_START, join(wurzel, 'apps/server/src/main.ts')], {
    cwd: wurzel,
    env: {
      ...process.env,
      ...SPEICHER_ZURUECK,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: String(port),
      PORTAL_URL: url,
      DATEN_VERZEICHNIS: datenVerzeichnis,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...o.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await bereit(prozess)
  prozess.stdout?.pipe(process.stderr)
  const stoppen = async () => {
    if (prozess.exitCode !== null || prozess.signalCode !== null) return prozess.exitCode
    const ende = once(prozess, 'exit')
    prozess.kill('SIGTERM')
    await ende
    return prozess.exitCode
  }
  const entfernen = async () => {
    await stoppen()
    await rm(datenVerzeichnis, { recursive: true, force: true })
  }
  return { url, prozess, datenVerzeichnis, stoppen, entfernen }
}
