/** Nobody's mistake and soon over: the database is away, starting, full, or did not get to this statement in time. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08006', // connection_failure
  '08P01', // protocol_violation: how PgBouncer says that it has lost the server, or has none
  '40P01', // deadlock_detected: the other one goes on
  '25006', // read_only_sql_transaction: a standby, until somebody promotes it
  '53100', // disk_full
  '53300', // too_many_connections
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '58030', // io_error
])

/** The pool could not give a connection; nothing of the call was done. */
export class NoConnectionError extends Error {}

/** What pg says, without a code, when the line breaks under a statement (pg 8, client.js). */
const BROKEN = /^(?:Connection terminated|Client has encountered a connection error)/

/** Whether the same call may well succeed in some seconds. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof NoConnectionError ||
  (error instanceof Error &&
    (CODES.has((error as { code?: string }).code ?? '') || BROKEN.test(error.message)))
