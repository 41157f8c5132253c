import { RUNDE_STAENDE, type RundeStand } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { ziehungSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import { ziehungstag } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import type { Rolle } from '@foerderportal/contract/shared/permissions'
import { MINUTE_MS, STUNDE_MS, TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { fixedClock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { eineEinfrieren } from '../einfrieren/rundeEinfrieren.ts'
import { reihungFreigeben } from '../reihung/reihungFreigeben.ts'
import { reihungOeffnen } from '../reihung/reihungOeffnen.ts'
import { reihungVorbereiten } from '../reihung/reihungVorbereiten.ts'
import { aktVorlegen } from '../runde/akte/aktVorlegen.ts'
import { rundenaktFreigeben } from '../runde/akte/rundenaktEntscheiden.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeAnlegen } from '../runde/rundeAnlegen.ts'
import type { Seeddienste } from '../runde/rundendienste.ts'
import type { Angemeldet } from '../runde/rundePolicy.ts'
import { rundeFinden, type RundeRow } from '../runde/runden.ts'
import { staffelFreigeben } from '../staffel/staffelFreigeben.ts'
import { staffelVorbereiten } from '../staffel/staffelVorbereiten.ts'

const ROLLEN: readonly Rolle[] = [
  'SACHBEARBEITUNG_LESEN',
  'SACHBEARBEITUNG_PROGRAMME',
  'SACHBEARBEITUNG_FREIGEBEN',
]

export type Rundenplan = {
  readonly guid: string
  readonly angaben: RundeAngaben
  /** It moves with the calendar of a demo world. */
  readonly demo: boolean
  /** How far it goes. */
  readonly bis: RundeStand
  /** Who plans it, and who releases. */
  readonly plant: string
  readonly gibtFrei: string
  /** What is declared in it. */
  readonly bekunden?: (tx: Tx, runde: RundeRow) => Promise<void>
  /** What was drawn, of each kind of the round's form. */
  readonly gezogen: readonly (readonly number[])[]
  readonly staffeln?: number
  /** What happens between two batches: without money that became free there is no second one. */
  readonly zwischenStaffeln?: (services: Seeddienste) => Promise<void>
}

type Moment = { readonly services: Seeddienste; readonly person: (sub: string) => Angemeldet }

/** Somebody of the bank who has just signed in. */
export const demoPerson = (sub: string, wann: Date): Angemeldet => ({
  sub,
  rollen: [...ROLLEN],
  authTime: Math.floor(wann.getTime() / 1000),
})

/** The portal as it was at a moment, with people who had just signed in. */
const am = (services: Seeddienste, wann: Date): Moment => ({
  services: { ...services, clock: fixedClock(wann) },
  person: (sub) => demoPerson(sub, wann),
})

const runde = async ({ db }: Seeddienste, guid: string): Promise<RundeRow> => {
  const row = await rundeFinden(db, guid)
  if (row === undefined) throw new Error(`no round ${guid}`)
  return row
}

const planen = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const wann = new Date(Date.parse(p.angaben.ersterTag) - 10 * TAG_MS)
  const { services: damals, person } = am(services, wann)
  await rundeAnlegen(damals, { angaben: p.angaben, guid: p.guid, person: person(p.plant) })
  if (!p.demo) return
  await sql`update ibk_meta set demo = true where guid = ${p.guid}`.execute(services.db)
  await sql`update foerderrunde set demo = true where ibk_meta_guid = ${p.guid}`.execute(services.db)
}

/** The act that lies before a second person, as that person has read it. */
export const liegenderAkt = ({ body }: Antwort): { readonly akt: string; readonly sha256: string } => {
  const akt = body.akte.find(({ status }) => status === 'VORGELEGT')
  return { akt: akt?.guid ?? '', sha256: akt?.sha256 ?? '' }
}

const veroeffentlichen = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const { von } = await runde(services, p.guid)
  const { services: damals, person } = am(services, new Date(von.getTime() - 9 * TAG_MS))
  const vorgelegt = await aktVorlegen(damals, {
    guid: p.guid,
    person: person(p.plant),
    art: 'rundeVeroeffentlichen',
    angaben: (_tx, { runde: r }) => ({ bezeichnung: r.bezeichnung, version: r.version }),
  })
  await rundenaktFreigeben(damals, { ...liegenderAkt(vorgelegt), person: person(p.gibtFrei) })
}

const bekunden = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const row = await runde(services, p.guid)
  await services.db.transaction().execute(async (tx) => p.bekunden?.(tx, row))
}

const einfrieren = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const { bis } = await runde(services, p.guid)
  await eineEinfrieren(am(services, new Date(bis.getTime() + 2 * MINUTE_MS)).services, p.guid)
}

const ziehungAm = async (services: Seeddienste, p: Rundenplan): Promise<Date> =>
  (await runde(services, p.guid)).ziehung_am ?? services.clock.now()

/** The result of its draw, as it moved with the freeze. */
const zufallVon = ({ angaben, gezogen }: Rundenplan, ziehung: Date): string =>
  ziehungSchreiben(angaben.ziehung.form, ziehungstag(ziehung.toISOString()), gezogen)

const reihen = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const ziehung = await ziehungAm(services, p)
  const { services: damals, person } = am(services, new Date(ziehung.getTime() + STUNDE_MS))
  await reihungVorbereiten(damals, { guid: p.guid, person: person(p.plant), zufall: zufallVon(p, ziehung) })
}

const oeffnen = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const ziehung = await ziehungAm(services, p)
  const { services: damals, person } = am(services, new Date(ziehung.getTime() + 2 * STUNDE_MS))
  await reihungOeffnen(damals, { guid: p.guid, person: person(p.gibtFrei), zufall: zufallVon(p, ziehung) })
}

const reihungBestaetigen = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const ziehung = await ziehungAm(services, p)
  const { services: damals, person } = am(services, new Date(ziehung.getTime() + 3 * STUNDE_MS))
  const { rows } = await sql<{ sha256: string }>`select protokoll_sha256 as sha256 from reihung
    where ibk_meta_guid = ${p.guid} and status = 'GEOEFFNET'`.execute(services.db)
  await reihungFreigeben(damals, {
    guid: p.guid,
    person: person(p.gibtFrei),
    sha256: rows[0]?.sha256 ?? '',
  })
}

const staffeln = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const ziehung = await ziehungAm(services, p)
  for (let nr = 1; nr <= (p.staffeln ?? 0); nr += 1) {
    const { services: damals, person } = am(services, new Date(ziehung.getTime() + nr * TAG_MS))
    if (nr > 1) await p.zwischenStaffeln?.(damals)
    const { body } = await staffelVorbereiten(damals, { guid: p.guid, person: person(p.plant) })
    const vorgelegt = body.staffeln.findLast(({ status }) => status === 'VORGELEGT')
    if (vorgelegt === undefined) return
    const { guid: staffel, sha256 } = vorgelegt
    await staffelFreigeben(damals, { guid: p.guid, person: person(p.gibtFrei), staffel, sha256 })
  }
}

/** What brings a round to each state from the one before. */
const SCHRITTE: Partial<Record<RundeStand, (services: Seeddienste, p: Rundenplan) => Promise<void>>> = {
  GEPLANT: planen,
  VEROEFFENTLICHT: veroeffentlichen,
  ERFASSUNG: bekunden,
  EINGEFROREN: einfrieren,
  REIHUNG_VORGELEGT: reihen,
  REIHUNG_GEOEFFNET: oeffnen,
  GEREIHT: async (services, p) => {
    await reihungBestaetigen(services, p)
    await staffeln(services, p)
  },
}

/** Drives a round through its use cases to a state, each at the time when it would have been done. */
export const rundeTreiben = async (services: Seeddienste, p: Rundenplan): Promise<void> => {
  const weg = RUNDE_STAENDE.slice(0, RUNDE_STAENDE.indexOf(p.bis) + 1)
  for (const stand of weg) await SCHRITTE[stand]?.(services, p)
}
