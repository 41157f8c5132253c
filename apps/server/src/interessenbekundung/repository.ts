import type { Entfallgrund } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { sql, type RawBuilder } from 'kysely'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import type { BekundungMeta } from '@foerderportal/contract/interessenbekundung/schema'
import type { Database } from '../platform/database/database.ts'
import { plaetzeVon, type PlatzRow } from './plaetze.ts'

/**
 * Tables `mitgliedschaft` and `unternehmen` belong to slice unternehmen. They are read here in the same statement as the
 * overview, as in zuwendung/kern/repository.ts: every portal loads it at every change of company. Nothing else of them is
 * touched.
 */
export type RundeRow = {
  readonly ibk_meta_guid: string
  readonly produktgruppe: BekundungMeta['produktGruppe']
  readonly bezeichnung: string
  readonly von: Date
  readonly bis: Date
  readonly eingefroren: boolean
  readonly gereiht: boolean
  readonly annulliert: boolean
  /** A newer round that voids this one, by its name (S3-01). */
  readonly ersetzt_durch: string | null
}

/** What everybody reads of a round `r`. */
export const rundeSpalten = sql`r.guid as ibk_meta_guid, r.produktgruppe, r.bezeichnung, r.von, r.bis,
  r.eingefroren_am is not null as eingefroren, r.reihung_freigegeben_am is not null as gereiht,
  r.annulliert_am is not null as annulliert`

/**
 * The newer round of the programme whose start has voided the declarations in round `r` (S3-01): of several the latest,
 * for that is where one may declare anew. `was` is said of it as `n`.
 */
export const abloesende = (jetzt: Date, was: RawBuilder<unknown>) => sql`(select ${was} from ibk_meta n
  where n.programm = r.programm and n.macht_aeltere_ungueltig and n.von > r.von and n.von <= ${jetzt}
    and n.veroeffentlicht_am is not null and n.annulliert_am is null
  order by n.von desc, n.guid limit 1)`

export const ersetztDurch = (jetzt: Date) => abloesende(jetzt, sql`n.bezeichnung`)

/** What holds of the data of round `r` at a moment. */
export const vorgabenAm = (jetzt: Date) => sql`join lateral (select daten from ibk_meta_vorgaben
  where ibk_meta_guid = r.guid and gueltig_ab <= ${jetzt} order by gueltig_ab desc limit 1) v on true`

type BekundungRow = {
  readonly guid: string
  readonly fertig: boolean
  readonly eingangsnummer: string | null
  readonly eingegangen_am: Date | null
  readonly geaendert_am: Date
  readonly betrag_cent: number
  readonly zuwendung_cent: number
  readonly gesendet_betrag_cent: number | null
  readonly gesendet_zuwendung_cent: number | null
  readonly entfallen_grund: Entfallgrund | null
  /** How many lines the ranking has. */
  readonly zeilen: number | null
  /** The last rank of the batches that were released. */
  readonly eingeladen_bis: number | null
}
type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

export type UebersichtRow = RundeRow & {
  readonly unternehmen_typ: UnternehmenArt
  readonly plaetze: readonly PlatzRow[]
} & (BekundungRow | (Nullable<BekundungRow> & { readonly guid: null }))
/** A member where there is no round at all. */
type LeereRow = { readonly ibk_meta_guid: null }

/** Every published round with the company's declaration in it, the latest first. No row: the user is not a member. */
export const uebersicht = async (
  db: Database,
  { unternehmenGuid, sub, jetzt }: { unternehmenGuid: string; sub: string; jetzt: Date },
): Promise<(UebersichtRow | LeereRow)[]> =>
  (
    await sql<UebersichtRow | LeereRow>`select u.typ as unternehmen_typ, ${rundeSpalten},
        ${ersetztDurch(jetzt)} as ersetzt_durch, b.guid, b.fertig, e.eingangsnummer, e.eingegangen_am, b.geaendert_am,
        b.betrag_cent, b.zuwendung_cent, b.gesendet_betrag_cent, b.gesendet_zuwendung_cent, b.entfallen_grund,
        l.zeilen, (select max(s.bis_rang) from staffel s where s.ibk_meta_guid = b.ibk_meta_guid
          and s.status = 'FREIGEGEBEN') as eingeladen_bis, ${plaetzeVon} as plaetze
      from mitgliedschaft m
        join unternehmen u on u.guid = m.unternehmen_guid
        left join ibk_meta r on r.veroeffentlicht_am is not null
        left join bekundung b on b.unternehmen_guid = m.unternehmen_guid and b.ibk_meta_guid = r.guid
          and b.zurueckgezogen_am is null
        left join runde_liste l on l.ibk_meta_guid = b.ibk_meta_guid
        left join lateral (select eingangsnummer, eingegangen_am from einreichung
          where dokument_guid = b.guid order by dokument_version limit 1) e on true
      where m.unternehmen_guid = ${unternehmenGuid} and m.nutzer_sub = ${sub}
      order by r.von desc, r.guid`.execute(db)
  ).rows

export type MetaRow = Omit<RundeRow, 'ersetzt_durch'> & {
  readonly einladung_tage: number
  readonly ziehung_am: Date | null
  readonly daten: unknown
}

/** A round with what holds of its data at that moment; undefined for an unknown one. */
export const metaFinden = async (
  db: Database,
  ibkMetaGuid: string,
  jetzt: Date,
): Promise<MetaRow | undefined> =>
  (
    await sql<MetaRow>`select ${rundeSpalten}, r.einladung_tage, r.ziehung_am, v.daten
      from ibk_meta r ${vorgabenAm(jetzt)}
      where r.guid = ${ibkMetaGuid} and r.veroeffentlicht_am is not null`.execute(db)
  ).rows[0]

/** Where a declaration of the company would go: a round with its data and the kind of company. */
export type ZielRow = MetaRow &
  Pick<RundeRow, 'ersetzt_durch'> & {
    readonly unternehmen_typ: UnternehmenArt
    readonly zeichnungsberechtigung: boolean
  }

/** The same with the user's membership of the company; undefined for an unknown round, or where he is no member. */
export const zielFinden = async (
  db: Database,
  o: { ibkMetaGuid: string; unternehmenGuid: string; sub: string; jetzt: Date },
): Promise<ZielRow | undefined> =>
  (
    await sql<ZielRow>`select ${rundeSpalten}, ${ersetztDurch(o.jetzt)} as ersetzt_durch, r.einladung_tage, r.ziehung_am, v.daten,
        u.typ as unternehmen_typ, m.zeichnungsberechtigung
      from ibk_meta r ${vorgabenAm(o.jetzt)}
        join mitgliedschaft m on m.unternehmen_guid = ${o.unternehmenGuid} and m.nutzer_sub = ${o.sub}
        join unternehmen u on u.guid = m.unternehmen_guid
      where r.guid = ${o.ibkMetaGuid} and r.veroeffentlicht_am is not null`.execute(db)
  ).rows[0]
