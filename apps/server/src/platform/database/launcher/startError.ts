import { KEIN_PLATZ, StartError } from '../../startError.ts'

/** A database start that can't succeed. The message tells the operator in German what is wrong and what to do. */
export class DatabaseStartError extends StartError {
  override readonly name = 'DatabaseStartError'
}

/** What the launcher says; a pino logger fits. */
export type LauncherLog = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>>

/** How PostgreSQL's programs say that the disk is full. */
const NO_SPACE = /No space left on device|Disk quota exceeded/

/** The one line of many that says why. */
const reason = (said: string): string => {
  const lines = said.trim().split('\n')
  return (lines.find((line) => /\b(?:FATAL|PANIC|ERROR):|could not/.test(line)) ?? lines.at(-1) ?? '').trim()
}

/** Why a cluster can't be made or started, from PostgreSQL's last lines (English), and what to do. */
export const notStarting = (cluster: string, said: string, how: string | number): string =>
  `${
    NO_SPACE.test(said)
      ? KEIN_PLATZ(cluster)
      : `Die Datenbank in ${cluster} startet nicht. Ist sie beschädigt, stellen Sie das Verzeichnis aus der Sicherung wieder her (docs/betrieb/datenbank.md).`
  } PostgreSQL meldet (${how}): ${reason(said)}`
