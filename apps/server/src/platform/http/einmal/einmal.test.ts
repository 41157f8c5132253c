import { randomUUID } from 'node:crypto'
import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { route } from '@foerderportal/contract/shared/route'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { absage } from '../../testing/anfragen.ts'
import { als } from '../../testing/portalBasis.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { zugleich } from '../../testing/zugleich.ts'
import { schluesselAufraeumen } from './schluesselAufraeumen.ts'
import { mount } from '../mount.ts'
import { absagen } from '../refusal.ts'

const DING = {
  method: 'POST',
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Ein Ding anlegen',
  params: z.object({ ort: z.string() }),
  body: z.object({ name: z.string() }),
  answers: { 200: z.object({ nr: z.number() }) },
} as const
const NOETIG = route({ ...DING, path: '/probe/noetig/:ort', aufrufschluessel: 'noetig', etag: 'version' })
const MOEGLICH = route({ ...DING, path: '/probe/moeglich/:ort', aufrufschluessel: 'moeglich' })

const LENA = als('lena.lindenau')
const MAX = als('max.mehrfach')

let t: TestApp
/** What the next call does besides making a thing. */
let danach: () => Promise<void> = async () => {}
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    const anlegen = (name: string) =>
      services.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{
          nr: number
        }>`insert into ding (name) values (${name}) returning nr`.execute(tx)
        return rows[0]?.nr ?? 0
      })
    mount(app, services, NOETIG, async ({ body }) => {
      const nr = await anlegen(body.name)
      await danach()
      return { status: 200, body: { nr }, version: 7 }
    })
    mount(app, services, MOEGLICH, async ({ body }) => ({
      status: 200,
      body: { nr: await anlegen(body.name) },
    }))
  })
  await sql`create table ding (nr integer generated always as identity, name text not null)`.execute(
    t.ownerDb,
  )
})
afterAll(() => t.close())
beforeEach(() => {
  danach = async () => {}
})

const dinge = async (name: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ding where name = ${name}`.execute(
    t.ownerDb,
  )
  return rows[0]?.n
}
type Wie = {
  readonly wer?: typeof LENA
  readonly ort?: string
  readonly route?: typeof NOETIG | typeof MOEGLICH
}
const senden = async (
  name: string,
  schluessel: string,
  { wer = LENA, ort = 'hier', route: r = NOETIG }: Wie = {},
) => {
  const { status, text, headers, body } = await t.call<typeof NOETIG | typeof MOEGLICH>(r, {
    als: wer,
    params: { ort },
    body: { name },
    headers: { [SCHLUESSEL_HEADER]: schluessel },
  })
  return { status, text, headers, nr: body.nr }
}

describe('[S10-05] the same call twice', () => {
  test('is done once: its answer comes again, with its version', async () => {
    const [name, schluessel] = [randomUUID(), randomUUID()]
    const erste = await senden(name, schluessel)
    const zweite = await senden(name, schluessel)
    expect(zweite).toMatchObject({ status: 200, text: erste.text })
    expect(zweite.headers).toMatchObject({ etag: '"7"', 'content-type': erste.headers['content-type'] })
    expect(await dinge(name)).toBe(1)
  })

  test('five at once are one: the others wait for its answer', async () => {
    const [name, schluessel] = [randomUUID(), randomUUID()]
    const antworten = await zugleich(
      t,
      (tx) => sql`lock table ding in exclusive mode`.execute(tx),
      Array.from({ length: 5 }, () => () => senden(name, schluessel)),
    )
    expect(new Set(antworten.map(({ text }) => text)).size).toBe(1)
    expect(await dinge(name)).toBe(1)
  })

  test('in quotation marks, as the draft writes it, is the same key', async () => {
    const [name, schluessel] = [randomUUID(), randomUUID()]
    await senden(name, schluessel)
    await senden(name, `"${schluessel}"`)
    expect(await dinge(name)).toBe(1)
  })

  test('of somebody else, or another call, is another one', async () => {
    const [name, schluessel] = [randomUUID(), randomUUID()]
    await senden(name, schluessel)
    await senden(name, schluessel, { wer: MAX })
    await senden(name, schluessel, { route: MOEGLICH })
    expect(await dinge(name)).toBe(3)
  })

  test('with another content or another object: 422 of ours, 400 of the specification, and nothing is done', async () => {
    const [name, schluessel] = [randomUUID(), randomUUID()]
    await senden(name, schluessel)
    await senden(name, schluessel, { route: MOEGLICH })
    for (const wie of [{ ort: 'dort' }, {}] as const) {
      const inhalt = wie.ort === undefined ? 'anders' : name
      const vergeben = absage(await senden(inhalt, schluessel, wie), 422)
      expect(vergeben.detail).toMatch(/^Unter diesem Schlüssel kam schon ein Aufruf mit anderem Inhalt\./)
      absage(await senden(inhalt, schluessel, { ...wie, route: MOEGLICH }), 400)
    }
    expect(await dinge(name)).toBe(2)
  })

  test('after a refusal does it: what was refused kept nothing, its key neither', async () => {
    const [name, schluessel] = [randomUUID(), randomUUID()]
    danach = () => Promise.reject(absagen(ALLGEMEIN.konkurrierend))
    absage(await senden(name, schluessel), 409)
    expect(await dinge(name)).toBe(0)
    danach = async () => {}
    expect((await senden(name, schluessel)).status).toBe(200)
    expect(await dinge(name)).toBe(1)
  })

  test('a day later is a new one; the cleaning job takes old keys and leaves the others', async () => {
    const [name, alt, neu] = [randomUUID(), randomUUID(), randomUUID()]
    await senden(name, alt)
    await senden(name, neu)
    await sql`update aufrufschluessel set am = am - interval '24 hours 1 second' where schluessel = ${alt}`.execute(
      t.ownerDb,
    )
    await senden(name, alt)
    expect(await dinge(name)).toBe(3)
    await sql`update aufrufschluessel set am = am - interval '24 hours 1 second' where schluessel = ${alt}`.execute(
      t.ownerDb,
    )
    await schluesselAufraeumen.run(null, t.services)
    const { rows } = await sql<{ schluessel: string }>`select schluessel from aufrufschluessel
      where schluessel in (${alt}, ${neu})`.execute(t.ownerDb)
    expect(rows).toEqual([{ schluessel: neu }])
  })
})

describe('[S10-05] the key', () => {
  test.each([
    '',
    'kurz',
    'mit Leerzeichen',
    `${'x'.repeat(201)}`,
    'schlüssel-mit-umlaut',
    '"offen-geblieben',
  ])('%j is none: 400 with a sentence, whether it is needed or not', async (schluessel) => {
    for (const r of [NOETIG, MOEGLICH]) {
      const { detail } = absage(await senden('nichts', schluessel, { route: r }), 400)
      expect(detail).toMatch(/^Dieser Aufruf legt etwas an\. Geben Sie ihm im Kopf „idempotency-key“/)
    }
    expect(await dinge('nichts')).toBe(0)
  })

  test('missing: a call of ours is refused, one of the specification is done each time', async () => {
    const ohne = async (r: typeof NOETIG | typeof MOEGLICH) => {
      const request = { als: LENA, params: { ort: 'hier' }, body: { name: 'ohne' } }
      return t.call<typeof NOETIG | typeof MOEGLICH>(r, { ...request, schluessel: false })
    }
    absage(await ohne(NOETIG), 400)
    expect(await dinge('ohne')).toBe(0)
    await ohne(MOEGLICH)
    await ohne(MOEGLICH)
    expect(await dinge('ohne')).toBe(2)
  })
})
