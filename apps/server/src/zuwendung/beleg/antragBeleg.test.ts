import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { mailZustellen } from '../../platform/mail/mailZustellen.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  HOF,
  anlegen,
  einreichen,
  lesen,
  platzSchaffen,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'
import { ANTRAG_BELEG } from './antragBeleg.ts'
import { antragBelegErstellen } from './antragBelegErstellen.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const mails = async () =>
  (
    await sql<{
      an: string
      betreff: string
      text: string
    }>`select an, betreff, text from postausgang`.execute(t.ownerDb)
  ).rows

const bytes = async (guid: string) => {
  const teile: Buffer[] = []
  for await (const teil of await t.services.files.get(guid)) teile.push(teil as Buffer)
  return Buffer.concat(teile)
}

const streams = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, s]) => {
    const roh = Buffer.from(s ?? '', 'latin1')
    try {
      return inflateSync(roh).toString('utf8')
    } catch {
      return roh.toString('utf8')
    }
  })

test('[S4-08] receipt and mail follow once: the PDF carries the sent JSON, the mail the number', async () => {
  const { body } = await einreichen(t, await vollstaendig(t, await anlegen(t)))
  const { formular, eingang } = body
  if (eingang === null) throw new Error('not submitted')
  await runDueJobs(t.services, [antragBelegErstellen, mailZustellen])
  await t.services.db
    .transaction()
    .execute((tx) => jobEinreihen(tx, ANTRAG_BELEG, { eingangsnummer: eingang.eingangsnummer }))
  await runDueJobs(t.services, [antragBelegErstellen, mailZustellen])

  const beleg = (await lesen(t, formular.guid)).body.eingang?.beleg
  if (!beleg) throw new Error('no receipt')
  const pdf = await bytes(beleg.uuid)
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(beleg.sha256)
  expect(beleg.dateiname).toContain(eingang.eingangsnummer)
  const inhalt = streams(pdf)
  expect(inhalt.join()).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>')
  const anhang = inhalt.find((s) => s.startsWith('{"guid"')) ?? ''
  expect(createHash('sha256').update(anhang).digest('hex')).toBe(eingang.sha256)

  const [mail, ...weitere] = await mails()
  expect(weitere).toEqual([])
  expect(mail?.an).toBe('lena.lindenau@demo.example')
  expect(mail?.text).toContain(eingang.eingangsnummer)
  expect(mail?.text).toContain('Guten Tag Lena Lindenau')
  expect(mail?.text).toContain(`/eingang?unternehmenId=${HOF}`)
  // [S4-08] the usual day of the decision, counted from the day of arrival
  expect(mail?.text).toMatch(/In der Regel bis zum \d\d\.\d\d\.\d{4}\./)
  expect(mail?.text).toContain(`Prüfsumme der Angaben (SHA-256): ${eingang.sha256}`)
  expect(mail?.text).toContain(`Prüfsumme der Eingangsbestätigung (SHA-256): ${beleg.sha256}`)
})

test('[S4-08] a receipt comes whatever was written: what no font has is replaced, and it says so', async () => {
  const entwurf = await vollstaendig(t, await anlegen(t))
  const produktgruppenDaten = { ...entwurf.produktgruppenDaten, haupttaetigkeit: 'Ackerbau 🚜 農業' }
  const { body } = await einreichen(t, { ...entwurf, produktgruppenDaten })
  await runDueJobs(t.services, [antragBelegErstellen, mailZustellen])
  const beleg = (await lesen(t, body.formular.guid)).body.eingang?.beleg
  const anhang = streams(await bytes(beleg?.uuid ?? '')).find((s) => s.startsWith('{"guid"')) ?? ''
  expect(anhang).toContain('Ackerbau 🚜 農業')
  expect((await mails()).map(({ text }) => text).join()).toContain(body.eingang?.eingangsnummer)
})

test('[S4-08] stopped after the PDF was written and before it was entered: the next run makes one receipt and one mail', async () => {
  const { body } = await einreichen(t, await vollstaendig(t, await anlegen(t)))
  const nummer = body.eingang?.eingangsnummer ?? ''
  const belege = async () =>
    (
      await sql<{ mit: number; mails: number }>`select
        (select count(*)::int from einreichung where eingangsnummer = ${nummer} and beleg_guid is not null) as mit,
        (select count(*)::int from postausgang where text like ${`%${nummer}%`}) as mails`.execute(t.ownerDb)
    ).rows[0]
  await sql`create function halt() returns trigger language plpgsql as $$ begin raise exception 'halt'; end $$`.execute(
    t.ownerDb,
  )
  await sql`create trigger halt before update of beleg_guid on einreichung for each row execute function halt()`.execute(
    t.ownerDb,
  )
  await runDueJobs(t.services, [antragBelegErstellen, mailZustellen]).catch(() => undefined)
  expect(await belege()).toEqual({ mit: 0, mails: 0 })
  await sql`drop trigger halt on einreichung`.execute(t.ownerDb)
  await t.services.db
    .transaction()
    .execute((tx) => jobEinreihen(tx, ANTRAG_BELEG, { eingangsnummer: nummer }))
  await runDueJobs(t.services, [antragBelegErstellen, mailZustellen])
  expect(await belege()).toEqual({ mit: 1, mails: 1 })
})
