import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { hofAnlegen } from '../src/antrag/antrag.ts'
import { angemeldet } from '../src/api.ts'
import { freierPort } from '../src/portal/portalStarten.ts'

const WURZEL = join(import.meta.dirname, '../..')

/** `npm start` as an operator calls it: npm, a shell, then the server. */
const npmStart = async (env: Record<string, string>): Promise<{ npm: ChildProcess; url: string }> => {
  const npm = spawn('npm', ['start'], {
    cwd: WURZEL,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!npm.stdout) throw new Error('npm hat keine Ausgabe')
  for await (const zeile of createInterface({ input: npm.stdout })) {
    const url = /^Förderportal bereit: (\S+)$/.exec(zeile)?.[1]
    if (url !== undefined) return { npm, url }
  }
  throw new Error('npm start endete, bevor das Portal bereit war')
}

const beenden = async ({ npm }: { npm: ChildProcess }, signal: 'SIGINT' | 'SIGTERM') => {
  const ende = once(npm, 'exit')
  npm.kill(signal)
  return (await ende)[0] as number | null // the code of the event 'exit'
}

test('npm start wird mit SIGTERM und SIGINT ordentlich beendet; der zweite Start hat die Daten des ersten', async () => {
  const datenVerzeichnis = await mkdtemp(join(tmpdir(), 'portal-start-'))
  const port = String(await freierPort())
  const env = {
    PORT: port,
    PORTAL_URL: `http://localhost:${port}`,
    DATEN_VERZEICHNIS: datenVerzeichnis,
    DATABASE_URL: '',
    DEMO: '1',
    LOG_LEVEL: 'warn',
  }
  try {
    const erster = await npmStart(env)
    const guid = await hofAnlegen(await angemeldet(erster.url, 'max.mehrfach'), 1)
    expect(await beenden(erster, 'SIGTERM')).toBe(0)
    const zweiter = await npmStart(env)
    const { body } = await (await angemeldet(zweiter.url, 'max.mehrfach')).rufen(nutzerStatusLesen)
    expect(body.unternehmenStatus.map((u) => u.id)).toContain(guid)
    expect(await beenden(zweiter, 'SIGINT')).toBe(0)
  } finally {
    await rm(datenVerzeichnis, { recursive: true, force: true })
  }
})
