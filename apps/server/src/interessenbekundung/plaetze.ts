import { momentVon } from '@foerderportal/contract/shared/zeit/datum'
import type { EinladungStand } from '@foerderportal/contract/interessenbekundung/einladungStaende'
import type {
  Bekundungseinladung,
  Reihungsplatz,
} from '@foerderportal/contract/interessenbekundung/reihungsplatz'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'

/** An invitation as SQL hands it over; times are text, for they come in JSON. */
export type EinladungRow = {
  readonly guid: string
  readonly status: EinladungStand
  readonly hauptgruppe: string
  readonly bis: Date | string | null
  readonly zugesagt_cent: number
}

/** A line of the released ranking, the best first. */
export type PlatzRow = {
  readonly hauptgruppe: string
  readonly los: string
  readonly rang: number
  readonly rang_in_gruppe: number
  readonly cent: number
  readonly salz: string | null
  readonly einladung: EinladungRow | null
}

/** Lots and places of declaration `b` in round `r`, with what became of them; empty before the release. */
export const plaetzeVon = sql`coalesce((
  select json_agg(json_build_object('hauptgruppe', z.hauptgruppe, 'los', z.los, 'rang', z.rang,
    'rang_in_gruppe', z.rang_in_gruppe, 'cent', z.cent, 'salz', l.salz,
    'einladung', case when i.guid is not null then json_build_object('guid', i.guid, 'status', i.status,
      'hauptgruppe', i.hauptgruppe, 'bis', i.bis, 'zugesagt_cent', i.zugesagt_cent) end) order by z.rang)
  from reihungszeile z
    join listenzeile l using (ibk_meta_guid, bekundung_guid, hauptgruppe)
    left join antrag_einladung i on i.bekundung_guid = z.bekundung_guid and i.hauptgruppe = z.hauptgruppe
  where z.bekundung_guid = b.guid and r.reihung_freigegeben_am is not null), '[]')`

/** A moment inside of JSON is a text. */
const endeVon = (bis: Date | string): Date => (typeof bis === 'string' ? momentVon(bis) : bis)

const istVorbei = (bis: EinladungRow['bis'], jetzt: Date): boolean => bis !== null && endeVon(bis) <= jetzt

/** By the clock: an invitation that nobody has used is over at its end, whenever the job comes by. */
export const einladungStand = ({ status, bis }: Pick<EinladungRow, 'status' | 'bis'>, jetzt: Date) =>
  status === 'OFFEN' && istVorbei(bis, jetzt) ? 'VERFALLEN' : status

export const einladungAnsicht = (row: EinladungRow, jetzt: Date): Bekundungseinladung => ({
  guid: row.guid,
  stand: einladungStand(row, jetzt),
  hauptgruppe: row.hauptgruppe,
  bis: row.bis === null ? null : endeVon(row.bis).toISOString(),
  zugesagtInEuro: inEuro(row.zugesagt_cent),
})

export const platzAnsicht = (row: PlatzRow, jetzt: Date): Reihungsplatz => ({
  hauptgruppe: row.hauptgruppe,
  los: row.los,
  rang: row.rang,
  rangInGruppe: row.rang_in_gruppe,
  zuwendungInEuro: inEuro(row.cent),
  salz: row.salz,
  einladung: row.einladung && einladungAnsicht(row.einladung, jetzt),
})

/** The one that can still be used, else the one of the best place. */
export const wichtigsteEinladung = (lose: readonly Reihungsplatz[]): Bekundungseinladung | null => {
  const alle = lose.flatMap(({ einladung }) => einladung ?? [])
  return alle.find(({ stand }) => stand === 'OFFEN') ?? alle[0] ?? null
}
