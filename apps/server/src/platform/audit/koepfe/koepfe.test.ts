import { randomUUID } from 'node:crypto'
import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { auditPruefen } from '../pruefen.ts'
import { protokollieren } from '../protokollieren.ts'
import { koepfeBeiseiteLegen } from './koepfeBeiseiteLegen.ts'
import { koepfeOrdner, koepfeSichern } from './koepfeSichern.ts'
import { koepfeVergleichen, kopfVergleichen } from './koepfeVergleichen.ts'

let t: TestApp
beforeEach(async () => {
  t = await startTestApp(() => undefined, { PROTOKOLL_EMAIL: 'revision@bank.example' })
  t.clock.set(new Date('2026-11-20T01:11:00Z'))
})
afterEach(() => t.close())

const HOF = randomUUID()
const KETTE = `unternehmen:${HOF}`
const schreiben = (anzahl: number, unternehmenGuid = HOF) =>
  t.services.db.transaction().execute(async (tx) => {
    for (let i = 0; i < anzahl; i += 1)
      await protokollieren(tx, {
        unternehmenGuid,
        sub: 'sabine',
        handlung: 'pruefungBeginnen',
        objektGuid: 'o',
      })
  })
const sichern = () => koepfeSichern.run({}, t.services)
const ordner = () => koepfeOrdner(t.services.config)
const vergleichen = () => koepfeVergleichen(t.services.db, ordner())
const mails = async () =>
  (
    await sql<{
      betreff: string
      text: string
    }>`select betreff, text from postausgang order by betreff`.execute(t.ownerDb)
  ).rows

/** As the owner of the tables could, behind the back of the triggers; the chain is whole again afterwards. */
const heimlich = async (befehl: string) => {
  for (const tabelle of ['audit_log', 'audit_kette'])
    await sql.raw(`alter table ${tabelle} disable trigger user`).execute(t.ownerDb)
  await sql.raw(befehl).execute(t.ownerDb)
  for (const tabelle of ['audit_log', 'audit_kette'])
    await sql.raw(`alter table ${tabelle} enable trigger user`).execute(t.ownerDb)
}
const endeAbschneiden = `delete from audit_log where kette = '${KETTE}' and nr = 5;
  update audit_kette set (nr, hash) = (select nr, hash from audit_log where kette = '${KETTE}' and nr = 4)
  where kette = '${KETTE}'`
const neuSchreiben = `update audit_log set angaben = '{"neu": 1}' where kette = '${KETTE}' and nr = 5;
  update audit_log l set hash = audit_hash(l) where kette = '${KETTE}' and nr = 5;
  update audit_kette set hash = (select hash from audit_log where kette = '${KETTE}' and nr = 5) where kette = '${KETTE}'`

test('[A-40] every day the head of each chain goes to a file outside, and its hash by mail', async () => {
  await schreiben(5)
  await schreiben(2, randomUUID())
  await sichern()
  const inhalt = await readFile(join(ordner(), 'koepfe-2026-11-20.txt'), 'utf8')
  expect(inhalt.split('\n')).toHaveLength(3)
  expect(inhalt).toMatch(new RegExp(`^5 [0-9a-f]{64} ${KETTE}$`, 'm'))
  expect(await mails()).toEqual([
    { betreff: 'Protokollköpfe vom 20.11.2026', text: expect.stringMatching(/SHA-256 ist\n[0-9a-f]{64}\n/) },
  ])
  expect(await vergleichen()).toEqual({ tag: '2026-11-20', ketten: 2, brueche: [] })
})

test('a second run on the same day changes nothing and sends nothing', async () => {
  await schreiben(5)
  await sichern()
  const vorher = await readFile(join(ordner(), 'koepfe-2026-11-20.txt'), 'utf8')
  await schreiben(1)
  await sichern()
  expect(await readFile(join(ordner(), 'koepfe-2026-11-20.txt'), 'utf8')).toBe(vorher)
  expect(await mails()).toHaveLength(1)
  expect(await readdir(ordner())).toHaveLength(1)
})

test('the chain goes on: the next day holds, and says so', async () => {
  await schreiben(5)
  await sichern()
  await schreiben(3)
  t.clock.set(new Date(t.clock.now().getTime() + TAG_MS))
  await sichern()
  expect((await mails())[1]?.text).toContain(
    'vom 20.11.2026 (1 Ketten): Alle Ketten setzen sie unverändert fort.',
  )
})

test.each([
  [
    'a tail that was cut with its head',
    endeAbschneiden,
    'die Zeile fehlt; sie war am 20.11.2026 das Ende der Kette',
  ],
  [
    'an end that was written anew',
    neuSchreiben,
    'die Zeile ist nicht die, die am 20.11.2026 außerhalb verwahrt wurde',
  ],
])(
  '[A-40] the head kept outside shows %s, where the database alone can tell nothing',
  async (_titel, befehl, grund) => {
    await schreiben(5)
    await sichern()
    await heimlich(befehl)
    expect((await auditPruefen(t.services.db)).brueche).toEqual([])
    expect((await vergleichen())?.brueche).toEqual([{ kette: KETTE, nr: 5, grund }])
    expect((await kopfVergleichen(t.services.db, ordner(), KETTE))?.bruch).toEqual({
      kette: KETTE,
      nr: 5,
      grund,
    })
    t.clock.set(new Date(t.clock.now().getTime() + TAG_MS))
    await sichern()
    expect((await mails()).map(({ betreff }) => betreff)).toContain('Protokoll nicht unversehrt: 21.11.2026')
  },
)

test('a chain that is younger than the latest file is not missed; no file says so', async () => {
  await schreiben(1)
  expect(await vergleichen()).toBeUndefined()
  expect(await kopfVergleichen(t.services.db, ordner(), KETTE)).toBeUndefined()
  await sichern()
  const jung = randomUUID()
  await schreiben(1, jung)
  expect(await kopfVergleichen(t.services.db, ordner(), `unternehmen:${jung}`)).toEqual({
    tag: '2026-11-20',
    kopf: undefined,
    bruch: undefined,
  })
})

test('a damaged file is named, not passed over; what else lies in the folder is', async () => {
  await schreiben(1)
  await sichern()
  await writeFile(join(ordner(), 'koepfe-2026-11-21.txt.neu'), 'halb')
  expect((await vergleichen())?.tag).toBe('2026-11-20')
  await appendFile(join(ordner(), 'koepfe-2026-11-20.txt'), 'nicht mehr\n')
  await expect(vergleichen()).rejects.toThrow('ist kein Kettenkopf')
})

test('after the demo world is gone, a new series begins; the old one is kept beside it', async () => {
  await schreiben(5)
  await sichern()
  const ziel = await koepfeBeiseiteLegen(ordner(), t.clock.now())
  expect(await readdir(ziel ?? '')).toEqual(['koepfe-2026-11-20.txt'])
  expect(await vergleichen()).toBeUndefined()
  expect(await koepfeBeiseiteLegen(ordner(), t.clock.now())).toBeUndefined()
})
