import { randomUUID } from 'node:crypto'
import { auszahlungFreigeben } from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { fassungVeroeffentlichen } from '@foerderportal/contract/fragebogen/bank/routes'
import { verzichtMitzeichnen } from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abgelehnt, pruefungAufrufe } from './auszahlung/bankpruefung/testing/bankpruefungAufrufe.ts'
import {
  HOF,
  LENA,
  PAUL,
  eingereicht,
  nachweis,
  startAuszahlungWelt,
  type Welt,
} from './auszahlung/testing/auszahlungWelt.ts'
import { FRANK } from './auszahlung/zahllauf/testing/zahllaufWelt.ts'
import { demoWelt } from './demo/welt.ts'
import { umfrageMit } from './fragebogen/testing/umfragen.ts'
import { protokollieren } from './platform/audit/protokollieren.ts'
import type { Tx } from './platform/database/database.ts'
import { portalProzess } from './platform/testing/portalProzess.ts'
import type { Caller } from './platform/testing/tokens/testTokens.ts'
import { wartende } from './platform/testing/zugleich.ts'
import { registerZuwendung } from './zuwendung/routes.ts'
import { einwilligen } from './zuwendung/testing/bescheidWelt.ts'
import { erklaeren, zuZweitZeichnen } from './zuwendung/testing/verzichtWelt.ts'

/** A real server asks the bank for a second factor. */
const amr = ['pwd', 'otp']
const PETRA: Caller = {
  sub: 'sub-petra',
  amr,
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_PROGRAMME'],
}

let w: Welt
beforeAll(async () => void (w = await startAuszahlungWelt(demoWelt, registerZuwendung)))
afterAll(() => w.t.close())

const abgelehnteAuszahlung = async () => {
  const { guid } = await eingereicht(w, nachweis(w))
  const rufen = pruefungAufrufe(w.t, guid)
  await rufen.speichern(abgelehnt((await rufen.lesen()).body))
  const { body, status, text } = await rufen.vorlegen()
  if (status !== 200) throw new Error(text)
  return { guid, inhaltSha256: body.inhaltSha256 ?? '' }
}

/** A waiver of the approved case that Lena has signed as the first of two. */
const halberVerzicht = async () => {
  const { rows } = await sql<{
    guid: string
  }>`select guid from antrag where geschaeft_guid = ${w.geschaeft}`.execute(w.t.ownerDb)
  const antrag = rows[0]?.guid ?? ''
  await zuZweitZeichnen(w.t, antrag)
  const verzichtGuid = randomUUID()
  const r = await erklaeren(w.t, antrag, [{ gegenstand: w.beratung, verzicht: 10 }], {
    als: LENA,
    verzichtGuid,
  })
  if (r.status !== 200) throw new Error(r.text)
  return { guid: antrag, verzichtGuid }
}

type Portal = Awaited<ReturnType<typeof portalProzess>>
type Aufruf = Parameters<Portal['rufen']>
type Taten = {
  readonly fassungGuid: string
  readonly guid: string
  readonly verzichtGuid: string
  readonly bank: readonly Aufruf[]
  readonly unterschrift: Aufruf
}

/** What is waiting to be done, each by who may. */
const taten = async (): Promise<Taten> => {
  const { fassungGuid } = await umfrageMit(w.t, { stand: 'ENTWURF' })
  const [auszahlung, verzicht] = [await abgelehnteAuszahlung(), await halberVerzicht()]
  const { guid, inhaltSha256 } = auszahlung
  return {
    fassungGuid,
    guid,
    verzichtGuid: verzicht.verzichtGuid,
    bank: [
      [fassungVeroeffentlichen, { als: PETRA, params: { guid: fassungGuid } }],
      [auszahlungFreigeben, { als: { ...FRANK, amr }, params: { guid }, body: { inhaltSha256 } }],
    ],
    unterschrift: [verzichtMitzeichnen, { als: PAUL, params: verzicht }],
  }
}

/** All that may be there of them, and how often. A file begun by who was killed is a name alone, and is tidied away. */
const spuren = async ({ fassungGuid, guid, verzichtGuid }: Taten) => {
  const { rows } = await sql<Record<string, unknown>>`select
    (select stand from umfrage_fassung where guid = ${fassungGuid}) as fassung,
    (select status from auszahlung where guid = ${guid}) as auszahlung,
    (select status from verzicht where guid = ${verzichtGuid}) as verzicht,
    (select count(*)::int from audit_log where handlung in ('fassungVeroeffentlichen', 'auszahlungFreigeben',
      'verzichtMitzeichnen') and (objekt_guid in (${fassungGuid}, ${guid}) or angaben->>'verzicht' = ${verzichtGuid})) as protokolliert,
    (select count(*)::int from bescheid where auszahlung_guid = ${guid}) as bescheide,
    (select count(*)::int from datei where guid in (select datei_guid from bescheid where auszahlung_guid = ${guid}))
      as dateien,
    (select count(*)::int from datei where dateiname like 'Bescheid BE-%' and sha256 is not null and guid not in
      (select datei_guid from bescheid where datei_guid is not null)) as herrenlose,
    (select count(*)::int from bekanntgabe where bescheid_guid in
      (select guid from bescheid where auszahlung_guid = ${guid})) as bekanntgaben,
    (select array_agg(split_part(an, '.', 1) order by an) from postausgang
      where schluessel like ${`verzicht:erklaert:${verzichtGuid}:%`}) as verzichtmails,
    (select array_agg(split_part(an, '.', 1) order by an) from postausgang where exists
      (select from bescheid b where auszahlung_guid = ${guid} and text like '%' || b.guid || '%')) as bescheidmails,
    (select count(*)::int from graphile_worker.jobs where task_identifier = 'bescheid-erstellen') as auftraege`.execute(
    w.t.ownerDb,
  )
  return rows[0]
}

const NICHTS = {
  fassung: 'ENTWURF',
  auszahlung: 'ABGESENDET',
  verzicht: 'ZUR_UNTERSCHRIFT',
  protokolliert: 0,
  bescheide: 0,
  dateien: 0,
  herrenlose: 0,
  bekanntgaben: 0,
  verzichtmails: null,
  bescheidmails: null,
  auftraege: 0,
}
const VON_DER_BANK = {
  ...NICHTS,
  fassung: 'VEROEFFENTLICHT',
  auszahlung: 'ABGELEHNT',
  protokolliert: 2,
  bescheide: 1,
  auftraege: 1,
}
const GEMELDET = {
  ...VON_DER_BANK,
  dateien: 1,
  bekanntgaben: 1,
  bescheidmails: ['lena', 'paul'],
  auftraege: 0,
}
const ALLES = { ...GEMELDET, verzicht: 'ERKLAERT', protokolliert: 3, verzichtmails: ['lena', 'paul'] }

/** The last that either act of the bank writes: the audit row in its chain. */
const protokollHalten = async (tx: Tx) => {
  const halt = { handlung: 'gehalten', objektGuid: randomUUID(), sub: PETRA.sub }
  await protokollieren(tx, { ...halt, unternehmenGuid: null })
  await protokollieren(tx, { ...halt, unternehmenGuid: HOF })
}

/** What follows the file of the notice, and the last mail about the waiver. */
const folgenHalten = async (tx: Tx, { verzichtGuid }: Taten) => {
  await sql`lock table bekanntgabe in share mode`.execute(tx)
  await sql`insert into postausgang (guid, schluessel, an, betreff, text)
    values (gen_random_uuid(), ${`verzicht:erklaert:${verzichtGuid}:${PAUL.sub}`}, 'x', 'x', 'x')`.execute(tx)
}

/** Waits until so many wait for what is held, kills the process, and lets go of it. */
const toetenBei = async (
  portal: Portal,
  halten: (tx: Tx) => Promise<unknown>,
  { tun, bis }: { readonly tun: () => Promise<unknown>; readonly bis: number },
) => {
  const gehalten = w.t.ownerDb.transaction().execute(async (tx) => {
    await halten(tx)
    await tun()
    await expect.poll(() => wartende(w.t)).toBe(bis)
    await portal.toeten()
    throw new Error('undone')
  })
  await expect(gehalten).rejects.toThrow('undone')
}

/** Called, and not waited for: its answer never comes. */
const beginnen = (portal: Portal, aufruf: Aufruf) => void portal.rufen(...aufruf).catch(() => undefined)

test('[S9-04][S9-05][S9-10] kill -9 as a questionnaire is published, a payout decided, its notice made, a waiver signed: all or nothing, and once', async () => {
  await einwilligen(w.t)
  const t = await taten()
  let portal = await portalProzess(w.t)
  await toetenBei(portal, protokollHalten, {
    tun: async () => t.bank.forEach((aufruf) => beginnen(portal, aufruf)),
    bis: t.bank.length,
  })
  expect(await spuren(t)).toEqual(NICHTS)

  portal = await portalProzess(w.t)
  await toetenBei(portal, (tx) => folgenHalten(tx, t), {
    tun: async () => {
      for (const aufruf of t.bank) expect(await portal.rufen(...aufruf)).toBe(200)
      beginnen(portal, t.unterschrift)
    },
    bis: 2,
  })
  expect(await spuren(t)).toEqual(VON_DER_BANK)

  portal = await portalProzess(w.t)
  await expect.poll(() => spuren(t), { timeout: 40_000 }).toEqual(GEMELDET)
  const nochmal = []
  for (const aufruf of [...t.bank, t.unterschrift, t.unterschrift])
    nochmal.push(await portal.rufen(...aufruf))
  expect(nochmal).toEqual([412, 412, 200, 200])
  expect(await spuren(t)).toEqual(ALLES)
})
