import type { RundenAbfrage, RundenAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { sql, type RawBuilder } from 'kysely'
import { budgetAnsicht } from './rundeAnsehen.ts'
import type { Rundendienste } from './rundendienste.ts'
import { zeitraumVon } from '../policy.ts'
import { standVon } from './rundePolicy.ts'
import { programmeLesen, reihungStatus, type RundeRow } from './runden.ts'

const SEITE = 50

type Row = Pick<
  RundeRow,
  | 'guid'
  | 'bezeichnung'
  | 'programm'
  | 'produktgruppe'
  | 'von'
  | 'bis'
  | 'veroeffentlicht_am'
  | 'eingefroren_am'
  | 'reihung'
  | 'annulliert_am'
  | 'ziehung_am'
  | 'budget_cent'
  | 'reserviert_cent'
  | 'bewilligt_cent'
> & {
  readonly bekundungen: number
  readonly ausgezahlt_cent: number
  readonly wartet: boolean
}

/** Where a round stands (`rundeStand`), as SQL: the list filters and counts by it. */
const stand = (jetzt: Date) => sql`case
    when r.annulliert_am is not null then 'ANNULLIERT'
    when r.veroeffentlicht_am is null then 'GEPLANT'
    when r.reihung = 'FREIGEGEBEN' then 'GEREIHT'
    when r.reihung = 'VORGELEGT' then 'REIHUNG_VORGELEGT'
    when r.reihung = 'GEOEFFNET' then 'REIHUNG_GEOEFFNET'
    when r.eingefroren_am is not null then 'EINGEFROREN'
    when r.von > ${jetzt} then 'VEROEFFENTLICHT'
    when r.bis <= ${jetzt} then 'ABGELAUFEN'
    else 'ERFASSUNG' end`

const runden = sql`(select r.*, ${reihungStatus} as reihung from ibk_meta r)`

const gefiltert = ({ programm, stand: nurStand }: RundenAbfrage, jetzt: Date) => sql`from ${runden} r
  where ${programm === undefined ? sql`true` : sql`r.programm = ${programm}`}
    and ${nurStand === undefined ? sql`true` : sql`${stand(jetzt)} = ${nurStand}`}`

const vorgelegt = (tabelle: string) => sql`exists (select from ${sql.table(tabelle)} x
  where x.ibk_meta_guid = r.guid and x.status in ('VORGELEGT', 'GEOEFFNET'))`

const SPALTEN = { von: sql`r.von`, bis: sql`r.bis`, bezeichnung: sql`r.bezeichnung` } as const

/** Column and direction; rounds of the same value stand in the order of their guids. */
const ordnungVon = (sortierung: NonNullable<RundenAbfrage['sortierung']>) => {
  const name = sortierung.replace('-', '') as keyof typeof SPALTEN // each of them, with or without a minus
  const [richtung, hinter] = sortierung.startsWith('-') ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  return { name, spalte: SPALTEN[name], richtung, hinter }
}

const hinterDer = (nach: string | undefined, o: ReturnType<typeof ordnungVon>): RawBuilder<unknown> =>
  nach === undefined
    ? sql`true`
    : sql`(${o.spalte}, r.guid) ${o.hinter} (select ${sql.ref(o.name)}, guid from ibk_meta where guid = ${nach})`

const zeilen = (db: Rundendienste['db'], frage: RundenAbfrage, jetzt: Date) => {
  const o = ordnungVon(frage.sortierung ?? '-von')
  return sql<Row>`select r.guid, r.bezeichnung, r.programm, r.produktgruppe, r.von, r.bis, r.veroeffentlicht_am,
      r.eingefroren_am, r.reihung, r.annulliert_am, r.ziehung_am, g.budget_cent, g.reserviert_cent, g.bewilligt_cent,
      (select count(*) from bekundung b where b.ibk_meta_guid = r.guid and b.eingereicht_version is not null
        and b.zurueckgezogen_am is null) as bekundungen,
      (select coalesce(sum(p.bewilligt_cent), 0)::bigint from foerderrunde f join geschaeft c on c.runde_guid = f.guid
          join auszahlung z on z.geschaeft_guid = c.guid and z.status = 'BEWILLIGT'
          join auszahlung_position p on p.auszahlung_guid = z.guid
        where f.ibk_meta_guid = r.guid) as ausgezahlt_cent,
      exists (select from vorlegung v where v.runde_guid = r.guid and v.status = 'VORGELEGT')
        or ${vorgelegt('reihung')} or ${vorgelegt('staffel')} as wartet
    from (select r.* ${gefiltert(frage, jetzt)} and ${hinterDer(frage.nach, o)}
      order by ${o.spalte} ${o.richtung}, r.guid ${o.richtung} limit ${SEITE + 1}) r
      join runde_budget g on g.ibk_meta_guid = r.guid
    order by ${o.spalte} ${o.richtung}, r.guid ${o.richtung}`.execute(db)
}

/** S9-05: the rounds, a page at a time; filter, order and count by the same query. */
export const rundenLesen = async (
  { db, clock }: Rundendienste,
  frage: RundenAbfrage,
): Promise<RundenAntwort> => {
  const jetzt = clock.now()
  const { rows } = await zeilen(db, frage, jetzt)
  const seite = rows.slice(0, SEITE)
  const gezaehlt = await sql<{
    anzahl: number
  }>`select count(*) as anzahl ${gefiltert(frage, jetzt)}`.execute(db)
  return {
    zeilen: seite.map((r) => ({
      guid: r.guid,
      bezeichnung: r.bezeichnung,
      programm: r.programm,
      produktGruppe: r.produktgruppe,
      erfassungsZeitraum: zeitraumVon(r),
      stand: standVon(r, jetzt),
      bekundungen: r.bekundungen,
      budget: budgetAnsicht(r, r.ausgezahlt_cent),
      ziehungAm: r.ziehung_am?.toISOString() ?? null,
      wartetAufFreigabe: r.wartet,
    })),
    anzahl: gezaehlt.rows[0]?.anzahl ?? 0,
    nach: rows.length > SEITE ? (seite.at(-1)?.guid ?? null) : null,
    programme: await programmeLesen(db),
  }
}
