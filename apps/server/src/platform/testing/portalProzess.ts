import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Route } from '@foerderportal/contract/shared/route'
import { importJWK } from 'jose'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { SIGNATUR, schluesselLaden } from '../../oidc/schluessel/keys.ts'
import { csrfValue } from '../http/csrf.ts'
import type { TestApp } from './testApp.ts'
import { signer, type Caller } from './tokens/testTokens.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')
const NAME = 'portal-prozess'

const freierPort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // it listens on a port
  probe.close()
  await once(probe, 'close')
  return port
}

const bereit = async (kind: ChildProcess): Promise<void> => {
  if (kind.stdout)
    for await (const zeile of createInterface({ input: kind.stdout }))
      if (zeile.startsWith('Förderportal bereit')) return
  throw new Error('the server did not start')
}

/** Kills it as `kill -9` does; resolves when the database has noticed. */
const toeten = async ({ ownerDb }: TestApp, kind: ChildProcess): Promise<void> => {
  const ende = once(kind, 'exit')
  kind.kill('SIGKILL')
  await ende
  const verbindungen = async () =>
    (await sql`select from pg_stat_activity where application_name = ${NAME}`.execute(ownerDb)).rows.length
  await expect.poll(verbindungen).toBe(0)
}

type Ende = {
  /** Undefined: it ended well. */
  readonly code: string | number | null | undefined
  readonly stderr: string
}

/** How the server's process ends that can't start so. It is waited for without a limit of its own: `signal` is the test's. */
export const portalEnde = (env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Ende> =>
  new Promise((fertig) => {
    execFile(process.execPath, [MAIN], { env, signal }, (fehler, _, stderr) =>
      fertig({ code: fehler?.code, stderr }),
    )
  })

type Aufruf = { readonly als: Caller; readonly params: Record<string, string>; readonly body?: unknown }

/** Calls over a real line, with tokens that the key of the process's own provider has signed. */
const rufer = async ({ services: { secrets, config, clock } }: TestApp, port: number) => {
  const [jwk] = await schluesselLaden(secrets, clock)
  if (jwk === undefined) throw new Error('no key signs')
  const key = await importJWK(jwk, SIGNATUR)
  const sign = signer(key, `${config.portalUrl}/realms/portal`, new Date(), jwk.kid)
  const csrfKey = await secrets.get('csrf', 32)
  return async ({ path, method }: Route, { als, params, body }: Aufruf): Promise<number> => {
    const csrf = csrfValue(csrfKey, `sid-${als.sub}`)
    const pfad = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const { status } = await fetch(`http://127.0.0.1:${port}${pfad}`, {
      method,
      headers: {
        authorization: `Bearer ${await sign(als)}`,
        cookie: `${CSRF_COOKIE}=${csrf}`,
        [CSRF_HEADER]: csrf,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return status
  }
}

/** The real server in a process of its own, on the database of this test; it goes by the real time and ends with the test. */
export const portalProzess = async (t: TestApp) => {
  const { databaseUrl = '', datenVerzeichnis, portalUrl } = t.services.config
  // Without the demo world it starts on no data of one.
  for (const tabelle of ['konto', 'nutzer', 'unternehmen'])
    await sql`update ${sql.table(tabelle)} set demo = false`.execute(t.ownerDb)
  const port = await freierPort()
  const kind = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: `${databaseUrl}?application_name=${NAME}`,
      DATABASE_OWNER_URL: t.ownerUrl,
      DATEN_VERZEICHNIS: datenVerzeichnis,
      PORTAL_URL: portalUrl,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void kind.kill('SIGKILL'))
  await bereit(kind)
  return { rufen: await rufer(t, port), toeten: () => toeten(t, kind) }
}
