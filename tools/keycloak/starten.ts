import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as warten } from 'node:timers/promises'

/** The first start puts the server together and fills its database: a minute, more on a busy machine. */
const START_MINUTEN = 10

export type Keycloak = { readonly url: string; stoppen(): Promise<void> }

export type KeycloakOptionen = {
  readonly home: string
  readonly port: number
  readonly verwaltungsPort: number
  /** Values for the placeholders of the realm file. */
  readonly platzhalter: Readonly<Record<string, string>>
  readonly protokoll: string
}

const ADRESSE = '127.0.0.1'

const argumente = ({ port, verwaltungsPort }: KeycloakOptionen, url: string): string[] => [
  'start-dev',
  '--import-realm',
  '--db=dev-mem',
  `--http-host=${ADRESSE}`,
  `--http-port=${port}`,
  `--http-management-host=${ADRESSE}`,
  `--http-management-port=${verwaltungsPort}`,
  '--health-enabled=true',
  `--hostname=${url}`,
]

const starten = (o: KeycloakOptionen, url: string): ChildProcess => {
  const protokoll = openSync(o.protokoll, 'w')
  const kind = spawn(join(o.home, 'bin/kc.sh'), argumente(o, url), {
    stdio: ['ignore', protokoll, protokoll],
    env: { JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx768m', ...process.env, ...o.platzhalter },
  })
  closeSync(protokoll)
  return kind
}

const istBereit = async (verwaltung: string): Promise<boolean> => {
  try {
    return (await fetch(`${verwaltung}/health/ready`)).ok
  } catch {
    return false
  }
}

const ende = (datei: string): string => readFileSync(datei, 'utf8').split('\n').slice(-25).join('\n')

const abwarten = async (kind: ChildProcess, o: KeycloakOptionen): Promise<void> => {
  const frist = Date.now() + START_MINUTEN * 60_000
  while (!(await istBereit(`http://${ADRESSE}:${o.verwaltungsPort}`))) {
    if (kind.exitCode !== null || Date.now() > frist)
      throw new Error(`Keycloak ist nicht gestartet:\n${ende(o.protokoll)}`)
    await warten(500)
  }
}

const beenden = async (kind: ChildProcess): Promise<void> => {
  if (kind.exitCode !== null || kind.signalCode !== null) return
  const aus = once(kind, 'exit')
  kind.kill('SIGTERM')
  await aus
}

/**
 * Starts Keycloak on loopback with a database in memory and the realm that lies in its import folder. By the name
 * `localhost`, as the portal: then its cookies are no third party's in the portal's hidden frames.
 */
export const keycloakStarten = async (o: KeycloakOptionen): Promise<Keycloak> => {
  const url = `http://localhost:${o.port}`
  const kind = starten(o, url)
  try {
    await abwarten(kind, o)
  } catch (fehler) {
    await beenden(kind)
    throw fehler
  }
  return { url, stoppen: () => beenden(kind) }
}
