import { readFile } from 'node:fs/promises'
import { MINUTE_MS, STUNDE_MS, TAG_MS } from '@foerderportal/values/time'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../jobs/worker.ts'
import { registerHealth } from '../ops/health.ts'
import { createLog } from '../ops/log.ts'
import { gewoehnlich, mailserver, nachDrehbuch } from '../testing/fremd/mailserver.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { mailVersenden, type Mail } from './mailVersenden.ts'
import { mailsWecken } from './mailsWecken.ts'
import { mailZustellen } from './mailZustellen.ts'
import type { PostausgangTabelle } from './postausgang.ts'
import { zustellungVon } from './zustellung.ts'

let t: TestApp
let zeilen: string[] = []
beforeAll(async () => void (t = await startTestApp(() => {})))
afterAll(() => t.close())
beforeEach(async () => {
  zeilen = []
  await sql`truncate postausgang, graphile_worker._private_jobs, graphile_worker._private_job_queues`.execute(
    t.ownerDb,
  )
})

const MAIL: Mail = { an: 'lena@demo.example', betreff: 'Ihr Antrag', text: 'Guten Tag' }
const senden = (mail: Partial<Mail> = {}) =>
  t.services.db.transaction().execute((tx) => mailVersenden(tx, { ...MAIL, ...mail }))
const mit = (smtpUrl: string) => ({
  ...t.services,
  config: { ...t.services.config, smtpUrl },
  log: createLog('info', { write: (zeile) => void zeilen.push(zeile) }),
})
const zustellen = (smtpUrl: string) => runDueJobs(mit(smtpUrl), [mailZustellen])
/** What the next minutes bring, seen once at their end. */
const spaeter = async (smtpUrl: string, ms: number) => {
  t.clock.forward(ms)
  await mailsWecken.run({}, mit(smtpUrl))
  await zustellen(smtpUrl)
}
const jedeMinute = async (smtpUrl: string, minuten: number) => {
  for (let n = 0; n < minuten; n += 1) await spaeter(smtpUrl, MINUTE_MS)
}
const briefe = () =>
  t.ownerDb
    .$extendTables<PostausgangTabelle>()
    .selectFrom('postausgang')
    .selectAll()
    .orderBy('angelegt_am')
    .execute()
const zustellungen = async () => (await briefe()).map(zustellungVon)
const fehler = async () => (await briefe()).map((b) => b.fehler)
const nummern = (mails: readonly string[]) =>
  new Set(mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]))
/** Health is asked of a process that has not been asked lately. */
const bereit = async () => {
  const app = fastify()
  registerHealth(app, t.services)
  const antwort = await app.inject('/health/ready')
  await app.close()
  return [antwort.statusCode, antwort.json<{ mail: string }>().mail]
}
const zaehler = async () =>
  (await t.app.inject('/metrics')).body.split('\n').filter((zeile) => /^portal_mails_.* [1-9]/.test(zeile))

/** Hours between tries; after the last one nobody tries again: more than five days in all. */
const PAUSEN_H = [0.5, 1, 2, 4, 8, 16, 24, 24, 24, 24]

test.each([
  ['an address that does not exist', { recipient: 550 }, 'SMTP 550'],
  ['a mail box that takes nothing so large', { data: 552 }, 'SMTP 552'],
  ['what the server takes for spam', { data: 554 }, 'SMTP 554'],
])('[S7-04] refused for good is tried once: %s', async (_, absagen, antwort) => {
  const server = await mailserver(absagen)
  await senden()
  await zustellen(server.url)
  await jedeMinute(server.url, 5)
  for (let tag = 0; tag < 7; tag += 1) await spaeter(server.url, TAG_MS)
  expect([server.versuche(), await fehler(), await zustellungen()]).toEqual([1, [antwort], ['ABGEWIESEN']])
  // One address is nobody's outage, and is told from one.
  expect(await bereit()).toEqual([200, 'ok'])
  expect(await zaehler()).toEqual(['portal_mails_undelivered{reason="refused"} 1'])
  await server.zu()
})

test('[S7-04] an address that is none is refused without a server, and holds up nothing', async () => {
  const server = await mailserver()
  await senden({ an: 'niemand' })
  await senden()
  await zustellen(server.url)
  expect(await zustellungen()).toEqual(['ABGEWIESEN', 'ANGENOMMEN'])
  await server.zu()
})

test('[S7-04] without an answer to the whole mail: hours between its copies, all under one number, and an end', async () => {
  const { server, url, mails } = await nachDrehbuch((zeile) =>
    zeile === '.' ? undefined : gewoehnlich(zeile),
  )
  await senden()
  await zustellen(url)
  await jedeMinute(url, 2)
  expect([mails.length, await zustellungen()]).toEqual([1, ['GESCHEITERT']])
  expect(await zaehler()).toEqual(['portal_mails_waiting{reason="later"} 1'])
  t.clock.forward(-2 * MINUTE_MS)
  for (const [n, stunden] of PAUSEN_H.entries()) {
    await spaeter(url, stunden * STUNDE_MS - MINUTE_MS)
    expect(mails).toHaveLength(n + 1)
    await spaeter(url, MINUTE_MS)
    expect(mails).toHaveLength(n + 2)
  }
  expect([await zustellungen(), nummern(mails).size]).toEqual([['AUFGEGEBEN'], 1])
  for (let tag = 0; tag < 7; tag += 1) await spaeter(url, TAG_MS)
  expect(mails).toHaveLength(PAUSEN_H.length + 1)
  expect(await zaehler()).toEqual(['portal_mails_undelivered{reason="given up"} 1'])
  expect(await bereit()).toEqual([200, 'ok'])
  server.close()
})

test.each([450, 452, 421])(
  '[S7-04] not now (%d): it comes again after half an hour, not sooner, and is taken',
  async (code) => {
    const absagen: { recipient?: number } = { recipient: code }
    const server = await mailserver(absagen)
    await senden()
    await zustellen(server.url)
    await jedeMinute(server.url, 3)
    expect([server.versuche(), await fehler()]).toEqual([1, [`SMTP ${code}`]])
    expect([await zustellungen(), await bereit()]).toEqual([['GESCHEITERT'], [200, 'ok']])
    delete absagen.recipient
    await spaeter(server.url, 30 * MINUTE_MS)
    expect([server.mails.length, await zustellungen()]).toEqual([1, ['ANGENOMMEN']])
    await server.zu()
  },
)

test('[S7-04] a server that is gone: each mail is tried once until it answers, then goes out within the minute', async () => {
  const weg = 'smtp://127.0.0.1:1'
  for (const betreff of ['Eins', 'Zwei']) await senden({ betreff })
  await zustellen(weg)
  await jedeMinute(weg, 5)
  await spaeter(weg, 6 * TAG_MS)
  expect(zeilen).toHaveLength(2)
  expect([await zustellungen(), await bereit()]).toEqual([
    ['GESCHEITERT', 'GESCHEITERT'],
    [200, 'waiting'],
  ])
  expect(await zaehler()).toEqual(['portal_mails_waiting{reason="outage"} 2'])
  const server = await mailserver()
  await jedeMinute(server.url, 1)
  expect([server.mails.length, await zustellungen()]).toEqual([2, ['ANGENOMMEN', 'ANGENOMMEN']])
  expect([await bereit(), await zaehler()]).toEqual([[200, 'ok'], []])
  await server.zu()
})

test.each([
  ['closes before it greets', (zeile: string) => (zeile === '' ? undefined : gewoehnlich(zeile))],
  ['greets with a no', (zeile: string) => (zeile === '' ? '554 no mail here\r\n' : gewoehnlich(zeile))],
  [
    'has no time to greet',
    (zeile: string) => (zeile === '' ? '421 too many connections\r\n' : gewoehnlich(zeile)),
  ],
])('[S7-04] a server that %s is away as well', async (_, antwort) => {
  const { server, url, mails } = await nachDrehbuch(antwort)
  await senden()
  await zustellen(url)
  await jedeMinute(url, 3)
  expect([zeilen.length, await bereit(), await zustellungen()]).toEqual([
    1,
    [200, 'waiting'],
    ['GESCHEITERT'],
  ])
  server.close()
  const gesund = await mailserver()
  await jedeMinute(gesund.url, 1)
  expect([mails.length, await zustellungen()]).toEqual([0, ['ANGENOMMEN']])
  await gesund.zu()
})

test('[S7-04] a password that the server does not know is an outage, no refused address', async () => {
  const server = await mailserver({ password: 'richtig' })
  await senden()
  await zustellen(server.urlMit('falsch'))
  await jedeMinute(server.urlMit('falsch'), 3)
  expect([zeilen.length, await fehler(), await zustellungen()]).toEqual([1, ['SMTP 535'], ['GESCHEITERT']])
  expect(await bereit()).toEqual([200, 'waiting'])
  await jedeMinute(server.urlMit('richtig'), 1)
  expect(server.mails).toHaveLength(1)
  await server.zu()
})

test.each([
  ['wants a password that we have not', { password: 'geheim' }, 'SMTP 530'],
  ['does not let us send under our address', { sender: 550 }, 'SMTP 550'],
])(
  '[S7-04] a server that %s: an outage that a look at it does not show, so it is not asked every minute',
  async (_, absagen, antwort) => {
    const server = await mailserver(absagen)
    await senden()
    await zustellen(server.url)
    await jedeMinute(server.url, 3)
    expect([zeilen.length, await fehler(), await zustellungen()]).toEqual([1, [antwort], ['GESCHEITERT']])
    expect(await bereit()).toEqual([200, 'waiting'])
    // Nothing is wrong with the mail: it waits as long as it takes.
    for (let tag = 0; tag < 20; tag += 1) await spaeter(server.url, TAG_MS)
    expect([server.mails.length, await zustellungen()]).toEqual([0, ['GESCHEITERT']])
    await server.zu()
  },
)

test('[S7-04] when the server is back, only what did not reach it goes at once', async () => {
  const absagen: { recipient?: number } = { recipient: 550 }
  const server = await mailserver(absagen)
  await senden({ betreff: 'Abgewiesen' })
  await zustellen(server.url)
  absagen.recipient = 450
  await senden({ betreff: 'Später' })
  await zustellen(server.url)
  delete absagen.recipient
  await senden({ betreff: 'Ausfall' })
  await zustellen('smtp://127.0.0.1:1')
  await jedeMinute(server.url, 2)
  expect(await zustellungen()).toEqual(['ABGEWIESEN', 'GESCHEITERT', 'ANGENOMMEN'])
  expect(server.versuche()).toBe(3)
  await server.zu()
})

test('[S7-04] each try that fails is one line in the log, without address, text or place in the code', async () => {
  const server = await mailserver({ recipient: 550 })
  await senden({ an: 'rosa@neuhof.example', betreff: 'Geheimnis' })
  await zustellen(server.url)
  await server.zu()
  expect(zeilen).toHaveLength(1)
  const [{ guid } = { guid: '' }] = await briefe()
  expect(JSON.parse(zeilen[0] ?? '')).toMatchObject({
    mail: guid,
    answer: 'SMTP 550',
    obstacle: 'ABGEWIESEN',
    msg: 'mail not taken',
  })
  expect(zeilen[0]).not.toMatch(/@|Geheimnis|Guten Tag|stack|\.ts/)
})

test('[S7-04] a refused mail with a key loses its text: nobody will send it', async () => {
  const server = await mailserver({ recipient: 550 })
  await senden({ vertraulich: true })
  await senden()
  await zustellen(server.url)
  expect((await briefe()).map(({ text }) => text)).toEqual([
    'Der Inhalt wurde gelöscht: Die Mail ließ sich nicht zustellen.',
    MAIL.text,
  ])
  await server.zu()
})

test('[S7-04] what the operator sets free as his page says is tried within the minute', async () => {
  const seite = await readFile(new URL('../../../../../docs/betrieb/mail.md', import.meta.url), 'utf8')
  const [ansehen, freigeben] = [...seite.matchAll(/```sql\n([^`]+);\n```/g)].map(([, anweisung]) => anweisung)
  const absagen: { recipient?: number } = { recipient: 554 }
  const server = await mailserver(absagen)
  await senden()
  await senden({ vertraulich: true })
  await zustellen(server.url)
  delete absagen.recipient
  expect((await sql.raw(ansehen ?? '').execute(t.services.db)).rows).toHaveLength(2)
  t.clock.set(new Date())
  await sql.raw(freigeben ?? '').execute(t.services.db)
  await jedeMinute(server.url, 1)
  expect(await zustellungen()).toEqual(['ANGENOMMEN', 'ABGEWIESEN'])
  await server.zu()
})
