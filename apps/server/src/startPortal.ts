import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { registerPortal } from './app.ts'
import { demoVorrat, demoWelt } from './demo/welt.ts'
import { erfundeneProgramme, keineDemoWelt } from './demo/keineDemoWelt.ts'
import { openIdentdienst } from './identifizierung/public.ts'
import { aufgaben } from './aufgaben.ts'
import { openAnmeldedienst, type Anmeldedienst } from './oidc/anmeldedienst.ts'
import { openSessionRegistry } from './oidc/sitzung/sessionRegistry.ts'
import { openBedingungen } from './platform/auth/bedingungen.ts'
import { systemClock } from './platform/clock.ts'
import { configWarnings, readConfig, type Config } from './platform/config.ts'
import { openDatabase, openPool, openSearchPool } from './platform/database/database.ts'
import { openNotifications } from './platform/database/notifications.ts'
import { prepareDatabase } from './platform/database/prepare.ts'
import { openFileStore } from './platform/files/openFileStore.ts'
import { openOeffner } from './platform/files/oeffnung/oeffner.ts'
import { openVirenpruefung, virenpruefungWarnungen } from './platform/files/viren/openVirenpruefung.ts'
import { POSTAUSGANG_PFAD, postausgangCode } from './platform/vorfuehrung/postausgangCode.ts'
import { createHttp } from './platform/http/server.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { createLog } from './platform/ops/log.ts'
import { openSecrets } from './platform/secrets/secrets.ts'
import type { Services } from './platform/services.ts'
import { alsStartError } from './platform/startError.ts'

type Platform = {
  readonly services: Services
  readonly anmeldedienst: Anmeldedienst
  readonly pool: pg.Pool
  readonly suchPool: pg.Pool
}

const openPlatform = async (config: Config, log: Logger, appUrl: string): Promise<Platform> => {
  const pool = openPool(appUrl, config.databasePool)
  const suchPool = openSearchPool(appUrl)
  const db = openDatabase(pool)
  const secrets = await openSecrets(db, config)
  const notifications = openNotifications(appUrl, log)
  const sessions = openSessionRegistry({ db, notifications })
  const clock = systemClock
  const anmeldedienst = await openAnmeldedienst({ db, config, secrets, sessions, notifications, clock, log })
  const { identity, tokens } = anmeldedienst
  const services: Services = {
    config,
    clock,
    db,
    dbSuche: openDatabase(suchPool),
    notifications,
    files: openFileStore(config),
    virenpruefung: openVirenpruefung(config),
    oeffner: openOeffner(),
    log,
    tokens,
    sessions,
    identity,
    bedingungen: await openBedingungen({ db, notifications, clock, log, identity }),
    secrets,
    csrfKey: await secrets.get('csrf', 32),
    entwurfKey: await secrets.get('entwurf', 32),
    identdienst: await openIdentdienst(config, secrets),
    identKey: await secrets.get('identverweis', 32),
    vorfuehrungscode: await postausgangCode(config, secrets),
  }
  return { services, anmeldedienst, pool, suchPool }
}

const openApp = async ({ services, anmeldedienst, pool }: Platform): Promise<FastifyInstance> => {
  const app = await createHttp(services, { pool })
  await anmeldedienst.register(app)
  registerPortal(app, services)
  return app
}

/** Undoes what was started, the last first; one failure does not keep the rest running. */
const stack = (log: Logger) => {
  const steps: (() => Promise<unknown>)[] = []
  return {
    push: (step: () => Promise<unknown>) => void steps.push(step),
    unwind: async () => {
      for (const step of steps.splice(0).toReversed())
        await step().catch((err: unknown) => log.error({ err }, 'stop failed'))
    },
  }
}

export type Portal = { readonly url: string; stop(): Promise<void> }

/** Starts everything that the configuration names and resolves when calls are answered. Throws with a German sentence. */
export const startPortal = async (env: Record<string, string | undefined>): Promise<Portal> => {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  const started = stack(log)
  try {
    const directory = join(config.datenVerzeichnis, 'datenbank')
    const onLost = () => process.exit(1)
    const database = await prepareDatabase({ ...config, directory, log, onLost })
    started.push(database.stop)
    for (const warning of [...configWarnings(config), ...database.warnings]) log.warn(warning)
    const platform = await openPlatform(config, log, database.appUrl)
    const { services, anmeldedienst, pool, suchPool } = platform
    started.push(() => pool.end())
    started.push(() => suchPool.end())
    started.push(() => services.notifications.close())
    const { ok, message } = await services.identity.health()
    if (!ok) log.warn(`${message} Das Portal startet trotzdem.`)
    const ident = await services.identdienst?.befinden()
    if (ident?.ok === false) log.warn(`${ident.message} Das Portal startet trotzdem.`)
    const ablage = await services.files.befinden()
    if (!ablage.ok)
      log.warn(
        `${ablage.message} Das Portal startet trotzdem; bis dahin lässt sich keine Datei öffnen oder hochladen.`,
      )
    for (const warning of await virenpruefungWarnungen(services.virenpruefung)) log.warn(warning)
    if (config.demo) await demoWelt(services).then(() => demoVorrat(services))
    else {
      await keineDemoWelt(services.db)
      for (const warning of await erfundeneProgramme(services.db)) log.warn(warning)
    }
    if (services.vorfuehrungscode !== undefined)
      log.warn(`Öffentliche Vorführung. Code für ${POSTAUSGANG_PFAD}: ${services.vorfuehrungscode}`)
    const worker = await startWorker({ pool, services, tasks: [...aufgaben, ...anmeldedienst.tasks] })
    started.push(() => worker.stop())
    const app = await openApp(platform)
    started.push(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    return { url: config.portalUrl, stop: started.unwind }
  } catch (error) {
    await started.unwind()
    throw alsStartError(error, config)
  }
}
