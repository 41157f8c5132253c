import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freierPort } from '../../e2e/src/portal/portalStarten.ts'

/** The bare reference in a process of its own, on a database that has the portal's tables. */
export const referenzStarten = async (databaseUrl: string) => {
  const port = await freierPort()
  const prozess = spawn(process.execPath, [join(import.meta.dirname, 'referenz.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (prozess.stdout) await once(prozess.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, pid: prozess.pid, stoppen: () => prozess.kill() }
}
