import {
  einladungStaende,
  type EinladungStand,
} from '@foerderportal/contract/interessenbekundung/einladungStaende'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { rundenpostEinreihen } from '../../post/rundenpost.ts'
import { endeNach } from '../runden.ts'
import type { Aktart } from './aktart.ts'
import { nurSpaeter } from './nurSpaeter.ts'

type Einladung = { readonly status: EinladungStand; readonly bis: Date; readonly rang: number }

/** An invitation that a batch of this round made, locked: it may be used or end in this moment. */
export const einladungDerRunde = async (
  tx: Tx,
  runde: string,
  einladung: string,
): Promise<Einladung | undefined> =>
  (
    await sql<Einladung>`select e.status, e.bis, e.rang from antrag_einladung e join staffel s on s.guid = e.staffel_guid
      where e.guid = ${einladung} and s.ibk_meta_guid = ${runde} for no key update of e`.execute(tx)
  ).rows[0]

const hindernis = (e: Einladung | undefined, letzterTag: string, jetzt: Date): string | null => {
  if (e === undefined) return 'Diese Einladung gehört nicht zu dieser Runde.'
  const grund = einladungStaende.hindernis('einladungVerlaengern', e.status, ['BANK'])
  if (grund !== null) return grund.text
  if (e.bis <= jetzt) return 'Die Frist dieser Einladung ist abgelaufen.'
  return nurSpaeter(e, letzterTag)
}

/** 3.3: later, for a reason such as a delivery or a permit. */
export const einladungsverlaengerung: Aktart<'einladungVerlaengern'> = {
  unternehmen: async (tx, objekt) =>
    (
      await sql<{
        guid: string
      }>`select unternehmen_guid as guid from antrag_einladung where guid = ${objekt}`.execute(tx)
    ).rows[0]?.guid,
  text: ({ letzterTag, rang }) =>
    `Die Frist der Einladung auf Rang ${rang} läuft erst am ${alsDatum(letzterTag)} ab.`,
  hindernis: async (tx, { runde, jetzt }, { objekt, angaben }) =>
    hindernis(await einladungDerRunde(tx, runde.guid, objekt), angaben.letzterTag, jetzt),
  wirkung:
    async (_services, akt) =>
    async (tx, { runde }) => {
      await sql`update antrag_einladung set bis = ${endeNach(akt.angaben.letzterTag)}, erinnert_tage = '{}'
      where guid = ${akt.objekt}`.execute(tx)
      await rundenpostEinreihen(tx, 'einladungVerlaengert', runde.guid, { akt: akt.guid })
    },
}
