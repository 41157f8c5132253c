import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import {
  auszahlungDateiOeffnen,
  bankpruefungLesen,
} from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import * as bank from '@foerderportal/contract/mitteilungen/bank/routes'
import * as vertrag from '@foerderportal/contract/mitteilungen/konversation/routes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  HOF,
  LENA,
  MAX,
  eingereicht,
  entwurf,
  hochladen,
  leeren,
  nachweis,
  startAuszahlungWelt,
  type Person,
  type Welt,
} from '../../auszahlung/testing/auszahlungWelt.ts'
import { SABINE } from '../../zuwendung/testing/korrekturWelt.ts'
import { demoWelt } from '../../demo/welt.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { registerMitteilungen } from '../routes.ts'

let w: Welt
let auszahlung: string
beforeAll(async () => {
  w = await startAuszahlungWelt(demoWelt, registerMitteilungen)
})
beforeEach(async () => {
  auszahlung = (await eingereicht(w, nachweis(w))).guid
})
afterEach(() => leeren(w.t))
afterAll(() => w.t.close())

const ort = (konversationId: string) => ({ unternehmenGuid: HOF, konversationId })
const lesen = (id: string, als: Person = LENA) =>
  w.t.call(vertrag.konversationLesen, { als, params: ort(id) })
const antworten = (id: string, anhaenge: string[] = []) =>
  w.t.call(vertrag.mitteilungSenden, {
    als: LENA,
    params: ort(id),
    body: { inhalt: `Anbei, was fehlte (${id}).`, anhaenge },
  })
const amFall = async () =>
  (await w.t.call(bank.fallKonversationLesen, { als: SABINE, params: { guid: w.geschaeft } })).body
const fragen = async (bezug: string | undefined, termin?: string) => {
  w.t.clock.forward(60_000)
  const { konversationId } = await amFall()
  return w.t.call(bank.bankMitteilungSenden, {
    als: SABINE,
    params: { guid: konversationId },
    body: {
      betreff: 'Zahlungsnachweis fehlt',
      inhalt: `Bitte reichen Sie ihn nach. ${w.t.clock.now().getTime()}`,
      anhaenge: [],
      ...(bezug && { bezug }),
      ...(termin && { termin }),
    },
  })
}
const pruefung = async (guid = auszahlung) =>
  (await w.t.call(bankpruefungLesen, { als: SABINE, params: { guid } })).body

test('[S7-01] [S9-06] asked about a payout request with a day: the answer’s files are evidence at its check', async () => {
  const weiterer = (await eingereicht(w, nachweis(w, { beantragteAuszahlung: 1 }))).guid
  expect((await pruefung()).rueckfrage).toBeNull()
  const tag = tagNach(w.t.clock.now(), 30)
  const { status, body: gestellt } = await fragen(auszahlung, tag)
  expect([status, gestellt.geschaeftGuid, gestellt.termin]).toEqual([
    200,
    w.geschaeft,
    expect.stringMatching(`^${tag}T2\\d:59:59`),
  ])
  const bezug = { art: 'AUSZAHLUNG', guid: auszahlung, eingangsnummer: (await pruefung()).eingangsnummer }
  expect(gestellt.mitteilungen.at(-1)?.bezug).toEqual(bezug)
  expect((await pruefung()).rueckfrage).toEqual({ am: w.t.clock.now().toISOString(), beantwortetAm: null })

  // the company reads it in the conversation of the case, and answers there: it is about the same request
  expect((await lesen(w.geschaeft)).body.bezug).toEqual(bezug)
  w.t.clock.forward(60_000)
  const vorher = (await pruefung()).unterlagen.length
  const { uuid: neu } = await hochladen(w.t, LENA)
  expect((await antworten(w.geschaeft, [neu])).body.mitteilungen.at(-1)?.bezug).toEqual(bezug)
  const danach = await pruefung()
  expect(danach.unterlagen).toHaveLength(vorher + 1)
  expect(danach.unterlagen.find(({ uuid }) => uuid === neu)).toMatchObject({
    art: 'mitteilung',
    wozu: expect.stringMatching(/^Mitteilung vom \d\d\.\d\d\.\d{4}$/),
    eingangsnummern: [],
    stellen: [],
  })
  expect(danach.rueckfrage?.beantwortetAm).toBe(w.t.clock.now().toISOString())
  // evidence of this request alone: another one of the same case neither lists nor opens it
  expect((await pruefung(weiterer)).unterlagen.map(({ uuid }) => uuid)).not.toContain(neu)
  const oeffnen = (guid: string) =>
    w.t.call(auszahlungDateiOeffnen, { als: SABINE, params: { guid, dateiGuid: neu } })
  expect([(await oeffnen(auszahlung)).status, (await oeffnen(weiterer)).status]).toEqual([200, 404])
})

test('[S7-01] the company begins one itself, from the page of the request; its own words about it, not the case’s', async () => {
  await fragen(undefined)
  const { body } = await lesen(auszahlung)
  expect([body.geschaeftId, body.bezug?.guid]).toEqual([w.geschaeft, auszahlung])
  const gesendet = (await antworten(auszahlung)).body.mitteilungen.at(-1)
  expect([gesendet?.betreff, gesendet?.bezug]).toEqual([
    `Frage zum Auszahlungsantrag ${body.bezug?.eingangsnummer}`,
    body.bezug,
  ])
  expect((await amFall()).bezuege).toEqual([body.bezug])
  // in the conversation of the case it is about what the bank wrote last: nothing beside the case
  expect((await lesen(w.geschaeft)).body.bezug).toBeNull()
})

test('[S7-01] a question about the application or about a draft is about neither the request asked about last, nor evidence of it', async () => {
  const { rows } = await sql<{
    guid: string
  }>`select guid from antrag where geschaeft_guid = ${w.geschaeft}`.execute(w.t.ownerDb)
  const antrag = rows[0]?.guid ?? ''
  const { guid: draft } = await entwurf(w)
  const { body: gefragt } = await fragen(auszahlung)
  const bezuege = []
  for (const id of [antrag, draft, w.geschaeft, gefragt.konversationId])
    bezuege.push((await lesen(id)).body.bezug?.guid)
  expect(bezuege).toEqual([undefined, undefined, auszahlung, auszahlung])
  w.t.clock.forward(60_000)
  const { uuid: neu } = await hochladen(w.t, LENA)
  const gesendet = (await antworten(antrag, [neu])).body.mitteilungen.at(-1)
  expect([gesendet?.betreff, gesendet?.bezug]).toEqual([expect.stringMatching(/^Frage zum Antrag /), null])
  const { rueckfrage, unterlagen } = await pruefung()
  expect([rueckfrage?.beantwortetAm, unterlagen.some(({ uuid }) => uuid === neu)]).toEqual([null, false])
})

test('[S7-01] the same words about another request are another message; about the same one they arrive once', async () => {
  const weiterer = (await eingereicht(w, nachweis(w, { beantragteAuszahlung: 1 }))).guid
  const schreiben = async (konversationId: string) => {
    const body = { betreff: 'Auszug', inhalt: 'Der Kontoauszug folgt.', anhaenge: [] }
    const r = await w.t.call(vertrag.mitteilungSenden, { als: LENA, params: ort(konversationId), body })
    return r.body.mitteilungen.flatMap((m) => (m.inhalt === body.inhalt ? [m.bezug?.guid] : []))
  }
  await schreiben(auszahlung)
  expect(await schreiben(auszahlung)).toEqual([auszahlung])
  expect(await schreiben(weiterer)).toEqual([auszahlung, weiterer])
  const { konversationId } = await amFall()
  const fragenNach = (bezug: string) =>
    w.t.call(bank.bankMitteilungSenden, {
      als: SABINE,
      params: { guid: konversationId },
      body: { betreff: 'Nachweis fehlt', inhalt: 'Bitte reichen Sie ihn nach.', anhaenge: [], bezug },
    })
  await fragenNach(auszahlung)
  await fragenNach(auszahlung)
  const { body } = await fragenNach(weiterer)
  expect(body.mitteilungen.filter(({ betreff }) => betreff === 'Nachweis fehlt')).toHaveLength(2)
})

test('[S7-01] nobody names the request of another company or case, nor one that was never sent', async () => {
  const als = MAX
  expect((await lesen(auszahlung, als)).status).toBe(403)
  const params = { unternehmenGuid: DEMO_UNTERNEHMEN.hofAltmoor, konversationId: auszahlung }
  expect((await w.t.call(vertrag.konversationLesen, { als, params })).status).toBe(404)
  const { guid } = await entwurf(w)
  expect((await lesen(guid)).body.bezug).toBeNull()
  for (const fremd of [guid, w.geschaeft]) {
    const { status, problem } = await fragen(fremd)
    expect([status, problem.detail]).toEqual([404, 'Zu diesem Fall gibt es diesen Auszahlungsantrag nicht.'])
  }
})

test('[S7-01] about a declaration of interest one writes in the general conversation, and its number stands above', async () => {
  const { rows } = await sql<{ guid: string; unternehmen: string; nummer: string }>`select b.guid,
      b.unternehmen_guid as unternehmen, e.eingangsnummer as nummer from bekundung b
      join einreichung e on e.dokument_guid = b.guid where b.unternehmen_guid = ${HOF} limit 1`.execute(
    w.t.ownerDb,
  )
  const [bekundung] = rows
  expect(bekundung).toBeDefined()
  const { body } = await antworten(bekundung?.guid ?? '')
  expect([body.geNr, body.mitteilungen.at(-1)]).toEqual([
    null,
    expect.objectContaining({
      betreff: `Frage zur Interessenbekundung ${bekundung?.nummer}`,
      bezug: { art: 'BEKUNDUNG', guid: bekundung?.guid, eingangsnummer: bekundung?.nummer },
    }),
  ])
})
