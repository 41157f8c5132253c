import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256Von } from '../../../platform/einreichung/kanonisch.ts'
import { pdfMaengel } from '../../../platform/pdf/testing/pdfMaengel.ts'
import { pdfText } from '../../../platform/pdf/testing/pdfText.ts'
import type { TestApp } from '../../../platform/testing/testApp.ts'
import { entwurf, freigeben, speichern, vorgelegt, vorlegen } from '../../testing/entscheidungWelt.ts'
import { platzSchaffen, startWelt } from '../../testing/testWelt.ts'
import { bescheidErstellen } from './bescheidErstellen.ts'

const DATEI = new URL('../../../../daten/demo/AnkNabo/nebenbestimmungen.pdf', import.meta.url)
const TITEL = 'Nebenbestimmungen (Beispiel der Vorführung)'

let t: TestApp
let anlage: Buffer
beforeAll(async () => {
  anlage = await readFile(DATEI)
  t = await startWelt({})
})
beforeEach(() => platzSchaffen(t))
afterAll(() => t.close())

/** Maintenance alone may do what an accident would. */
const ersetzen = (inhalt: Buffer | null) =>
  t.ownerDb.transaction().execute(async (tx) => {
    await sql`set local portal.wartung = 'demo'`.execute(tx)
    await sql`alter table programmanlage drop constraint if exists programmanlage_check`.execute(tx)
    await sql`delete from programmanlage`.execute(tx)
    if (inhalt !== null)
      await sql`insert into programmanlage (sha256, inhalt) values (${sha256Von(anlage)}, ${inhalt})`.execute(
        tx,
      )
  })

const gedruckt = async (): Promise<Buffer> => {
  const { fall, inhaltSha256 } = await vorgelegt(t)
  const guid = (await freigeben(t, fall, inhaltSha256)).body.bescheide[0]?.guid ?? ''
  await bescheidErstellen([]).run({ guid }, t.services, new AbortController().signal)
  const { rows } = await sql<{ datei: string }>`select datei_guid as datei from bescheid
    where guid = ${guid}`.execute(t.ownerDb)
  return buffer(await t.services.files.get(rows[0]?.datei ?? ''))
}

describe('[S9-04] an enclosure of a notice', () => {
  test('[S9-04] is in the same file, behind the notice that lists it, and keeps its rules', async () => {
    const pdf = await gedruckt()
    expect(pdfMaengel(pdf)).toEqual([])
    const [bescheid, ...mehr] = pdfText(pdf).split(pdfText(anlage))
    expect(mehr).toEqual([''])
    expect(bescheid).toContain(TITEL)
    expect(bescheid).toContain('Dieses Schreiben wurde elektronisch erstellt')
  })

  test('[S9-04] is named with its hash in what is presented, so the hash that is released covers it', async () => {
    const { fall, inhaltSha256 } = await vorgelegt(t)
    const { rows } = await sql<{ eingaben: string }>`select eingaben from entscheidung
      where geschaeft_guid = ${fall}`.execute(t.ownerDb)
    const eingaben = rows[0]?.eingaben ?? ''
    expect(sha256Von(eingaben)).toBe(inhaltSha256)
    expect(JSON.parse(eingaben)).toMatchObject({
      anlagen: [{ titel: TITEL, datei: 'nebenbestimmungen.pdf', sha256: sha256Von(anlage) }],
    })
  })

  test.each([
    ['is gone', null],
    ['is another one', Buffer.from('%PDF-1.7')],
  ])('[S9-04] that %s keeps a decision from being presented, and says so', async (_, inhalt) => {
    const { fall, inhalt: saetze } = await entwurf(t)
    await speichern(t, fall, saetze)
    await ersetzen(inhalt)
    const r = await vorlegen(t, fall)
    await ersetzen(anlage)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      `Die Anlage „${TITEL}“ fehlt oder ist nicht mehr die, die der Bescheid nennt. Die Programmpflege muss sie neu einspielen.`,
    ])
    expect((await vorlegen(t, fall)).status).toBe(200)
  })

  test('[S9-04] a version of before that names one and has none presents nothing', async () => {
    const { fall, inhalt } = await entwurf(t)
    await speichern(t, fall, inhalt)
    const { rows: vorher } = await sql<{ daten: unknown }>`select daten from bescheidvorlage
      where programm = 'AnkNabo'`.execute(t.ownerDb)
    await sql`update bescheidvorlage set daten = jsonb_set(daten - 'anlagen' - 'rechtsbehelf', '{bausteine}',
      (select jsonb_agg(b - 'anlagen') from jsonb_array_elements(daten -> 'bausteine') b))
      where programm = 'AnkNabo'`.execute(t.ownerDb)
    const r = await vorlegen(t, fall)
    await sql`update bescheidvorlage set daten = ${JSON.stringify(vorher[0]?.daten)}
      where programm = 'AnkNabo'`.execute(t.ownerDb)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      'Beigefügt wäre nichts, obwohl der Bescheid es sagt: N-101 „Allgemeine Nebenbestimmungen“. Die Programmpflege muss die Anlage einspielen.',
    ])
  })
})
