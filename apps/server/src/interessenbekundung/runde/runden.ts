import { kategorienVon } from '@foerderportal/contract/interessenbekundung/betraege'
import type { BekundungVorgaben } from '@foerderportal/contract/interessenbekundung/schema'
import type { LebendeReihung } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of table `ibk_meta` as the bank has it, with the round of applications that is made with it (W13). */
export type RundeRow = {
  readonly guid: string
  readonly programm: string
  readonly produktgruppe: RundeAngaben['produktGruppe']
  readonly bezeichnung: string
  readonly von: Date
  readonly bis: Date
  readonly budget_cent: number
  readonly reserviert_cent: number
  readonly bewilligt_cent: number
  readonly einladung_tage: number
  readonly max_anzahl_geschaefte: number
  readonly macht_aeltere_ungueltig: boolean
  readonly betraege_oeffentlich: boolean
  readonly version: number
  readonly demo: boolean
  readonly quelle: string | null
  readonly ziehung_form: string | null
  readonly ziehung_am: Date | null
  readonly ziehung_alle_tage: number | null
  readonly veroeffentlicht_am: Date | null
  readonly seed_zusage: string | null
  readonly pruefprogramm_sha256: string | null
  readonly eingefroren_am: Date | null
  readonly liste_sha256: string | null
  readonly reihung: LebendeReihung | null
  readonly reihung_freigegeben_am: Date | null
  readonly annulliert_am: Date | null
  readonly annulliert_grund: string | null
  readonly vorgaben: BekundungVorgaben
}

/** Where the ranking of round `r` stands. One of before the procedure has no row of its own. */
export const reihungStatus = sql`coalesce(
    (select status from reihung x where x.ibk_meta_guid = r.guid and x.status <> 'ZURUECKGEGEBEN'),
    case when r.reihung_freigegeben_am is not null then 'FREIGEGEBEN' end)`

const spalten = sql`r.guid, r.programm, r.produktgruppe, r.bezeichnung, r.von, r.bis, r.budget_cent, b.reserviert_cent,
    b.bewilligt_cent, r.einladung_tage, r.max_anzahl_geschaefte, r.macht_aeltere_ungueltig, r.betraege_oeffentlich, r.version, r.demo, r.quelle,
    r.ziehung_form, r.ziehung_am, r.ziehung_alle_tage, r.veroeffentlicht_am, r.seed_zusage, r.pruefprogramm_sha256,
    r.eingefroren_am, r.liste_sha256, r.reihung_freigegeben_am, r.annulliert_am, r.annulliert_grund,
    ${reihungStatus} as reihung,
    (select daten from ibk_meta_vorgaben v where v.ibk_meta_guid = r.guid order by gueltig_ab desc limit 1) as vorgaben`
const dazu = sql`from ibk_meta r join runde_budget b on b.ibk_meta_guid = r.guid`

const erste = async (db: Database | Tx, frage: RawBuilder<RundeRow>): Promise<RundeRow | undefined> =>
  (await frage.execute(db)).rows[0]

/** A round; undefined for an unknown one. */
export const rundeFinden = (db: Database | Tx, guid: string): Promise<RundeRow | undefined> =>
  erste(db, sql<RundeRow>`select ${spalten} ${dazu} where r.guid = ${guid}`)

/**
 * The same, for an act: acts on one round happen one after another. The lock is the round's row, in a statement of its
 * own: who has waited for it reads what the one before has left.
 */
export const rundeSperren = async (tx: Tx, guid: string): Promise<RundeRow | undefined> => {
  await sql`select from ibk_meta where guid = ${guid} for no key update`.execute(tx)
  return rundeFinden(tx, guid)
}

/** Midnight in Berlin at which a day begins. */
const tagesanfang = (tag: string, spaeter = 0): RawBuilder<Date> =>
  sql<Date>`((${tag}::date + ${spaeter}::integer)::timestamp at time zone 'Europe/Berlin')`

/** A last day is stored as the midnight that follows it (S3-01). */
export const endeNach = (letzterTag: string): RawBuilder<Date> => tagesanfang(letzterTag, 1)

const codesVon = ({ vorgaben }: RundeAngaben): string[] => kategorienVon(vorgaben).map(({ code }) => code)

type Planung = {
  readonly guid: string
  readonly angaben: RundeAngaben
  /** Who plans or changes it: he does not publish it. */
  readonly sub: string
  readonly jetzt: Date
}

const vorgabenSchreiben = async (tx: Tx, { guid, angaben, jetzt }: Planung): Promise<void> => {
  await sql`delete from ibk_meta_vorgaben where ibk_meta_guid = ${guid}`.execute(tx)
  await sql`insert into ibk_meta_vorgaben (ibk_meta_guid, gueltig_ab, daten)
    values (${guid}, ${jetzt}, ${JSON.stringify(angaben.vorgaben)})`.execute(tx)
}

/** Makes a round, and with it the round of applications that its invitations belong to. */
export const rundeEinfuegen = async (tx: Tx, p: Planung): Promise<void> => {
  const { guid, angaben: a, jetzt } = p
  await sql`insert into ibk_meta (guid, programm, produktgruppe, bezeichnung, von, bis, budget_cent, einladung_tage,
      max_anzahl_geschaefte, macht_aeltere_ungueltig, betraege_oeffentlich, quelle, ziehung_form, ziehung_am, ziehung_alle_tage, angelegt_am,
      angelegt_von)
    values (${guid}, ${a.programm}, ${a.produktGruppe}, ${a.bezeichnung}, ${tagesanfang(a.ersterTag)},
      ${endeNach(a.letzterTag)}, ${inCent(a.budgetInEuro)}, ${a.einladungTage}, ${a.maxAnzahlGeschaefte},
      ${a.machtAeltereUngueltig}, ${a.betraegeOeffentlich}, ${a.ziehung.quelle}, ${a.ziehung.form}, ${a.ziehung.am}, ${a.ziehung.alleTage}, ${jetzt},
      ${p.sub})`.execute(tx)
  await sql`insert into foerderrunde (guid, programm, bezeichnung, einladung_noetig, ibk_meta_guid, ibk_runde, kategorien,
      max_anzahl_geschaefte)
    values (gen_random_uuid(), ${a.programm}, ${a.bezeichnung}, true, ${guid}, ${a.bezeichnung}, ${codesVon(a)},
      ${a.maxAnzahlGeschaefte})`.execute(tx)
  await vorgabenSchreiben(tx, p)
}

/** Changes a planned round. */
export const rundeUeberschreiben = async (tx: Tx, p: Planung): Promise<void> => {
  const { guid, angaben: a, sub, jetzt } = p
  await sql`update ibk_meta set programm = ${a.programm}, produktgruppe = ${a.produktGruppe},
      bezeichnung = ${a.bezeichnung}, von = ${tagesanfang(a.ersterTag)}, bis = ${endeNach(a.letzterTag)},
      budget_cent = ${inCent(a.budgetInEuro)}, einladung_tage = ${a.einladungTage},
      max_anzahl_geschaefte = ${a.maxAnzahlGeschaefte}, macht_aeltere_ungueltig = ${a.machtAeltereUngueltig}, betraege_oeffentlich = ${a.betraegeOeffentlich},
      quelle = ${a.ziehung.quelle}, ziehung_form = ${a.ziehung.form}, ziehung_am = ${a.ziehung.am},
      ziehung_alle_tage = ${a.ziehung.alleTage}, geaendert_von = ${sub}, geaendert_am = ${jetzt},
      version = version + 1
    where guid = ${guid}`.execute(tx)
  await sql`update foerderrunde set programm = ${a.programm}, bezeichnung = ${a.bezeichnung},
      ibk_runde = ${a.bezeichnung}, kategorien = ${codesVon(a)}, max_anzahl_geschaefte = ${a.maxAnzahlGeschaefte}
    where ibk_meta_guid = ${guid}`.execute(tx)
  await vorgabenSchreiben(tx, p)
}

/** Removes a round that nobody outside has seen, with its round of applications. */
export const rundeEntfernen = async (tx: Tx, guid: string): Promise<void> => {
  await sql`delete from foerderrunde where ibk_meta_guid = ${guid}`.execute(tx)
  await sql`delete from ibk_meta where guid = ${guid}`.execute(tx)
}

/** Every change of a round counts, so that its ETag tells it. */
export const versionErhoehen = async (tx: Tx, guid: string): Promise<void> => {
  await sql`update ibk_meta set version = version + 1 where guid = ${guid}`.execute(tx)
}

/** Programmes that the data know, and those of earlier rounds. */
export const programmeLesen = async (db: Database | Tx): Promise<string[]> =>
  (
    await sql<{
      programm: string
    }>`select programm from programm union select programm from ibk_meta order by 1`.execute(db)
  ).rows.map(({ programm }) => programm)
