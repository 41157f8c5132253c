import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { unternehmenDerArt } from '../../unternehmen/public.ts'
import type { Anlass } from './rundenpost.ts'

/** About what a letter is: the round, and an act or a batch of it. */
export type Worum = {
  readonly anlass: Anlass
  readonly runde: string
  readonly akt?: string | undefined
  readonly staffel?: string | undefined
  /** The end of the period that the letter is about. */
  readonly bis?: string | undefined
}

export type Seite = { readonly nach: string | null; readonly anzahl: number }

const bekundungen = (
  runde: string,
  welche: RawBuilder<unknown> = sql`true`,
) => sql`select b.unternehmen_guid as guid from bekundung b
  where b.ibk_meta_guid = ${runde} and b.zurueckgezogen_am is null and ${welche}`

/** Of which companies people are told; `null`: of every farm. */
const WELCHE: Readonly<Record<Anlass, ((w: Worum) => RawBuilder<unknown>) | null>> = {
  veroeffentlicht: null,
  verlaengert: ({ runde }) => bekundungen(runde),
  endetBald: ({ runde }) => bekundungen(runde, sql`not b.fertig`),
  annulliert: ({ runde }) => bekundungen(runde),
  gereiht: ({ runde }) => bekundungen(runde, sql`b.eingereicht_version is not null`),
  eingeladen: ({ staffel }) =>
    sql`select unternehmen_guid as guid from antrag_einladung where staffel_guid = ${staffel ?? null}::uuid`,
  entfallen: ({ akt }) => sql`select b.unternehmen_guid as guid from vorlegung v
    join bekundung b on b.guid = v.objekt where v.guid = ${akt ?? null}::uuid`,
  einladungVerlaengert: ({ akt }) => sql`select e.unternehmen_guid as guid from vorlegung v
    join antrag_einladung e on e.guid = v.objekt where v.guid = ${akt ?? null}::uuid`,
}

/** Of a new round everybody is told; of a declaration whoever signs for the company. */
export const auchOhneZeichnung = (anlass: Anlass): boolean => WELCHE[anlass] === null

/** Companies that a letter goes to, a page after another by their guids. */
export const betriebeLesen = async (db: Database, worum: Worum, seite: Seite): Promise<string[]> => {
  const welche = WELCHE[worum.anlass]
  if (welche === null) return unternehmenDerArt(db, 'LandwirtschaftlichesUnternehmen', seite)
  const { rows } = await sql<{ guid: string }>`select distinct guid from (${welche(worum)}) x
    where ${seite.nach === null ? sql`true` : sql`guid > ${seite.nach}::uuid`}
    order by guid limit ${seite.anzahl}`.execute(db)
  return rows.map(({ guid }) => guid)
}
