import { StartError } from '../../startError.ts'

/** A database start that can't succeed. The message tells the operator in German what is wrong and what to do. */
export class DatabaseStartError extends StartError {
  override readonly name = 'DatabaseStartError'
}

/** What the launcher says; a pino logger fits. */
export type LauncherLog = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>>
