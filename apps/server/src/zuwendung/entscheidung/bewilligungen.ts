import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { DeMinimisGrenze } from '@foerderportal/contract/zuwendung/kern/deminimis/deMinimisSchema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of tables `bewilligung` and `bewilligter_gegenstand`: what was approved; slice auszahlung pays it out. */
export type NeueBewilligung = {
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  readonly bewilligtAm: Date
  /** 'YYYY-MM-DD' */
  readonly positivlisteStichtag: string
  readonly maxAuszahlungen: number
  /** When it was made known; null until then: nothing is paid out (S6-01). */
  readonly wirksamAb: Date | null
  /** The last day to buy and pay, 'YYYY-MM-DD'; null where the notice states none. */
  readonly kaufBis: string | null
  /** The last day for a payout request, 'YYYY-MM-DD'; null where the notice states none. */
  readonly auszahlungBis: string | null
  /** Days that usually pass from a payout request to the money; null where the programme names none. */
  readonly auszahlungTage: number | null
  /** Under which ceiling it is small aid. */
  readonly deMinimis?: DeMinimisGrenze | undefined
}

export const bewilligungEinfuegen = async (tx: Tx, b: NeueBewilligung): Promise<void> => {
  const grenze = b.deMinimis
  await sql`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag,
      max_auszahlungen, wirksam_ab, kauf_bis, auszahlung_bis, auszahlung_tage, deminimis_verordnung, deminimis_hoechst_cent, deminimis_jahre)
    values (${b.geschaeftGuid}, ${b.unternehmenGuid}, ${b.bewilligtAm}, ${b.positivlisteStichtag},
      ${b.maxAuszahlungen}, ${b.wirksamAb}, ${b.kaufBis}, ${b.auszahlungBis}, ${b.auszahlungTage}, ${grenze?.verordnung ?? null},
      ${grenze ? inCent(grenze.hoechstbetrag) : null}, ${grenze?.jahre ?? null})`.execute(tx)
}

export type NeuerGegenstand = {
  readonly guid: string
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  readonly nr: number
  readonly kategorie: string
  readonly klasse: string
  readonly daten: object
  /** Percent. */
  readonly quote: number
  readonly bewilligtCent: number
}

export const gegenstandEinfuegen = async (tx: Tx, g: NeuerGegenstand): Promise<void> => {
  await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse,
      gegenstand, foerderquote, bewilligt_cent)
    values (${g.guid}, ${g.geschaeftGuid}, ${g.unternehmenGuid}, ${g.nr}, ${g.kategorie}, ${g.klasse},
      ${JSON.stringify(g.daten)}, ${g.quote}, ${g.bewilligtCent})`.execute(tx)
}

/** An approved item as it stands: what is approved of it today, and what payouts hold of that. */
export type BewilligterPosten = {
  readonly guid: string
  readonly nr: number
  /** Percent. */
  readonly quote: number
  readonly bewilligtCent: number
  readonly gebundenCent: number
}

/** What was approved in a case, and the notice that said so; null for an approval from outside the portal. */
export type Bewilligungslage = {
  readonly bewilligtAm: Date
  readonly bescheidNummer: string | null
  readonly posten: readonly BewilligterPosten[]
}

/** Whoever changes what is approved or paid of a case waits here for the other (0008). */
export const bewilligungSperren = async (tx: Tx, geschaeftGuid: string): Promise<void> => {
  await sql`select from bewilligung where geschaeft_guid = ${geschaeftGuid} for update`.execute(tx)
}

/** Undefined before the approval. Who writes has locked it before. */
export const bewilligungLaden = async (
  db: Database | Tx,
  geschaeftGuid: string,
): Promise<Bewilligungslage | undefined> => {
  const { rows } = await sql<BewilligterPosten & Omit<Bewilligungslage, 'posten'>>`select i.guid, i.nr,
      i.foerderquote::float as quote, i.bewilligt_cent as "bewilligtCent", i.gebunden_cent as "gebundenCent",
      b.bewilligt_am as "bewilligtAm", (select s.nummer from bescheid s where s.geschaeft_guid = b.geschaeft_guid
        and s.art = 'BEWILLIGUNG') as "bescheidNummer"
    from bewilligung b join bewilligter_gegenstand i on i.geschaeft_guid = b.geschaeft_guid
    where b.geschaeft_guid = ${geschaeftGuid} order by i.nr`.execute(db)
  const [erste] = rows
  return erste && { bewilligtAm: erste.bewilligtAm, bescheidNummer: erste.bescheidNummer, posten: rows }
}

/** Less of an item, as a decision says that was released before (0071). */
export const gegenstandMindern = async (tx: Tx, guid: string, bewilligtCent: number): Promise<void> => {
  await sql`update bewilligter_gegenstand set bewilligt_cent = ${bewilligtCent} where guid = ${guid}`.execute(
    tx,
  )
}
