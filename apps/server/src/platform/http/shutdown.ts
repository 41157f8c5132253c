import type { FastifyInstance } from 'fastify'

/** Who stops the portal waits 10 s (rule P-01). */
const GESAMT_MS = 9_500
/** Calls that take longer, a slow upload, are cut: what is half received was never acknowledged. */
const ANFRAGEN_MS = 4_000

const IDLE_MS = 50

/**
 * Lets calls in flight finish when the server closes, but not for ever. A connection that becomes idle meanwhile is
 * closed too: browsers would keep it for a minute.
 */
export const limitClosing = (app: FastifyInstance): void => {
  app.addHook('preClose', (done) => {
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_MS)
    const late = setTimeout(() => app.server.closeAllConnections(), ANFRAGEN_MS)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(late)
    })
    // A server that never listened does not say 'close'.
    idle.unref()
    late.unref()
    done()
  })
}

/**
 * Ends the process on SIGINT and SIGTERM: `stop` lets calls and jobs finish and stops the database, then exit 0.
 * A second signal ends it at once with 1, a stop that fails or takes longer than 9.5 s too; `tell` says so.
 */
export const stopOnSignal = (stop: () => Promise<void>, tell: (text: string) => void): void => {
  const giveUp = (text: string) => {
    tell(text)
    process.exit(1)
  }
  let stopping = false
  const onSignal = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(giveUp, GESAMT_MS, 'Das Beenden hat zu lange gedauert und wurde abgebrochen.').unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => giveUp(`Das Beenden ist fehlgeschlagen: ${String(error)}`),
    )
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
}
