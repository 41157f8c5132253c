import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import {
  eingereicht,
  entwurf,
  leeren,
  lesen,
  mitNachweisen,
  nachweis,
  speichern,
  startAuszahlungWelt,
  type Welt,
} from '../testing/auszahlungWelt.ts'
import { entwurfErinnern } from './entwurfErinnern.ts'

let w: Welt
beforeAll(async () => {
  w = await startAuszahlungWelt(demoWelt)
})
afterAll(() => w.t.close())
beforeEach(async () => {
  await leeren(w.t)
  await sql`delete from postausgang`.execute(w.t.ownerDb)
})

const laufen = () => entwurfErinnern.run({}, w.t.services)
const mails = async () =>
  (
    await sql<{
      an: string
      betreff: string
      text: string
    }>`select split_part(an, '.', 1) as an, betreff, text
      from postausgang where betreff like 'Ein Auszahlungsantrag%' order by an`.execute(w.t.ownerDb)
  ).rows

test('[S6-06] after thirty days without a save, once, to who may sign; the draft stays and holds what it held', async () => {
  const formular = mitNachweisen(await entwurf(w), nachweis(w, { rechnungsNummer: 'GEHEIM 1' }))
  await speichern(w, formular)
  w.t.clock.forward(30 * TAG_MS - 1)
  await laufen()
  expect(await mails()).toEqual([])
  w.t.clock.forward(1)
  await laufen()
  await laufen()
  const gesendet = await mails()
  expect(gesendet.map(({ an }) => an)).toEqual(['lena', 'paul'])
  expect(gesendet[0]?.text).toContain(`/auszahlung/antrag/${formular.guid}/weiter?unternehmenId=`)
  expect(gesendet[0]?.text).not.toContain('GEHEIM')
  expect((await lesen(w, formular.guid)).body.formular.verwendungsnachweise).toHaveLength(1)
})

test('[S6-06] who saves is at it again: thirty more days', async () => {
  const formular = mitNachweisen(await entwurf(w), nachweis(w))
  w.t.clock.forward(30 * TAG_MS)
  await laufen()
  expect(await mails()).toHaveLength(2)
  await speichern(w, formular)
  w.t.clock.forward(29 * TAG_MS)
  await laufen()
  expect(await mails()).toHaveLength(2)
  w.t.clock.forward(TAG_MS)
  await laufen()
  expect(await mails()).toHaveLength(4)
})

test('[S6-06] what was sent is not reminded of', async () => {
  await eingereicht(w, nachweis(w))
  w.t.clock.forward(90 * TAG_MS)
  await laufen()
  expect(await mails()).toEqual([])
})
