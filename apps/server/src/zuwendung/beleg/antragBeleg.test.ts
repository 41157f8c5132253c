import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { mailZustellen } from '../../platform/mail/mailZustellen.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { anlegen, einreichen, lesen, startWelt, vollstaendig } from '../testing/testWelt.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'
import { ANTRAG_BELEG } from './antragBeleg.ts'
import { antragBelegErstellen } from './antragBelegErstellen.ts'

let t: TestApp
beforeAll(async () => void (t = await startWelt()))
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
})
