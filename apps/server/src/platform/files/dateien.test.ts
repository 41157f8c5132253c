import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { deflateRawSync } from 'node:zlib'
import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { dateiHerunterladen, dateiHochladen, Datei } from '@foerderportal/contract/shared/datei'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csrfValue } from '../http/csrf.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { dateienAufraeumen } from './dateienAufraeumen.ts'
import { dateiHochladen as legeAb } from './dateiHochladen.ts'
import { PROBEN } from './proben.test-daten.ts'
import { dateiAblegen, dateienBinden, dateienLesen } from './public.ts'
import { registerDateien } from './routes.ts'

const LENA = { sub: randomUUID() }
const PAUL = { sub: randomUUID() }
const FREMD = { sub: randomUUID() }
const HOF = randomUUID()
const ANDERER_HOF = randomUUID()
const MB = 1024 * 1024

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerDateien, { DATEI_MAX_MB: '1' })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const hochladen = (body: Buffer, fileName: string, als: { sub: string } = LENA) =>
  t.call(dateiHochladen, {
    als,
    query: { fileName },
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })

const herunterladen = (guid: string, als: { sub: string }) =>
  t.call(dateiHerunterladen, { als, params: { guid, fileName: 'egal.pdf' } })

const binden = (guids: string[], unternehmenGuid: string, sub: string) =>
  t.services.db.transaction().execute((tx) => dateienBinden(tx, { guids, unternehmenGuid, sub }))

const rows = async () =>
  (await sql<{ n: number }>`select count(*) as n from datei`.execute(t.ownerDb)).rows[0]?.n
const stored = async () => {
  const folder = join(t.services.config.datenVerzeichnis, 'dateien')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((e) => e.isFile()).length
}
/** What must be as before when an upload is refused. */
const bestand = async () => [await rows(), await stored()]

test('[R7.2-13] [R3.2-06] [S11-09] an upload answers the file, with size and fileSize', async () => {
  const res = await hochladen(PROBEN.pdf, 'Flächennachweis 2026.pdf')
  expect(res.status).toBe(200)
  expect(Datei.parse(res.body)).toMatchObject({
    dateiname: 'Flächennachweis 2026.pdf',
    mimeType: 'application/pdf',
    size: PROBEN.pdf.length,
    fileSize: PROBEN.pdf.length,
    angelegtAm: t.clock.now().toISOString(),
    downloadUrl: `/Zuwendungen/api/public/download/${res.body.uuid}/Fl%C3%A4chennachweis%202026.pdf`,
    scanStatus: 'nicht geprüft',
  })
})

test.each([
  ['a.pdf', 'pdf', 'application/pdf'],
  ['a.png', 'png', 'image/png'],
  ['a.jpg', 'jpg', 'image/jpeg'],
  ['a.docx', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.xlsx', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.xml', 'xml', 'application/xml'],
] as const)('[S5-01] %s is taken by its content', async (name, probe, mimeType) => {
  expect((await hochladen(PROBEN[probe], name)).body).toMatchObject({ dateiname: name, mimeType })
})

test('[S5-01] XML is taken without its declaration too, HTML is not', async () => {
  expect((await hochladen(Buffer.from('\ufeff<rsm:Invoice xmlns:rsm="x"/>'), 'rechnung.xml')).status).toBe(
    200,
  )
  expect((await hochladen(Buffer.from('<!DOCTYPE html><html></html>'), 'rechnung.xml')).status).toBe(400)
})

test.each([
  ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'enthält eine Dokumenttypdefinition'],
  ['a style sheet', '<?xml-stylesheet href="x.xsl"?><a/>', 'Teile einer Webseite'],
  ['an encoding of two bytes', '<?xml version="1.0" encoding="Shift_JIS"?><a/>', 'in einem Zeichensatz'],
  ['bytes of another encoding', Buffer.from('<a>Größe</a>', 'latin1'), 'nicht zu ihrem Zeichensatz passen'],
  ['101 levels', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`, 'ungewöhnlich verschachtelt'],
])(
  '[S5-01] sound XML with %s is not called damaged: it is said why it is not taken',
  async (_, xml, satz) => {
    const { status, body } = await hochladen(Buffer.from(xml), 'rechnung.xml')
    expect(status).toBe(400)
    expect(body).toMatchObject({ detail: expect.stringContaining(satz) })
    expect(JSON.stringify(body)).not.toMatch(/beschädigt|keine XML-Datei/)
  },
)

test('[S5-01] who has used up his share is told by what: number or size', async () => {
  const [viele, grosse] = [{ sub: randomUUID() }, { sub: randomUUID() }]
  const haben = (sub: string, anzahl: number, bytes: number) =>
    sql`insert into datei (guid, hochgeladen_von, dateiname, mime_type, bytes, sha256, scan_status, angelegt_am)
      select gen_random_uuid(), ${sub}, 'a.pdf', 'application/pdf', ${bytes}::bigint, repeat('a', 64), 'sauber', now()
      from generate_series(1, ${anzahl}::int)`.execute(t.ownerDb)
  await haben(viele.sub, 200, 1)
  await haben(grosse.sub, 60, 20 * MB)
  for (const [als, satz] of [
    [viele, 'Sie haben sehr viele Dateien hochgeladen'],
    [grosse, 'Sie haben sehr große Dateien hochgeladen'],
  ] as const) {
    const r = await hochladen(PROBEN.pdf, 'a.pdf', als)
    expect([r.status, r.body]).toMatchObject([412, { detail: expect.stringContaining(satz) }])
    await sql`delete from datei where hochgeladen_von = ${als.sub}`.execute(t.ownerDb)
  }
})

/** One more entry before those of an archive, unpacked (APPNOTE 4.3.7). */
const mitTeil = (name: string, archiv: Buffer): Buffer => {
  const kopf = Buffer.alloc(30)
  kopf.write('PK\u0003\u0004', 'latin1')
  kopf.writeUInt16LE(name.length, 26)
  return Buffer.concat([kopf, Buffer.from(name), archiv])
}

test.each([
  [
    'an executable under the name of a PDF',
    Buffer.from('MZ\x90\x00 kein PDF'),
    'a.pdf',
    'Die Datei heißt „a.pdf“, ist aber keine PDF-Datei.',
  ],
  ['a Word document with macros', mitTeil('word/vbaProject.bin', PROBEN.docx), 'a.docx', 'enthält Makros'],
  ['a spreadsheet with macros', mitTeil('xl/VBAPROJECT.BIN', PROBEN.xlsx), 'a.xlsx', 'enthält Makros'],
  ['one with macros of 1992', mitTeil('xl/macrosheets/sheet1.xml', PROBEN.xlsx), 'a.xlsx', 'enthält Makros'],
  ['an archive under the name of a Word document', PROBEN.zip, 'a.docx', 'ist aber keine DOCX-Datei.'],
  ['plain text', Buffer.from('Guten Tag'), 'a.txt', 'nicht angenommen'],
  ['a picture under the name of a PDF', PROBEN.png, 'a.pdf', 'PNG-Bild'],
  ['an empty file', Buffer.alloc(0), 'a.pdf', 'leer'],
  ['a file beyond the limit', Buffer.concat([PROBEN.pdf, Buffer.alloc(MB)]), 'a.pdf', 'größer als 1 MB'],
])('[S5-01] %s answers 400 in German and leaves nothing', async (_, body, name, words) => {
  const before = await bestand()
  const res = await hochladen(body, name)
  expect(res.status).toBe(400)
  expect(res.problem.detail).toContain(words)
  expect(await bestand()).toEqual(before)
})

test('[S5-01] a path in the name is cut off, a missing name is named', async () => {
  expect((await hochladen(PROBEN.pdf, '../../etc/nachweis.pdf')).body.dateiname).toBe('nachweis.pdf')
  const res = await t.call(dateiHochladen, {
    als: LENA,
    body: PROBEN.pdf,
    headers: { 'content-type': 'application/pdf' },
  })
  expect(res.status).toBe(400)
  expect(res.problem.detail).toContain('fileName')
})

/** An archive of one entry that unpacks to `inhalt`, without its directory: its kind is known before it. */
const archiv = (name: string, inhalt: Buffer): Buffer => {
  const gepackt = deflateRawSync(inhalt)
  const kopf = Buffer.alloc(30)
  kopf.write('PK\x03\x04', 'latin1')
  kopf.writeUInt16LE(20, 4)
  kopf.writeUInt16LE(8, 8)
  kopf.writeUInt32LE(gepackt.length, 18)
  kopf.writeUInt32LE(inhalt.length, 22)
  kopf.writeUInt16LE(name.length, 26)
  return Buffer.concat([kopf, Buffer.from(name), gepackt])
}
const WORD = Buffer.from(
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
)

test('[S5-01] an archive that unpacks to much more than it is, is not unpacked to see whether it is a Word document', async () => {
  const before = await bestand()
  const klein = await hochladen(archiv('[Content_Types].xml', WORD), 'Vertrag.docx')
  expect(klein.problem.detail).toBe(
    'Die Datei ist unvollständig, ihr Ende fehlt. Kopieren, speichern oder scannen Sie sie neu und laden Sie sie noch einmal hoch.',
  )
  const bombe = archiv('[Content_Types].xml', Buffer.concat([WORD, Buffer.alloc(100 * MB, ' ')]))
  const res = await hochladen(bombe, 'Vertrag.docx')
  expect([res.status, res.problem.detail]).toEqual([
    400,
    expect.stringContaining('ist aber keine DOCX-Datei'),
  ])
  expect(await bestand()).toEqual(before)
})

test('[R6-05] an upload without token, without permission or without anti-forgery header is refused before it is read', async () => {
  const before = await bestand()
  const o = { query: { fileName: 'a.pdf' }, body: PROBEN.pdf, headers: { 'content-type': 'application/pdf' } }
  expect((await t.call(dateiHochladen, { ...o, als: null })).status).toBe(401)
  expect(
    (await t.call(dateiHochladen, { ...o, als: { ...LENA, rollen: ['ZUWENDUNGEN_LESEN'] } })).status,
  ).toBe(403)
  expect((await t.call(dateiHochladen, { ...o, als: LENA, csrf: false })).status).toBe(403)
  expect(await bestand()).toEqual(before)
})

/** An upload over a real line, so that it can be slow, chunked, cut. */
const leitung = async (headers: Record<string, string> = {}, app = t.app) => {
  const csrf = csrfValue(t.services.csrfKey, `sid-${LENA.sub}`)
  const { port } = app.server.address() as AddressInfo
  const req = request({
    port,
    method: 'POST',
    path: `${dateiHochladen.path}?fileName=a.pdf`,
    headers: {
      'content-type': 'application/pdf',
      authorization: `Bearer ${await t.tokenFor(LENA)}`,
      cookie: `${CSRF_COOKIE}=${csrf}`,
      [CSRF_HEADER]: csrf,
      ...headers,
    },
  })
  const answer = new Promise<number>((resolve, reject) => {
    req.on('response', (res) => resolve(res.resume().statusCode ?? 0))
    req.on('error', reject)
  })
  return { req, answer }
}

test('[S5-01] an aborted upload leaves neither row nor file', async () => {
  const before = await bestand()
  const { req, answer } = await leitung({ 'content-length': '500000' })
  req.write(Buffer.concat([PROBEN.pdf, randomBytes(100_000)]))
  await expect.poll(rows).toBe(Number(before[0]) + 1)
  req.destroy()
  await expect(answer).rejects.toThrow()
  await expect.poll(bestand).toEqual(before)
})

test('[S5-01] whoever uploads while the server is stopped: a file that still comes is kept, one that hangs is cut and leaves nothing', async () => {
  const before = await bestand()
  const zweite = await t.secondInstance()
  await zweite.app.listen({ port: 0, host: '127.0.0.1' })
  const laenge = String(PROBEN.pdf.length)
  const kommt = await leitung({ 'content-length': laenge }, zweite.app)
  const haengt = await leitung({ 'content-length': laenge }, zweite.app)
  for (const { req } of [kommt, haengt]) req.write(PROBEN.pdf.subarray(0, 20))
  await expect.poll(rows).toBe(Number(before[0]) + 2)
  const ende = zweite.app.close()
  kommt.req.end(PROBEN.pdf.subarray(20))
  expect(await kommt.answer).toBe(200)
  await expect(haengt.answer).rejects.toThrow()
  await ende
  await expect.poll(bestand).toEqual(before.map((n) => Number(n) + 1))
})

test('[S5-01] too large without an announced length: the answer is 400, not a broken line, and leaves nothing', async () => {
  const before = await bestand()
  const { req, answer } = await leitung({ 'transfer-encoding': 'chunked' })
  req.write(PROBEN.pdf)
  // More than the buffers of the line hold: whoever sends it all sees whether the server goes on reading.
  const part = randomBytes(64 * 1024)
  for (let i = 0; i < 500; i += 1) req.write(part)
  req.end()
  await once(req, 'finish')
  expect(await answer).toBe(400)
  expect(await bestand()).toEqual(before)
})

test('[S5-01] eight uploads of one user at once all arrive whole', async () => {
  const bodies = Array.from({ length: 8 }, () => Buffer.concat([PROBEN.pdf, randomBytes(200_000)]))
  const all = await Promise.all(bodies.map((body, i) => hochladen(body, `n${i}.pdf`)))
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
  const last = await t.app.inject({
    url: all[7]?.body.downloadUrl ?? '',
    headers: { authorization: `Bearer ${await t.tokenFor(LENA)}` },
  })
  expect(createHash('sha256').update(last.rawPayload).digest()).toEqual(
    createHash('sha256')
      .update(bodies[7] ?? '')
      .digest(),
  )
})

test('[S5-01] a ninth upload of one user at the same time answers 412 and leaves nothing', async () => {
  const offen = await Promise.all(
    Array.from({ length: 8 }, () => leitung({ 'transfer-encoding': 'chunked' })),
  )
  const vorher = Number(await rows())
  for (const { req } of offen) req.write(PROBEN.pdf)
  await expect.poll(rows).toBe(vorher + 8)
  const neunte = await hochladen(PROBEN.pdf, 'a.pdf')
  expect([neunte.status, neunte.problem.detail]).toEqual([412, expect.stringContaining('8 Dateien')])
  expect((await hochladen(PROBEN.pdf, 'a.pdf', FREMD)).status).toBe(200)
  for (const { req } of offen) req.end()
  expect(await Promise.all(offen.map(({ answer }) => answer))).toEqual(offen.map(() => 200))
  expect((await hochladen(PROBEN.pdf, 'a.pdf')).status).toBe(200)
})

/** What is not referenced any more goes; when it goes by itself, nobody can say. */
const aufraeumen = async (): Promise<void> => {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void // the flag puts it into every new context
  for (let i = 0; i < 3; i += 1) {
    gc()
    await setImmediate()
  }
}

test('[S5-01] eight uploads of one user at once are never whole in memory', async () => {
  const groesse = 20 * MB
  const grenze = 80 * MB
  const gross = { ...t.services, config: { ...t.services.config, dateiMaxBytes: groesse } }
  await aufraeumen()
  const vorher = process.memoryUsage().arrayBuffers
  const gehalten = () => process.memoryUsage().arrayBuffers - vorher
  let hoechstens = 0
  const stueck = randomBytes(64 * 1024)
  const quelle = async function* () {
    yield PROBEN.pdf
    for (let i = 1; i < groesse / stueck.length; i += 1) {
      if (gehalten() >= grenze) await aufraeumen()
      hoechstens = Math.max(hoechstens, gehalten())
      yield Buffer.from(stueck)
    }
  }
  const alle = Array.from({ length: 8 }, (_, i) =>
    legeAb(gross, {
      sub: FREMD.sub,
      fileName: `${i}.pdf`,
      source: Readable.from(quelle()),
      contentLength: undefined,
    }),
  )
  for (const { size } of await Promise.all(alle)) expect(size).toBeGreaterThan(groesse - 2 * stueck.length)
  // Of 160 MB: what the disk has not taken yet.
  expect(hoechstens).toBeLessThan(grenze)
})

test.each([
  ['200 files', 200, 1],
  ['a gigabyte', 1, 1024 ** 3],
])(
  '[S5-01] who has %s that no form names gets 412 until they are bound or gone',
  async (_, anzahl, bytes) => {
    const sub = randomUUID()
    await sql`insert into datei (guid, hochgeladen_von, dateiname, angelegt_am, mime_type, bytes, sha256)
    select gen_random_uuid(), ${sub}, 'a.pdf', now(), 'application/pdf', ${bytes}, 'x'
    from generate_series(1, ${anzahl}::int)`.execute(t.ownerDb)
    const res = await hochladen(PROBEN.pdf, 'a.pdf', { sub })
    expect([res.status, res.problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
    await sql`delete from datei where hochgeladen_von = ${sub}`.execute(t.ownerDb)
    expect((await hochladen(PROBEN.pdf, 'a.pdf', { sub })).status).toBe(200)
  },
)

test.each([
  ['pdf', undefined, 'inline'],
  ['pdf', 'false', 'inline'],
  ['pdf', 'true', 'attachment'],
  ['png', undefined, 'inline'],
  ['xml', undefined, 'attachment'],
  ['docx', 'false', 'attachment'],
] as const)('[S11-08] %s with download=%s is sent as %s', async (probe, download, art) => {
  const { uuid } = (await hochladen(PROBEN[probe], `a.${probe}`)).body
  const params = { guid: uuid, fileName: 'a' }
  const query = download === undefined ? {} : { download }
  const res = await t.call(dateiHerunterladen, { als: LENA, params, query })
  expect(res.headers['content-disposition']).toMatch(new RegExp(`^${art};`))
  expect(res.headers['content-security-policy']).toContain('sandbox')
})

/** A company with these members; what else belongs to users and companies does not matter here. */
const mitglied = async (unternehmen: string, ...subs: string[]) => {
  await sql`insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, angelegt_am, geaendert_am)
    values (${unternehmen}, ${randomUUID()}, 'Startup', 'Hof', 1, '{}', now(), now()) on conflict do nothing`.execute(
    t.ownerDb,
  )
  for (const sub of subs) {
    await sql`insert into nutzer (sub, guid, typ, username, email, class_version, value, angelegt_am, geaendert_am)
      values (${sub}, ${randomUUID()}, 'LandwirtNutzer', 'n', 'n@demo.example', 1, '{}', now(), now()) on conflict do nothing`.execute(
      t.ownerDb,
    )
    await sql`insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
      values (${unternehmen}, ${sub}, false, false, '2026-01-01')`.execute(t.ownerDb)
  }
}

test('[R7.2-12] [S5-03] unbound: only the uploader reads it; bound: the members of the company, nobody else', async () => {
  await mitglied(HOF, LENA.sub, PAUL.sub)
  await mitglied(ANDERER_HOF, FREMD.sub)
  const { uuid } = (await hochladen(PROBEN.pdf, 'Grundbuch „Süd“.pdf')).body
  expect([(await herunterladen(uuid, LENA)).status, (await herunterladen(uuid, PAUL)).status]).toEqual([
    200, 404,
  ])

  await binden([uuid, uuid], HOF, LENA.sub)
  await binden([uuid], HOF, PAUL.sub)
  const res = await herunterladen(uuid, PAUL)
  expect(res.status).toBe(200)
  expect(res.text).toBe(PROBEN.pdf.toString())
  expect(res.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PROBEN.pdf.length),
    'content-disposition': `inline; filename="Grundbuch Sud.pdf"; filename*=UTF-8''Grundbuch%20%E2%80%9ES%C3%BCd%E2%80%9C.pdf`,
    'x-content-type-options': 'nosniff',
  })
  expect(res.headers['content-security-policy']).toContain('sandbox')
  expect((await herunterladen(uuid, FREMD)).status).toBe(404)
  expect((await herunterladen(randomUUID(), PAUL)).status).toBe(404)
  expect(
    (await t.call(dateiHerunterladen, { als: null, params: { guid: uuid, fileName: 'a' } })).status,
  ).toBe(401)
  expect(
    (
      await t.call(dateiHerunterladen, {
        als: { ...PAUL, rollen: [] },
        params: { guid: uuid, fileName: 'a' },
      })
    ).status,
  ).toBe(403)
})

test('[S5-03] who left the company no longer reads its files, not even his own', async () => {
  const { uuid } = (await hochladen(PROBEN.pdf, 'a.pdf')).body
  await binden([uuid], HOF, LENA.sub)
  await sql`delete from mitgliedschaft where nutzer_sub = ${LENA.sub}`.execute(t.ownerDb)
  expect((await herunterladen(uuid, LENA)).status).toBe(404)
  await mitglied(HOF, LENA.sub)
})

test("[S5-01] another user's upload and another company's file can't be bound, and nothing else of the same list is", async () => {
  const mine = (await hochladen(PROBEN.pdf, 'a.pdf')).body.uuid
  const fremd = (await hochladen(PROBEN.pdf, 'b.pdf', FREMD)).body.uuid
  await expect(binden([mine, fremd], HOF, LENA.sub)).rejects.toMatchObject({ absage: { status: 404 } })
  await expect(binden([mine, randomUUID()], HOF, LENA.sub)).rejects.toMatchObject({ absage: { status: 404 } })
  await binden([fremd], ANDERER_HOF, FREMD.sub)
  await expect(binden([fremd], HOF, LENA.sub)).rejects.toMatchObject({ absage: { status: 404 } })
  expect((await herunterladen(mine, PAUL)).status).toBe(404)
})

test('a file made by the portal exists with the commit and keeps the order of the view', async () => {
  const ablage = { name: 'Antrag.pdf', mimeType: 'application/pdf', inhalt: PROBEN.pdf, unternehmenGuid: HOF }
  const made = await t.services.db.transaction().execute(await dateiAblegen(t.services, ablage))
  expect(made.sha256).toBe(createHash('sha256').update(PROBEN.pdf).digest('hex'))
  expect((await herunterladen(made.uuid, PAUL)).status).toBe(200)
  let lost = ''
  const abgelegt = await dateiAblegen(t.services, ablage)
  const failed = t.services.db.transaction().execute(async (tx) => {
    lost = (await abgelegt(tx)).uuid
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await dateienLesen(t.services.db, [lost, made.uuid])).toMatchObject([{ uuid: made.uuid }])
})

test('[S5-01] unbound files are removed after a day, bound ones stay', async () => {
  const bound = (await hochladen(PROBEN.pdf, 'a.pdf')).body.uuid
  await binden([bound], HOF, LENA.sub)
  const old = (await hochladen(PROBEN.pdf, 'b.pdf')).body.uuid
  t.clock.forward(24 * 60 * 60 * 1000 + 1)
  const young = (await hochladen(PROBEN.pdf, 'c.pdf')).body.uuid
  await dateienAufraeumen.run({}, t.services)
  const left = await dateienLesen(t.services.db, [bound, old, young])
  expect(left.map(({ uuid }) => uuid)).toEqual([bound, young])
  expect(await rows()).toBe(await stored())
})
