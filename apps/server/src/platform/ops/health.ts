import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { schreibprobe } from '../database/schreibprobe.ts'
import { pruefungBefinden } from '../files/viren/pruefungBefinden.ts'
import { setAsideCount } from '../jobs/setAside.ts'
import { mailstandLesen } from '../mail/mailstand.ts'
import type { Services } from '../services.ts'

type Befinden = { readonly ok: boolean; readonly message: string }

/** So long an answer about a store or a provider holds: each asks another machine, and anybody may ask for it. */
const HOLDS_MS = 5_000
/** A part that has not answered by then does not work: load balancers ask with a patience of a few seconds. */
const ANSWERS_MS = 4_000

const inTime = (what: string, answer: Promise<Befinden>): Promise<Befinden> => {
  const late = Promise.withResolvers<Befinden>()
  const timer = setTimeout(() => late.resolve({ ok: false, message: `${what}: keine Antwort.` }), ANSWERS_MS)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

/** Migrations are done before the server listens. */
const databaseAnswers = async ({ db }: Services): Promise<boolean> => {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const { ok } = await inTime(
    'Datenbank',
    answer.then((yes) => ({ ok: yes, message: '' })),
  )
  return ok
}

/**
 * How something is, asked at most every few seconds; the log hears when it changes. The sentence names folders and
 * machines: it is for the log, not for who asks.
 */
const watched = (what: string, ask: () => Promise<Befinden>, log: Services['log']) => {
  let told: Befinden = { ok: true, message: '' }
  let asked = 0
  let answer: Promise<boolean> | undefined
  const fresh = async (): Promise<boolean> => {
    const now = await inTime(what, ask()).catch((error: unknown) => ({
      ok: false,
      message: `${what}: ${String(error)}`,
    }))
    if (now.ok && !told.ok) log.warn(`${what}: wieder in Ordnung.`)
    if (!now.ok && now.message !== told.message) log.warn(now.message)
    told = now
    return now.ok
  }
  return (): Promise<boolean> => {
    if (answer === undefined || performance.now() - asked > HOLDS_MS) {
      asked = performance.now()
      answer = fresh()
    }
    return answer
  }
}

const NIEMAND_SIEHT_NACH =
  'Hintergrundarbeiten, die den Prozess beendet haben, sind zurückgestellt (Tabelle job_unfall, docs/betrieb/datenbank.md).'

const jobsBefinden = async ({ db }: Services): Promise<Befinden> =>
  (await setAsideCount(db)) === 0 ? { ok: true, message: '' } : { ok: false, message: NIEMAND_SIEHT_NACH }

/** A mail that the server refuses is between it and one address: counted (metrics.ts), and no outage. */
const mailBefinden = async ({ db }: Services): Promise<Befinden> => {
  const { MAILSERVER: warten } = await mailstandLesen(db)
  const message =
    'Der Mailserver antwortet nicht oder lässt das Portal nicht senden; E-Mails warten (docs/betrieb/mail.md).'
  return warten === 0 ? { ok: true, message: '' } : { ok: false, message }
}

const saveBefinden = async ({ db }: Services): Promise<Befinden> => {
  await schreibprobe(db)
  return { ok: true, message: '' }
}

/** The parts whose state is watched: for readiness, and as metrics. */
export type Parts = Readonly<Record<string, () => Promise<boolean>>>

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve, else 503 and the load balancer goes elsewhere. An
 * identity provider, a file store (files are written and read back), a scanner or a database that takes no writing is
 * said, not more: every instance misses it, and all that needs none of them goes on (ADR 0110).
 */
export const registerHealth = (app: FastifyInstance, services: Services): Parts => {
  const schema = { hide: true }
  const identity = watched('Anmeldedienst', () => services.identity.health(), services.log)
  const files = watched('Dateiablage', () => services.files.befinden(), services.log)
  const jobs = watched('Hintergrundarbeiten', () => jobsBefinden(services), services.log)
  const mail = watched('E-Mail', () => mailBefinden(services), services.log)
  const saves = watched('Speichern in der Datenbank', () => saveBefinden(services), services.log)
  const scanner =
    services.virenpruefung && watched('Virenprüfung', () => pruefungBefinden(services), services.log)
  const parts = { identity, files, mail, jobs, saves, ...(scanner && { scanner }) }
  app.get('/health/live', { schema }, () => ({ status: 'ok' }))
  app.get('/health/ready', { schema }, async (_request, reply) => {
    if (!(await databaseAnswers(services))) return reply.code(503).send({ status: 'database unreachable' })
    // All at once: one that hangs does not make the others wait.
    await Promise.all(Object.values(parts).map((ask) => ask()))
    const wort = (ok: boolean) => (ok ? 'ok' : 'unavailable')
    return {
      status: 'ok',
      identity: wort(await identity()),
      files: wort(await files()),
      mail: (await mail()) ? 'ok' : 'waiting',
      jobs: (await jobs()) ? 'ok' : 'set aside',
      saves: wort(await saves()),
      scanner: scanner === undefined ? 'none' : wort(await scanner()),
    }
  })
  return parts
}
