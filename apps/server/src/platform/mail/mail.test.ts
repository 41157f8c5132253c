import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openPool } from '../database/database.ts'
import { createLog } from '../ops/log.ts'
import { aufgabe, jobEinreihen } from '../jobs/jobs.ts'
import { runDueJobs, startWorker } from '../jobs/worker.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { mailVersenden, type Mail } from './mailVersenden.ts'
import { mailZustellen } from './mailZustellen.ts'
import type { PostausgangTabelle } from './postausgang.ts'

let t: TestApp
beforeAll(async () => void (t = await startTestApp(() => {})))
afterAll(() => t.close())

const MAIL: Mail = {
  an: 'lena@demo.example',
  betreff: 'Ihr Antrag',
  text: 'Guten Tag,\nsiehe https://portal.example/a?b=1&c=2.',
}
const senden = (mail: Mail) => t.services.db.transaction().execute((tx) => mailVersenden(tx, mail))
const rows = () =>
  t.ownerDb
    .$extendTables<PostausgangTabelle>()
    .selectFrom('postausgang')
    .selectAll()
    .orderBy('angelegt_am')
    .execute()

/** The least of an SMTP server: takes each mail, or refuses each recipient. */
const smtp = async (refuse: boolean): Promise<{ server: Server; url: string; mails: string[] }> => {
  const mails: string[] = []
  const server = createServer((socket) => {
    let data: string | undefined
    socket.write('220 demo\r\n')
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk.toString()
        if (!data.endsWith('\r\n.\r\n')) return
        mails.push(data)
        data = undefined
        return void socket.write('250 taken\r\n')
      }
      const command = chunk.toString().slice(0, 4).toUpperCase()
      if (command === 'DATA') data = ''
      const refused = refuse && command === 'RCPT'
      socket.write(
        refused ? '550 no such user lena@demo.example\r\n' : command === 'DATA' ? '354 go\r\n' : '250 ok\r\n',
      )
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails }
}

test('without SMTP_URL the row is the delivery, and a key sends once', async () => {
  await senden({ ...MAIL, schluessel: 'eingang-1' })
  await senden({ ...MAIL, schluessel: 'eingang-1' })
  await runDueJobs(t.services, [mailZustellen])
  const [first, ...others] = await rows()
  expect(others).toEqual([])
  expect(first?.versendet_am).toEqual(t.clock.now())
})

test('with SMTP_URL the mail goes to the server; a refusal is noted without the address and tried again', async () => {
  const good = await smtp(false)
  await senden({ ...MAIL, betreff: 'Zweite\r\nBcc: alle@demo.example' })
  const services = { ...t.services, config: { ...t.services.config, smtpUrl: good.url } }
  await runDueJobs(services, [mailZustellen])
  good.server.close()
  expect(good.mails).toHaveLength(1)
  expect(good.mails[0]).toContain('To: lena@demo.example')
  expect(good.mails[0]).not.toMatch(/^Bcc:/m)

  const bad = await smtp(true)
  const lines: string[] = []
  await senden({ ...MAIL, betreff: 'Dritte' })
  await runDueJobs(
    {
      ...services,
      config: { ...services.config, smtpUrl: bad.url },
      log: createLog('debug', { write: (line) => void lines.push(line) }),
    },
    [mailZustellen],
  )
  bad.server.close()
  const third = (await rows()).find(({ betreff }) => betreff === 'Dritte')
  expect(third).toMatchObject({ versendet_am: null, fehler: 'SMTP 550' })
  expect(lines.join('')).toContain('job failed')
  expect(lines.join('')).not.toMatch(/lena|Guten Tag|Dritte/)
})

test('a mail whose text is a key loses it once a server has taken it, and keeps it where the row is the delivery', async () => {
  const server = await smtp(false)
  await senden({ ...MAIL, betreff: 'Geheim 1', vertraulich: true })
  await runDueJobs({ ...t.services, config: { ...t.services.config, smtpUrl: server.url } }, [mailZustellen])
  server.server.close()
  expect(server.mails.join('')).toContain('Guten Tag')
  await senden({ ...MAIL, betreff: 'Geheim 2', vertraulich: true })
  await runDueJobs(t.services, [mailZustellen])
  const texte = new Map((await rows()).map(({ betreff, text }) => [betreff, text]))
  expect(texte.get('Geheim 1')).toBe('Der Inhalt wurde nach dem Versand gelöscht.')
  expect(texte.get('Geheim 2')).toBe(MAIL.text)
})

test('a mail server that keeps silent holds up no other job, and is given up after five seconds', async () => {
  const stumm = createServer((socket) => void socket.on('error', () => undefined))
  await new Promise<void>((resolve) => stumm.listen(0, '127.0.0.1', resolve))
  const smtpUrl = `smtp://127.0.0.1:${(stumm.address() as AddressInfo).port}`
  const erledigt = Promise.withResolvers<void>()
  const beleg = aufgabe({ name: 'beleg', payload: z.object({}), run: async () => erledigt.resolve() })
  for (const betreff of ['Vierte', 'Fünfte', 'Sechste', 'Siebte']) await senden({ ...MAIL, betreff })
  const pool = openPool(t.services.config.databaseUrl ?? '', 6)
  const begonnen = performance.now()
  const worker = await startWorker({
    pool,
    services: { ...t.services, config: { ...t.services.config, smtpUrl } },
    tasks: [mailZustellen, beleg],
  })
  await jobEinreihen(t.services.db, 'beleg', {})
  await erledigt.promise
  expect(performance.now() - begonnen).toBeLessThan(2_000)
  const vierte = async () => (await rows()).find(({ betreff }) => betreff === 'Vierte')?.fehler
  await expect.poll(vierte, { timeout: 8_000 }).toBe('SMTP ETIMEDOUT')
  await worker.stop()
  await pool.end()
  stumm.close()
})
