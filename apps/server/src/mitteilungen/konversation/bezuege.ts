import type { Bezug } from '@foerderportal/contract/mitteilungen/bezugSchema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'

/** What was sent in under this guid, and its receipt number; null for a draft and for anything else. */
export const bezugVon = (guid: RawBuilder<unknown>) => sql<Bezug | null>`(
  select jsonb_build_object('art', upper(d.art), 'guid', d.guid, 'eingangsnummer', max(e.eingangsnummer))
  from dokument d join einreichung e on e.dokument_guid = d.guid
  where d.guid = ${guid} and d.art <> 'antrag' group by d.guid)`

/** Payout requests of a case that were sent, the first one first. */
export const bezuegeDesFalls = async (db: Database | Tx, geschaeft: string | null): Promise<Bezug[]> => {
  if (geschaeft === null) return []
  const { rows } = await sql<{ bezug: Bezug }>`select ${bezugVon(sql`a.guid`)} as bezug from auszahlung a
    where a.geschaeft_guid = ${geschaeft} and a.status <> 'IN_BEARBEITUNG' order by a.angelegt_am, a.guid`.execute(
    db,
  )
  return rows.map(({ bezug }) => bezug)
}

/** 404 of a payout request that is none of the case's, or was never sent. */
export const bezugPruefen = async (tx: Tx, geschaeft: string | null, bezug: string): Promise<void> => {
  const da = (await bezuegeDesFalls(tx, geschaeft)).some(({ guid }) => guid === bezug)
  if (!da) throw absagen(ALLGEMEIN.nichtGefunden, 'Zu diesem Fall gibt es diesen Auszahlungsantrag nicht.')
}

/** A conversation, and the guid by which it was asked for. */
type Ort = {
  readonly guid: string
  readonly konversation: {
    readonly guid: string
    readonly unternehmen_guid: string
    readonly geschaeft_guid: string | null
  }
}

/**
 * What the company writes about here: what the address names; in the conversation or the case itself what the bank wrote
 * about last. An address of something else in it (an application, a draft) says that it is about none of that.
 */
export const bezugHier = async (
  db: Database | Tx,
  { guid, konversation }: Ort,
  rows: readonly { readonly richtung_zu_kunde: boolean; readonly bezug: Bezug | null }[],
): Promise<Bezug | null> => {
  const { rows: genannt } = await sql<{ bezug: Bezug | null }>`select ${bezugVon(sql`u.guid`)} as bezug
    from dokument u where u.guid = ${guid} and u.unternehmen_guid = ${konversation.unternehmen_guid}`.execute(
    db,
  )
  const bezug = genannt[0]?.bezug ?? null
  if (bezug !== null || ![konversation.guid, konversation.geschaeft_guid].includes(guid)) return bezug
  return rows.findLast(({ richtung_zu_kunde }) => richtung_zu_kunde)?.bezug ?? null
}
