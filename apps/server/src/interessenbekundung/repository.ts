import { sql } from 'kysely'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import type { BekundungMeta } from '@foerderportal/contract/interessenbekundung/schema'
import type { Database } from '../platform/database/database.ts'

/**
 * Tables `mitgliedschaft` and `unternehmen` belong to slice unternehmen. They are read here in the same statement as the
 * overview, as in zuwendung/kern/repository.ts: every portal loads it at every change of company. Nothing else of them is
 * touched.
 */
type RundeRow = {
  readonly ibk_meta_guid: string
  readonly produktgruppe: BekundungMeta['produktGruppe']
  readonly bezeichnung: string
  readonly von: Date
  readonly bis: Date
  readonly gereiht: boolean
  readonly annulliert: boolean
}

type BekundungRow = {
  readonly guid: string
  readonly fertig: boolean
  readonly eingangsnummer: string | null
  readonly eingegangen_am: Date | null
  readonly geaendert_am: Date
  readonly betrag_cent: number
  readonly zuwendung_cent: number
}
type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

export type UebersichtRow = RundeRow & { readonly unternehmen_typ: UnternehmenArt } & (
    | BekundungRow
    | (Nullable<BekundungRow> & { readonly guid: null })
  )
/** A member where there is no round at all. */
type LeereRow = { readonly ibk_meta_guid: null }

/** Every published round with the company's declaration in it, the latest first. No row: the user is not a member. */
export const uebersicht = async (
  db: Database,
  unternehmenGuid: string,
  sub: string,
): Promise<(UebersichtRow | LeereRow)[]> =>
  (
    await sql<
      UebersichtRow | LeereRow
    >`select u.typ as unternehmen_typ, r.guid as ibk_meta_guid, r.produktgruppe,
        r.bezeichnung, r.von, r.bis, r.reihung_freigegeben_am is not null as gereiht, r.annulliert_am is not null as annulliert,
        b.guid, b.fertig,
        e.eingangsnummer, e.eingegangen_am, b.geaendert_am, b.betrag_cent, b.zuwendung_cent
      from mitgliedschaft m
        join unternehmen u on u.guid = m.unternehmen_guid
        left join ibk_meta r on r.veroeffentlicht_am is not null
        left join bekundung b on b.unternehmen_guid = m.unternehmen_guid and b.ibk_meta_guid = r.guid
          and b.zurueckgezogen_am is null
        left join lateral (select eingangsnummer, eingegangen_am from einreichung
          where dokument_guid = b.guid order by dokument_version limit 1) e on true
      where m.unternehmen_guid = ${unternehmenGuid} and m.nutzer_sub = ${sub}
      order by r.von desc, r.guid`.execute(db)
  ).rows

export type MetaRow = RundeRow & { readonly einladung_tage: number; readonly daten: unknown }

/** A round with what holds of its data at that moment; undefined for an unknown one. */
export const metaFinden = async (
  db: Database,
  ibkMetaGuid: string,
  jetzt: Date,
): Promise<MetaRow | undefined> =>
  (
    await sql<MetaRow>`select r.guid as ibk_meta_guid, r.produktgruppe, r.bezeichnung, r.von, r.bis,
        r.reihung_freigegeben_am is not null as gereiht, r.annulliert_am is not null as annulliert, r.einladung_tage,
        v.daten
      from ibk_meta r
        join lateral (select daten from ibk_meta_vorgaben where ibk_meta_guid = r.guid and gueltig_ab <= ${jetzt}
          order by gueltig_ab desc limit 1) v on true
      where r.guid = ${ibkMetaGuid} and r.veroeffentlicht_am is not null`.execute(db)
  ).rows[0]
