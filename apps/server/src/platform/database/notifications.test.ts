import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { openNotifications, type Notifications } from './notifications.ts'

const log = pino({ level: 'silent' })
let database: Awaited<ReturnType<typeof createTestDatabase>>
let client: pg.Client
let notifications: Notifications
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.appUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
beforeEach(() => (notifications = openNotifications(database.appUrl, log)))
afterEach(() => notifications.close())

const LISTENING = `from pg_stat_activity
  where datname = current_database() and application_name = 'foerderportal-meldungen'`
const connections = async () => (await client.query(`select pid ${LISTENING}`)).rowCount

/** A mirror that notes what it is told; `fails` makes catching up fail so often. */
const mirror = (channel: string, fails = 0) => {
  const seen = { heard: [] as string[], caughtUp: [] as boolean[] }
  let left = fails
  const isCurrent = notifications.follow({
    channel,
    heard: (payload) => void seen.heard.push(payload),
    catchUp: async (_client, fresh) => {
      seen.caughtUp.push(fresh)
      if (left-- > 0) throw new Error('not now')
    },
  })
  return { ...seen, isCurrent, current: () => expect.poll(isCurrent).toBe(true) }
}
const notify = (channel: string, payload: string) =>
  client.query('select pg_notify($1, $2)', [channel, payload])

test('nobody follows: no connection is opened', async () => {
  expect(await connections()).toBe(0)
})

test('each mirror hears its own channel, all on one connection; who comes later joins at once', async () => {
  const one = mirror('eins')
  expect(one.isCurrent()).toBe(false)
  await one.current()
  const two = mirror('zwei')
  await two.current()
  await notify('eins', 'a')
  await notify('zwei', 'b')
  await expect.poll(() => [one.heard, two.heard]).toEqual([['a'], ['b']])
  expect([one.caughtUp[0], two.caughtUp[0]]).toEqual([true, true])
  expect(one.caughtUp.slice(1)).not.toContain(true)
  expect(await connections()).toBe(1)
})

test('a mirror that could not catch up is not current; it is tried again with a new connection', async () => {
  const one = mirror('eins', 1)
  await expect.poll(() => one.caughtUp).toEqual([true])
  expect(one.isCurrent()).toBe(false)
  await one.current()
  expect(one.caughtUp).toEqual([true, true])
})

test('after a loss nobody is current until he has caught up afresh', async () => {
  const [one, two] = [mirror('eins'), mirror('zwei')]
  await Promise.all([one.current(), two.current()])
  await client.query(`select pg_terminate_backend(pid) ${LISTENING}`)
  await expect.poll(() => [one.isCurrent(), two.isCurrent()], { interval: 5 }).toEqual([false, false])
  await notify('eins', 'lost')
  await Promise.all([one.current(), two.current()])
  expect([one.caughtUp.at(-1), two.caughtUp.at(-1)]).toEqual([true, true])
  await notify('eins', 'heard')
  await expect.poll(() => one.heard).toEqual(['heard'])
})

test('closed, it holds no connection and stays so', async () => {
  const one = mirror('eins')
  await one.current()
  await notifications.close()
  await expect.poll(() => connections()).toBe(0)
  expect(one.isCurrent()).toBe(false)
})
