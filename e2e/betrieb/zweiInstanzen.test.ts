import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts'
import { anmeldenMitFormular, titel } from '../src/browser.ts'
import { freierPort, portalStarten } from '../src/portal/portalStarten.ts'

const melden = (...worte: unknown[]) => void process.stderr.write(`${worte.join(' ')}\n`)
const log = { debug: () => {}, info: () => {}, warn: melden, error: melden }

/** One public address; `leiten` decides which instance answers from now on, `bedient` who answered for a path. */
const lastverteiler = async (port: number) => {
  let ziel = ''
  const bedient = new Map<string, string>()
  const server = createServer((anfrage, antwort) => {
    const { method, headers, url } = anfrage
    bedient.set(`${method} ${(url ?? '/').split('?')[0]}`, ziel)
    const weiter = request(new URL(url ?? '/', ziel), { method, headers }, (gekommen) => {
      antwort.writeHead(gekommen.statusCode ?? 502, gekommen.headers)
      gekommen.pipe(antwort)
    })
    weiter.on('error', () => antwort.destroy())
    anfrage.pipe(weiter)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    bedient,
    leiten: (url: string) => void (ziel = url),
    schliessen: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Two processes on one database behind one address, as an operator would run them. */
const zweiInstanzen = async () => {
  const ordner = await mkdtemp(join(tmpdir(), 'portal-zwei-'))
  const datenbank = await startEmbedded({ directory: ordner, log })
  const port = await freierPort()
  const url = `http://localhost:${port}`
  const env = {
    PORTAL_URL: url,
    PORTAL_SCHLUESSEL: Buffer.alloc(32, 3).toString('base64'),
    DATABASE_URL: datenbank.appUrl,
    DATABASE_OWNER_URL: datenbank.ownerUrl,
    DEMO: '1',
  }
  const eine = await portalStarten({ env })
  const andere = await portalStarten({ env })
  const verteiler = await lastverteiler(port)
  return {
    url,
    eine,
    andere,
    leiten: verteiler.leiten,
    bedient: verteiler.bedient,
    beenden: async () => {
      verteiler.schliessen()
      await Promise.all([eine.entfernen(), andere.entfernen()])
      await datenbank.stop()
      await rm(ordner, { recursive: true, force: true })
    },
  }
}

let portal: Awaited<ReturnType<typeof zweiInstanzen>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  portal = await zweiInstanzen()
})
test.afterAll(() => portal.beenden())

/** What an instance says to a call with this token. */
const status = async (instanz: string, token: string) => {
  const antwort = await fetch(`${instanz}/NutzerService/api/public/foerderportal/nutzer/status`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return antwort.status
}

test('angemeldet auf der einen, erneuert auf der anderen; die Abmeldung gilt nach fünf Sekunden auf beiden', async ({
  page,
}) => {
  const { url, eine, andere, leiten } = portal
  leiten(eine.url)
  await page.clock.install()
  await anmeldenMitFormular(page, url, 'lena.lindenau')
  await expect(titel(page, 'Guten Tag, Lena')).toBeVisible()
  await page.waitForLoadState('networkidle')

  leiten(andere.url)
  const erneuert = page.waitForResponse((r) => r.url().endsWith('/token') && r.status() === 200)
  await page.clock.fastForward('04:00')
  const { access_token } = (await (await erneuert).json()) as { access_token: string }
  await page.getByRole('link', { name: 'Anträge' }).first().click()
  await expect(page.getByText('Zuschüsse für Hof Lindenau GbR')).toBeVisible()
  for (const instanz of [eine.url, andere.url]) expect(await status(instanz, access_token)).toBe(200)

  await page.getByRole('button', { name: /^Konto/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(page, 'Willkommen')).toBeVisible()
  for (const instanz of [eine.url, andere.url])
    await expect.poll(() => status(instanz, access_token)).toBe(401)
})

test('Anmeldeseite von der einen, Passwort an die andere, Code bei der ersten', async ({ page }) => {
  const { url, eine, andere, leiten, bedient } = portal
  leiten(eine.url)
  await page.goto(`${url}/dashboard`)
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('paul.partner')
  await page.getByLabel('Passwort').fill('Foerder-Demo-2026')
  leiten(andere.url)
  // The page of the portal that redeems the code loads before it does so.
  page.on('request', (anfrage) => {
    if (new URL(anfrage.url()).pathname === '/auth/callback') leiten(eine.url)
  })
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(titel(page, /^Guten Tag/)).toBeVisible()
  const anmeldung = [...bedient.keys()].findLast((pfad) => /^POST .*\/anmelden$/.test(pfad))
  expect(bedient.get(anmeldung ?? '')).toBe(andere.url)
  expect(bedient.get('POST /realms/portal/protocol/openid-connect/token')).toBe(eine.url)
})
