import type { RundeVorschlag } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { NACH_ENDE_MS, naechsteZiehung } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { jahrInBerlin, momentVon, tageSpaeter, tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { angabenVon } from './rundeAnsehen.ts'
import type { Rundendienste } from './rundendienste.ts'
import { programmeLesen, rundeFinden, type RundeRow } from './runden.ts'

/** From so many days on a new round can be published in peace. */
const VORLAUF_TAGE = 14

const letzte = async (db: Database, programm: string | undefined): Promise<RundeRow | undefined> => {
  const { rows } = await sql<{ guid: string }>`select guid from ibk_meta
    where ${programm === undefined ? sql`true` : sql`programm = ${programm}`} order by von desc, guid limit 1`.execute(
    db,
  )
  return rows[0] && rundeFinden(db, rows[0].guid)
}

/** The first draw of its kind from a moment on, also where the last round is drawn later still. */
const ersteZiehungAb = (
  { am, alleTage }: NonNullable<RundeVorschlag['angaben']>['ziehung'],
  fruehestens: Date,
): Date => {
  const abstand = alleTage * TAG_MS
  const spaeter = Math.max(0, Math.floor((momentVon(am).getTime() - fruehestens.getTime()) / abstand))
  return naechsteZiehung({ am: new Date(momentVon(am).getTime() - spaeter * abstand), alleTage }, fruehestens)
}

/** The same round again: as long, and drawn as long after its end, with the next draw of its kind. */
const verschoben = (r: RundeRow, jetzt: Date): NonNullable<RundeVorschlag['angaben']> => {
  const alt = angabenVon(r)
  const ersterTag = tagNach(jetzt, VORLAUF_TAGE)
  const laenge = Math.round(
    (momentVon(alt.letzterTag).getTime() - momentVon(alt.ersterTag).getTime()) / TAG_MS,
  )
  const letzterTag = tageSpaeter(ersterTag, laenge)
  const fruehestens = new Date(momentVon(letzterTag).getTime() + TAG_MS + NACH_ENDE_MS)
  const am = ersteZiehungAb(alt.ziehung, fruehestens)
  const ziehung = { ...alt.ziehung, am: am.toISOString() }
  return {
    ...alt,
    bezeichnung: `${alt.bezeichnung} (${jahrInBerlin(am)})`,
    ersterTag,
    letzterTag,
    ziehung,
  }
}

/** What a new round begins with (P1): the last one of the programme, else the last one, with its dates moved. */
export const rundeVorschlagLesen = async (
  { db, clock }: Rundendienste,
  programm: string | undefined,
): Promise<RundeVorschlag> => {
  const vorbild = (await letzte(db, programm)) ?? (await letzte(db, undefined))
  const programme = await programmeLesen(db)
  if (vorbild === undefined) return { angaben: null, ausRunde: null, programme }
  const angaben = verschoben(vorbild, clock.now())
  return {
    angaben: { ...angaben, programm: programm ?? angaben.programm },
    ausRunde: { guid: vorbild.guid, bezeichnung: vorbild.bezeichnung },
    programme,
  }
}
