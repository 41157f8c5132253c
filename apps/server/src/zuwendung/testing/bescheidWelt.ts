import { createHash, randomBytes, randomUUID } from 'node:crypto'
import * as bank from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bankRoutes'
import type { BekanntgabeStatus } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import * as contract from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { sql } from 'kysely'
import { dateiAblegen } from '../../platform/files/public.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { mailZustellen } from '../../platform/mail/mailZustellen.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { bekanntgabeFuehren } from '../bekanntgabe/bekanntgabeFuehren.ts'
import { bescheidBereitstellen } from '../bekanntgabe/bescheidBereitstellen.ts'
import { bescheidMelden } from '../bekanntgabe/bescheidMelden.ts'
import { SABINE } from './korrekturWelt.ts'
import { HOF, LENA, anlegen } from './testWelt.ts'

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/** A company agrees to notices in the portal, or takes that back. */
export const einwilligen = (t: TestApp, unternehmenGuid = HOF) =>
  sql`insert into einwilligung_bekanntgabe (guid, unternehmen_guid, fassung, erteilt_von, erteilt_am)
    values (${randomUUID()}, ${unternehmenGuid}, '2026-11', ${LENA.sub}, now()) on conflict do nothing`.execute(
    t.ownerDb,
  )
export const widerrufen = (t: TestApp, unternehmenGuid = HOF) =>
  sql`update einwilligung_bekanntgabe set widerrufen_am = now(), widerrufen_von = ${LENA.sub}
    where unternehmen_guid = ${unternehmenGuid} and widerrufen_am is null`.execute(t.ownerDb)

type Entschieden = { readonly geschaeft: string; readonly antrag: string; readonly unternehmen: string }

/** A case that was decided, perhaps once more, and whose decision was released. */
const entschieden = async (t: TestApp, antrag: string, status: string): Promise<Entschieden> => {
  await sql`insert into einreichung (eingangsnummer, dokument_guid, unternehmen_guid, dokument_version, nummer_version,
      eingegangen_am, eingereicht_von, gesendet, sha256)
    select 'ANK-' || guid, guid, unternehmen_guid, version, version, now(), ${LENA.sub}, formular::text, ''
    from antrag where guid = ${antrag} on conflict do nothing`.execute(t.ownerDb)
  const { rows } = await sql<{
    geschaeft: string
    unternehmen: string
  }>`update geschaeft set status = ${status}
    where guid = (select geschaeft_guid from antrag where guid = ${antrag})
    returning guid as geschaeft, unternehmen_guid as unternehmen`.execute(t.ownerDb)
  const [fall] = rows
  if (fall === undefined) throw new Error('an application without a case')
  return { ...fall, antrag }
}

/** What a notice of approval grants here. */
const BEWILLIGT_CENT = 500_000

const entscheidungFreigeben = async (t: TestApp, { geschaeft, unternehmen }: Entschieden, art: string) => {
  const guid = randomUUID()
  await sql`insert into entscheidung (guid, geschaeft_guid, unternehmen_guid, art, status, status_seit, eingangsnummer,
      inhalt, summe_cent, angelegt_am, geaendert_am, geaendert_von)
    values (${guid}, ${geschaeft}, ${unternehmen}, ${art}, 'ENTWURF', now(), 'ANK', '{}', ${art === 'BEWILLIGUNG' ? BEWILLIGT_CENT : 0}, now(), now(), ${SABINE.sub})`.execute(
    t.ownerDb,
  )
  await sql`update entscheidung set status = 'VORGELEGT', vorbereitet_von = ${SABINE.sub}, vorgelegt_am = now(),
    eingaben = '{}', inhalt_sha256 = ${sha256('{}')} where guid = ${guid}`.execute(t.ownerDb)
  await sql`update entscheidung set status = 'FREIGEGEBEN', freigegeben_von = 'sub-frank', freigegeben_am = now()
    where guid = ${guid}`.execute(t.ownerDb)
  return guid
}

type Wunsch = {
  readonly art?: 'BEWILLIGUNG' | 'ABLEHNUNG'
  /** An application that was begun; without it another one is. */
  readonly antrag?: string
  /** Size of its file. */
  readonly bytes?: number
}

/** A notice of Hof Lindenau that is printed, and that nobody has done anything with. */
export const gedruckterBescheid = async (
  t: TestApp,
  { art = 'BEWILLIGUNG', bytes = 2_000, antrag }: Wunsch = {},
) => {
  const fall = await entschieden(
    t,
    antrag ?? (await anlegen(t)).guid,
    art === 'BEWILLIGUNG' ? 'BEWILLIGT' : 'ABGELEHNT',
  )
  const { geschaeft, unternehmen } = fall
  if (art === 'BEWILLIGUNG')
    await sql`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag,
        max_auszahlungen) values (${geschaeft}, ${unternehmen}, now(), '2026-01-01', 3)`.execute(t.ownerDb)
  const entscheidung = await entscheidungFreigeben(t, fall, art)
  const guid: string = randomUUID()
  const nummer = `BE-2026-${guid.slice(0, 6)}`
  await sql`insert into bescheid (guid, nummer, entscheidung_guid, geschaeft_guid, unternehmen_guid, art, erlassen_am,
      eingaben, eingaben_sha256)
    values (${guid}, ${nummer}, ${entscheidung}, ${geschaeft}, ${unternehmen}, ${art}, ${t.clock.now()}, '{}',
      ${sha256('{}')})`.execute(t.ownerDb)
  const inhalt = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])
  const ablegen = await dateiAblegen(t.services, {
    name: `Bescheid ${nummer}.pdf`,
    mimeType: 'application/pdf',
    inhalt,
    unternehmenGuid: unternehmen,
    verschlossen: true,
  })
  const datei = await t.services.db.transaction().execute(ablegen)
  await sql`update bescheid set datei_guid = ${datei.uuid}, datei_sha256 = ${datei.sha256}
    where guid = ${guid}`.execute(t.ownerDb)
  return {
    guid,
    nummer,
    fall: geschaeft,
    antrag: fall.antrag,
    datei: datei.uuid,
    inhalt,
    sha256: datei.sha256,
  }
}
export type Bescheid = Awaited<ReturnType<typeof gedruckterBescheid>>

/** What the job that prints a notice does last. */
export const bereitstellen = (t: TestApp, { guid }: Pick<Bescheid, 'guid'>) =>
  t.services.db.transaction().execute((tx) => bescheidBereitstellen(t.services, tx, { guid }))

/** Delivers the mails, and does what follows their acceptance. */
export const zustellen = async (t: TestApp, smtpUrl?: string) => {
  const services = { ...t.services, config: { ...t.services.config, smtpUrl } }
  await runDueJobs(services, [mailZustellen])
  await runDueJobs(services, [bescheidMelden])
}

/** Nothing waits to be delivered: a run of what is due tries few mails of a server that is away. */
export const postLeeren = (t: TestApp) =>
  sql`truncate postausgang, graphile_worker._private_jobs, graphile_worker._private_job_queues`.execute(
    t.ownerDb,
  )

/** The clock runs. */
export const uhr = (t: TestApp) => bekanntgabeFuehren.run({}, t.services)

/** A notice that lies ready in the portal, with its ten days running. */
export const bereiterBescheid = async (t: TestApp, wunsch: Wunsch = {}) => {
  await einwilligen(t)
  const b = await gedruckterBescheid(t, wunsch)
  await bereitstellen(t, b)
  await zustellen(t)
  return b
}

export const liste = (t: TestApp, wer: Caller = LENA) =>
  t.call(contract.bescheideLesen, { als: wer, params: { unternehmenGuid: HOF } })
export const ansicht = async (t: TestApp, { guid }: Pick<Bescheid, 'guid'>, wer: Caller = LENA) => {
  const einer = (await liste(t, wer)).body.find((b) => b.guid === guid)
  if (einer === undefined) throw new Error(`no notice ${guid}`)
  return einer satisfies BescheidAnsicht
}

export const abrufen = (t: TestApp, { guid }: Pick<Bescheid, 'guid'>, wer: Caller = LENA) =>
  t.call(contract.bescheidAbrufen, { als: wer, params: { guid } })
export const laden = (t: TestApp, guid: string, versuch: string, wer: Caller = LENA) =>
  t.call(contract.bescheidAbrufLaden, { als: wer, params: { guid, versuch } })
export const bestaetigen = (
  t: TestApp,
  b: Pick<Bescheid, 'guid' | 'sha256'>,
  versuch: string,
  wer: Caller = LENA,
) =>
  t.call(contract.bescheidAbrufBestaetigen, {
    als: wer,
    params: { guid: b.guid, versuch },
    body: { sha256: b.sha256 },
  })
/** All three steps. */
export const ganzAbrufen = async (t: TestApp, b: Bescheid, wer: Caller = LENA) => {
  const { body } = await abrufen(t, b, wer)
  await laden(t, b.guid, body.versuch, wer)
  return bestaetigen(t, b, body.versuch, wer)
}
export const herunterladen = (t: TestApp, { guid }: Pick<Bescheid, 'guid'>, wer: Caller = LENA) =>
  t.call(contract.bescheidHerunterladen, { als: wer, params: { guid } })

const params = ({ fall, guid }: Bescheid) => ({ guid: fall, bescheidGuid: guid })
export const versenden = (t: TestApp, b: Bescheid, aufgegebenAm: string, wer: Caller = SABINE) =>
  t.call(bank.bescheidVersenden, { als: wer, params: params(b), body: { aufgegebenAm } })
export const erneut = (t: TestApp, b: Bescheid, wer: Caller = SABINE) =>
  t.call(bank.bescheidErneutBereitstellen, { als: wer, params: params(b) })
export const rueckbrief = (t: TestApp, b: Bescheid, wer: Caller = SABINE) =>
  t.call(bank.briefZurueckmelden, { als: wer, params: params(b), body: { grund: 'Unbekannt verzogen.' } })
export const beiDerBank = async (t: TestApp, b: Bescheid, wer: Caller = SABINE) => {
  const r = await t.call(bank.bekanntgabeLesen, { als: wer, params: { guid: b.fall } })
  const einer = r.body.find(({ guid }) => guid === b.guid)
  if (einer === undefined) throw new Error(r.text)
  return einer
}

/** The state of each attempt, the latest first. */
export const staende = async (t: TestApp, { guid }: Pick<Bescheid, 'guid'>): Promise<BekanntgabeStatus[]> =>
  (
    await sql<{ status: BekanntgabeStatus }>`select status from bekanntgabe where bescheid_guid = ${guid}
      order by nr desc`.execute(t.ownerDb)
  ).rows.map(({ status }) => status)

/** From when the approval of a case is effective. */
export const wirksamAb = async (t: TestApp, { fall }: Pick<Bescheid, 'fall'>): Promise<Date | null> => {
  const { rows } = await sql<{ ab: Date | null }>`select wirksam_ab as ab from bewilligung
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  return rows[0]?.ab ?? null
}

/** The mails about a notice, by who gets them and what they are called. */
export const briefe = async (t: TestApp, { guid }: Pick<Bescheid, 'guid'>) =>
  (
    await sql<{
      an: string
      betreff: string
      text: string
    }>`select split_part(an, '@', 1) as an, betreff, text
      from postausgang where text like ${`%${guid}%`} order by angelegt_am, an`.execute(t.ownerDb)
  ).rows
