import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { STUNDE_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openPool } from '../database/database.ts'
import { createLog } from '../ops/log.ts'
import { aufgabe, jobEinreihen } from '../jobs/jobs.ts'
import { runDueJobs, startWorker } from '../jobs/worker.ts'
import { gewoehnlich, nachDrehbuch } from '../testing/fremd/mailserver.ts'
import { smtpServer } from '../testing/smtpServer.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { mailVersenden, type Mail } from './mailVersenden.ts'
import { mailsWecken } from './mailsWecken.ts'
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

test('without SMTP_URL the row is the delivery, and a key sends once', async () => {
  await senden({ ...MAIL, schluessel: 'eingang-1' })
  await senden({ ...MAIL, schluessel: 'eingang-1' })
  await runDueJobs(t.services, [mailZustellen])
  const [first, ...others] = await rows()
  expect(others).toEqual([])
  expect(first?.versendet_am).toEqual(t.clock.now())
})

test('with SMTP_URL the mail goes to the server; a refusal is noted without the address', async () => {
  const good = await smtpServer(false)
  await senden({ ...MAIL, betreff: 'Zweite\r\nBcc: alle@demo.example' })
  const services = { ...t.services, config: { ...t.services.config, smtpUrl: good.url } }
  await runDueJobs(services, [mailZustellen])
  good.server.close()
  expect(good.mails).toHaveLength(1)
  expect(good.mails[0]).toContain('To: lena@demo.example')
  expect(good.mails[0]).not.toMatch(/^Bcc:/m)

  const bad = await smtpServer(true)
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
  expect(lines.join('')).toContain('mail not taken')
  expect(lines.join('')).not.toMatch(/lena|Guten Tag|Dritte/)
})

test('[S10-06] an address is kept as it was typed, and mailed with the ASCII form of its domain', async () => {
  const { server, url, mails } = await smtpServer(false)
  await senden({ ...MAIL, an: 'info@hof-müller.de', betreff: 'Umlaut' })
  await runDueJobs({ ...t.services, config: { ...t.services.config, smtpUrl: url } }, [mailZustellen])
  server.close()
  expect(mails.join('')).toContain('To: info@xn--hof-mller-u9a.de')
  expect((await rows()).find(({ betreff }) => betreff === 'Umlaut')?.an).toBe('info@hof-müller.de')
})

test('a mail whose text is a key loses it once a server has taken it, and keeps it where the row is the delivery', async () => {
  const server = await smtpServer(false)
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

test('a mail server that keeps silent holds up no other job and no stop', async () => {
  const stumm = createServer((socket) => void socket.on('error', () => undefined))
  await new Promise<void>((resolve) => stumm.listen(0, '127.0.0.1', resolve))
  const smtpUrl = `smtp://127.0.0.1:${(stumm.address() as AddressInfo).port}`
  const getan: string[] = []
  const tun = async (was: string) => void getan.push(was)
  const beleg = aufgabe({ name: 'beleg', payload: z.object({}), run: () => tun('beleg') })
  for (const betreff of ['Vierte', 'Fünfte', 'Sechste', 'Siebte']) await senden({ ...MAIL, betreff })
  const pool = openPool(t.services.config.databaseUrl ?? '', 6)
  const worker = await startWorker({
    pool,
    services: { ...t.services, config: { ...t.services.config, smtpUrl } },
    tasks: [mailZustellen, beleg],
  })
  await jobEinreihen(t.services.db, 'beleg', {})
  await expect.poll(() => getan).toEqual(['beleg'])
  void worker.stop().then(() => tun('stop'))
  await expect.poll(() => getan).toEqual(['beleg', 'stop'])
  await pool.end()
  stumm.close()
})

/** Does what a server of Debian's does, each answer so late. */
const langsam = async (grussMs: number, angenommenMs: number) => {
  const mails: string[] = []
  const server = createServer((socket) => {
    let daten = false
    setTimeout(() => socket.write('220 demo\r\n'), grussMs)
    socket.on('data', (stueck) => {
      const text = stueck.toString()
      if (daten) {
        if (!text.includes('\r\n.\r\n')) return
        daten = false
        mails.push(text)
        return void setTimeout(() => socket.write('250 taken\r\n'), angenommenMs)
      }
      daten = text.startsWith('DATA')
      socket.write(daten ? '354 go\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, mails, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a server that greets after six seconds gets the mail, one that takes it after seven gets it once', async () => {
  const faelle = [
    { betreff: 'Achte', ...(await langsam(6_000, 0)) },
    { betreff: 'Neunte', ...(await langsam(0, 7_000)) },
  ]
  for (const { betreff } of faelle) await senden({ ...MAIL, betreff })
  const guids = new Map((await rows()).map(({ betreff, guid }) => [betreff, guid]))
  await Promise.all(
    faelle.map(({ betreff, url: smtpUrl }) =>
      mailZustellen.run(
        { guid: guids.get(betreff) },
        { ...t.services, config: { ...t.services.config, smtpUrl } },
      ),
    ),
  )
  for (const { server, mails, betreff } of faelle) {
    server.close()
    expect([betreff, mails.length]).toEqual([betreff, 1])
  }
  const stand = (await rows()).filter(({ betreff }) => betreff === 'Achte' || betreff === 'Neunte')
  expect(stand.map(({ versendet_am, fehler }) => [versendet_am !== null, fehler])).toEqual([
    [true, null],
    [true, null],
  ])
})

const leeren = () =>
  sql`truncate postausgang, graphile_worker._private_jobs, graphile_worker._private_job_queues`.execute(
    t.ownerDb,
  )
const mitServer = (smtpUrl: string) => ({ ...t.services, config: { ...t.services.config, smtpUrl } })
/** Time enough for what waits for its next try. */
const spaeter = async (smtpUrl: string) => {
  t.clock.forward(STUNDE_MS)
  await mailsWecken.run({}, mitServer(smtpUrl))
  await runDueJobs(mitServer(smtpUrl), [mailZustellen])
}

test('[S7-04] what is rolled back sends nothing: neither its mail nor the job for it is there', async () => {
  await leeren()
  const abbruch = new Error('rolled back')
  await expect(
    t.services.db.transaction().execute(async (tx) => {
      await mailVersenden(tx, { ...MAIL, schluessel: 'abbruch' })
      throw abbruch
    }),
  ).rejects.toBe(abbruch)
  const { server, url, mails } = await smtpServer(false)
  await runDueJobs(mitServer(url), [mailZustellen])
  expect([await rows(), mails]).toEqual([[], []])
  // Nor is its key used up: the next try sends it.
  await senden({ ...MAIL, schluessel: 'abbruch' })
  await runDueJobs(mitServer(url), [mailZustellen])
  expect(mails).toHaveLength(1)
  server.close()
})

const nummern = (mails: readonly string[]) =>
  new Set(mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]))

test.each([
  ['before it greets', (zeile: string) => zeile === ''],
  ['before the mail', (zeile: string) => zeile.startsWith('DATA')],
  ['when it has the mail, without a word', (zeile: string) => zeile === '.'],
])(
  '[S7-04] a server that closes %s: it waits, is sent again under its number, and then no more',
  async (_, schliesst) => {
    await leeren()
    let kaputt = true
    const { server, url, mails } = await nachDrehbuch((zeile) =>
      kaputt && schliesst(zeile) ? undefined : gewoehnlich(zeile),
    )
    await senden({ ...MAIL, schluessel: 'zu-frueh' })
    await runDueJobs(mitServer(url), [mailZustellen])
    expect(await rows()).toMatchObject([{ versendet_am: null, fehler: expect.stringMatching(/^SMTP E/) }])
    kaputt = false
    const vorher = mails.length
    for (const __ of [1, 2]) await spaeter(url)
    expect([mails.length - vorher, [...nummern(mails)]]).toEqual([1, [expect.stringMatching(/^<.+>$/)]])
    expect(await rows()).toMatchObject([{ versendet_am: expect.any(Date) as Date, fehler: null }])
    server.close()
  },
)

test('[S7-04] a server that answers twice: each mail goes once, and a refusal is that of the mail that was refused', async () => {
  await leeren()
  const { server, url, mails } = await nachDrehbuch((zeile) => {
    if (zeile === '.') return '250 taken\r\n250 taken\r\n'
    return zeile.startsWith('RCPT TO:<weg@') ? '550 no such user\r\n' : gewoehnlich(zeile)
  })
  await senden({ ...MAIL, betreff: 'Erste', schluessel: 'doppelt-1' })
  await senden({ ...MAIL, betreff: 'Zweite', an: 'weg@demo.example', schluessel: 'doppelt-2' })
  await senden({ ...MAIL, betreff: 'Dritte', schluessel: 'doppelt-3' })
  await runDueJobs(mitServer(url), [mailZustellen])
  for (const __ of [1, 2]) await spaeter(url)
  server.close()
  const stand = Object.fromEntries(
    (await rows()).map(({ betreff, versendet_am, fehler }) => [betreff, [versendet_am !== null, fehler]]),
  )
  expect(stand).toEqual({ Erste: [true, null], Zweite: [false, 'SMTP 550'], Dritte: [true, null] })
  const gekommen = mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])
  expect([gekommen.length, new Set(gekommen)]).toEqual([2, new Set(['Erste', 'Dritte'])])
})
