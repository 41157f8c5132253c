import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { befragungenDesAntrags } from '../kern/befragungen.ts'
import type { BenannteStelle } from '../kern/nachforderungen.ts'
import type { AntragRow } from '../kern/repository.ts'

/** A Nachforderung with its history; times within are ISO 8601 (they come as JSON). */
export type NachforderungRow = {
  readonly guid: string
  readonly grund: string
  readonly frist: Date
  readonly stellen: readonly BenannteStelle[]
  readonly gestellt_am: Date
  readonly gestellt_von: string
  readonly erledigt_am: Date | null
  readonly verlaengerungen: readonly {
    readonly am: string
    readonly von: string
    readonly vorher: string
    readonly frist: string
    readonly grund: string
  }[]
  readonly ruecknahme: { readonly am: string; readonly von: string; readonly grund: string } | null
  readonly entwurf: AntragFormular | null
}

/** A moment as the contract writes it. */
const iso = (spalte: string) =>
  sql.raw(`to_char(${spalte} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** All of an application, the latest first. */
export const nachforderungenVon = async (db: Database, antragGuid: string): Promise<NachforderungRow[]> =>
  (
    await sql<NachforderungRow>`select n.guid, n.grund, n.frist, n.stellen, n.gestellt_am, n.gestellt_von, n.erledigt_am,
        coalesce((select jsonb_agg(jsonb_build_object('am', ${iso('v.verlaengert_am')}, 'von', v.verlaengert_von,
            'vorher', ${iso('v.frist_vorher')}, 'frist', ${iso('v.frist')}, 'grund', v.grund) order by v.nr)
          from nachforderung_verlaengerung v where v.nachforderung_guid = n.guid), '[]') as verlaengerungen,
        case when r.nachforderung_guid is not null then jsonb_build_object('am', ${iso('r.zurueckgenommen_am')},
          'von', r.zurueckgenommen_von, 'grund', r.grund) end as ruecknahme, r.entwurf
      from nachforderung n left join nachforderung_ruecknahme r on r.nachforderung_guid = n.guid
      where n.antrag_guid = ${antragGuid} order by n.gestellt_am desc`.execute(db)
  ).rows

type Fragbares = Pick<AntragRow, 'kategorien' | 'vorhabenbeginn_ab' | 'befragungen'>

/** What of a case says which places its form can have. */
export const kategorienVon = async (db: Database, geschaeftGuid: string): Promise<Fragbares> => {
  const { rows } = await sql<Fragbares>`select g.vorhabenbeginn_ab,
      coalesce(e.kategorien, r.kategorien) as kategorien, ${befragungenDesAntrags} as befragungen
    from geschaeft g join antrag a on a.geschaeft_guid = g.guid join foerderrunde r on r.guid = g.runde_guid
      left join antrag_einladung e on e.guid = g.einladung_guid
    where g.guid = ${geschaeftGuid}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`case ${geschaeftGuid} is gone`)
  return row
}
