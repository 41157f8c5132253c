import { totalmem } from 'node:os'

const MB = 1024 * 1024

/** Memory that this process may count on: the container's limit where there is one. */
const memoryMb = (): number => {
  const limit = process.constrainedMemory()
  return Math.floor((limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / MB)
}

const between = (low: number, value: number, high: number) => Math.round(Math.min(Math.max(low, value), high))

export type Settings = Readonly<Record<string, string | number>>

/**
 * Settings of the embedded cluster. Durability stays as PostgreSQL delivers it (fsync and synchronous_commit on).
 * The log holds no statements and no errors of them: those may carry an IBAN, and the portal gets them as answers.
 */
export const embeddedSettings = (port: number, memory = memoryMb()): Settings => ({
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: `${between(64, memory / 16, 512)}MB`,
  effective_cache_size: `${between(256, memory / 2, 16_384)}MB`,
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  lc_messages: 'C',
})

/** For clusters that are thrown away after a test run: nothing has to survive a power cut. */
export const throwAwaySettings: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: 200,
  shared_buffers: '128MB',
}

export const asArguments = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
