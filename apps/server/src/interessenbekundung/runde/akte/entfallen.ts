import {
  bekundungHindernis,
  type BekundungStand,
} from '@foerderportal/contract/interessenbekundung/bekundungStaende'
import { OEFFENTLICHER_STATUS } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { ENTFALLGRUND_TEXT } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { einladungenBeenden } from '../../staffel/einladungen.ts'
import { rundenpostEinreihen } from '../../post/rundenpost.ts'
import type { Lage } from '../rundeHindernisse.ts'
import { standVon } from '../rundePolicy.ts'
import type { Aktart } from './aktart.ts'

type Gereiht = { readonly stand: BekundungStand; readonly genutzt: boolean; readonly rang: number }

/** A declaration of this round with its best rank; undefined where it is not ranked here. */
export const gereihteBekundung = async (
  tx: Tx,
  runde: string,
  bekundung: string,
): Promise<Gereiht | undefined> =>
  (
    await sql<Gereiht>`select case when b.entfallen_am is not null then 'ENTFALLEN' else 'EINGEREICHT' end as stand,
        exists (select from antrag_einladung e where e.bekundung_guid = b.guid and e.status = 'GENUTZT') as genutzt,
        (select min(rang) from reihungszeile z where z.bekundung_guid = b.guid) as rang
      from bekundung b where b.guid = ${bekundung} and b.ibk_meta_guid = ${runde}
        and exists (select from reihungszeile z where z.bekundung_guid = b.guid)`.execute(tx)
  ).rows[0]

const hindernis = async (tx: Tx, { runde, jetzt }: Lage, objekt: string): Promise<string | null> => {
  const bekundung = await gereihteBekundung(tx, runde.guid, objekt)
  if (bekundung === undefined) return 'Diese Interessenbekundung steht nicht in der Reihung dieser Runde.'
  if (bekundung.genutzt)
    return 'Zu dieser Interessenbekundung ist schon ein Antrag eingereicht. Entscheiden Sie über ihn.'
  const oeffentlich = OEFFENTLICHER_STATUS[standVon(runde, jetzt)]
  return bekundungHindernis('bekundungEntfallen', { stand: bekundung.stand, runde: oeffentlich, wer: 'BANK' })
}

/** 3.2: it is passed from now on; its lots and ranks stay in the protocol, and nobody else's move. */
export const entfallen: Aktart<'bekundungEntfallen'> = {
  unternehmen: async (tx, objekt) =>
    (
      await sql<{
        guid: string
      }>`select unternehmen_guid as guid from bekundung where guid = ${objekt}`.execute(tx)
    ).rows[0]?.guid,
  text: ({ art, rang }) => `Die Interessenbekundung auf Rang ${rang} entfällt. ${ENTFALLGRUND_TEXT[art]}`,
  hindernis: (tx, lage, { objekt }) => hindernis(tx, lage, objekt),
  wirkung:
    async (_services, akt) =>
    async (tx, { runde, jetzt }) => {
      await sql`update bekundung set entfallen_am = ${jetzt}, entfallen_grund = ${akt.angaben.art}
      where guid = ${akt.objekt}`.execute(tx)
      await einladungenBeenden(tx, { bekundung: akt.objekt, nach: 'VERFALLEN', jetzt })
      await rundenpostEinreihen(tx, 'entfallen', runde.guid, { akt: akt.guid })
    },
}
