import { sql } from 'kysely'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { runDueJobs } from '../jobs/worker.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { belegAufgabe } from './belegAufgabe.ts'
import { einreichungFesthalten, type NeueEinreichung } from './einreichungFesthalten.ts'
import { einreichungenVon, letzteEinreichung, type EinreichungRow } from './einreichungen.ts'
import { kanonisch, sha256Von } from './kanonisch.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
  await demoWelt(t.services)
})
afterAll(() => t.close())

/** Lena's declaration of the demo world, sent once with version 1. */
const BEKUNDUNG = 'd0000000-0000-4000-8000-000000000712'
const AUSZAHLUNG = 'd0000000-0000-4000-8000-000000000811'

const senden = (version: number, n: Partial<NeueEinreichung> = {}, guid = BEKUNDUNG) =>
  t.services.db.transaction().execute((tx) =>
    einreichungFesthalten(tx, {
      dokument: { guid, version, unternehmen_guid: DEMO_UNTERNEHMEN.hofLindenau },
      nummer: { kuerzel: 'IBK', folge: 'ibk_eingang_nr' },
      eingegangenAm: t.clock.now(),
      sub: 'sub-lena',
      inhalt: { guid, version },
      ...n,
    }),
  )

const letzte = async (guid = BEKUNDUNG): Promise<EinreichungRow> => {
  const row = await letzteEinreichung(t.services.db, guid)
  if (row === undefined) throw new Error('never sent')
  return row
}

describe('the number of a submission', () => {
  test('[S3-02] is kept by a later one that names the first; its bytes, hash and time are its own', async () => {
    const erste = await letzte()
    const zweite = await senden(2, { nummer: erste })
    const dritte = await senden(3, { nummer: zweite })
    expect([zweite, dritte].map((e) => e.eingangsnummer)).toEqual(Array(2).fill(erste.eingangsnummer))
    expect(dritte).toMatchObject({
      nummer_version: 1,
      dokument_version: 3,
      erstmals_am: erste.eingegangen_am,
      gesendet: JSON.stringify({ guid: BEKUNDUNG, version: 3 }),
      sha256: sha256Von(JSON.stringify({ guid: BEKUNDUNG, version: 3 })),
    })
    expect((await einreichungenVon(t.services.db, BEKUNDUNG)).map((e) => e.dokument_version)).toEqual([
      3, 2, 1,
    ])
  })

  test('is given once, and nobody else takes it', async () => {
    const { eingangsnummer } = await letzte()
    const fremde = { eingangsnummer, nummer_version: 1 }
    await expect(senden(2, { nummer: fremde }, AUSZAHLUNG)).rejects.toThrow('einreichung_nummer_behalten')
    await expect(senden(2, { nummer: { eingangsnummer, nummer_version: 2 } }, AUSZAHLUNG)).rejects.toThrow(
      'einreichung_eingangsnummer',
    )
    await expect(
      senden(4, { nummer: { eingangsnummer: 'IBK-2026-999999', nummer_version: 1 } }),
    ).rejects.toThrow('einreichung_nummer_behalten')
  })

  test('[S4-08] two submissions of one state are one', async () => {
    await expect(senden(3)).rejects.toThrow('einreichung_pkey')
  })
})

test('a document leaves nothing behind; one that was sent is not removed', async () => {
  const da = async (guid: string) => {
    const { rows } = await sql`select from dokument where guid = ${guid}`.execute(t.ownerDb)
    return rows.length > 0
  }
  const entwurf = 'd0000000-0000-4000-8000-000000000651'
  expect(await da(entwurf)).toBe(true)
  await sql`delete from geschaeft where guid = (select geschaeft_guid from antrag where guid = ${entwurf})`.execute(
    t.services.db,
  )
  expect(await da(entwurf)).toBe(false)
  await expect(sql`delete from bekundung where guid = ${BEKUNDUNG}`.execute(t.services.db)).rejects.toThrow(
    'einreichung_dokument_guid_fkey',
  )
  await expect(sql`delete from dokument where guid = ${BEKUNDUNG}`.execute(t.services.db)).rejects.toThrow(
    'fkey',
  )
})

test('[S4-08] each submission gets its own receipt, also under a number that was kept; a repeated job makes none', async () => {
  const name = 'probe-beleg'
  const probe = belegAufgabe({
    name,
    laden: async (_services, e) => e,
    pdf: (e) => ({
      vorlage: fileURLToPath(new URL('../pdf/probe.test-vorlage.typ', import.meta.url)),
      daten: { titel: 'Beleg', nummer: e.eingangsnummer, name: e.gesendet, zeilen: [['a', 'b']] },
    }),
    anhang: { name: 'bekundung.json', beschreibung: 'Was gesendet wurde' },
    mails: (e, _services, sha256) => [
      { an: 'lena@demo.example', betreff: `${e.eingangsnummer} ${e.dokument_version}`, text: sha256 },
    ],
  })
  const erste = await letzte()
  await senden(5, { nummer: erste, beleg: { aufgabe: name } })
  await senden(6, { nummer: erste, beleg: { aufgabe: name, mail: false } })
  await runDueJobs(t.services, [probe])
  const belege = async () =>
    (await einreichungenVon(t.services.db, BEKUNDUNG)).slice(0, 2).map((e) => e.beleg_sha256)
  const gemacht = await belege()
  expect(new Set(gemacht).size).toBe(2)
  expect(gemacht.every((sha256) => /^[0-9a-f]{64}$/.test(sha256 ?? ''))).toBe(true)
  await probe.run({ eingangsnummer: erste.eingangsnummer, version: 5 }, t.services)
  expect(await belege()).toEqual(gemacht)
  const { rows } = await sql`select betreff, text from postausgang where an = 'lena@demo.example'`.execute(
    t.ownerDb,
  )
  expect(rows).toEqual([{ betreff: `${erste.eingangsnummer} 5`, text: gemacht[1] }])
})

test('one text for one content: in whatever order, without what is empty, of a file only which one it is', () => {
  const datei = { uuid: 'u1', dateiname: 'Angebot.pdf' }
  expect(kanonisch({ b: [{ y: 1, x: null }], a: { ...datei, scanStatus: 'wird geprüft', size: 3 } })).toBe(
    kanonisch({
      a: { dateiname: 'Angebot.pdf', uuid: 'u1', scanStatus: 'geprüft' },
      c: undefined,
      b: [{ y: 1 }],
    }),
  )
  expect(kanonisch({ a: [1, 2] })).not.toBe(kanonisch({ a: [2, 1] }))
})
