import type { Pruefposition } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { sql } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

type Dublette = Pruefposition['dubletten'][number]

type Row = {
  readonly nachweis: string
  readonly was: Dublette['was']
  readonly geschaeft_guid: string
  readonly ge_nr: string
  readonly unternehmen_name: string
}

/** A number with its year behind it, as it is written where the issuer numbers anew each year (`gleicheNummer.ts`). */
const MIT_JAHR = '(19|20)[0-9]{2}[|]'

/**
 * Other requests with the same invoice or the same file (5.4): it warns, for the register refuses only what would be paid
 * twice within a company. Requests that were rejected or never sent do not count, and those of which who asks may know nothing
 * leave no trace (S9-01): who releases reads them. `offset 0` keeps the files apart, so that
 * each is found by its index whatever the planner believes of the number of proofs.
 */
const laden = async (db: Database | Tx, auszahlung: string, sub: string): Promise<readonly Row[]> =>
  (
    await sql<Row>`
      with eigene as (select p.nachweis_guid, p.rechnung_schluessel, p.auszahlung_guid from auszahlung_position p
        where p.auszahlung_guid = ${auszahlung}),
      andere as (
        select e.nachweis_guid, 'RECHNUNG' as was, p.auszahlung_guid from eigene e
          join auszahlung_position p on p.rechnung_schluessel = e.rechnung_schluessel
            and p.auszahlung_guid <> e.auszahlung_guid and p.status in ('ABGESENDET', 'BEWILLIGT')
        union
        select e.nachweis_guid, 'JAHR', p.auszahlung_guid from eigene e
          join auszahlung_position p on p.rechnung_schluessel = regexp_replace(e.rechnung_schluessel, ${MIT_JAHR}, '|')
            and p.rechnung_schluessel <> e.rechnung_schluessel
            and p.auszahlung_guid <> e.auszahlung_guid and p.status in ('ABGESENDET', 'BEWILLIGT')
        union
        select (n ->> 'id')::uuid, 'DATEI', z.guid
        from auszahlung a cross join lateral jsonb_array_elements(a.formular -> 'verwendungsnachweise') n
          cross join lateral jsonb_array_elements(coalesce(n -> 'rechnungen', '[]')) f
          cross join lateral (select x.guid, x.unternehmen_guid
            from datei d join datei x on x.sha256 = d.sha256 and x.unternehmen_guid is not null
            where d.guid = (f ->> 'uuid')::uuid offset 0) x
          join auszahlung z on z.unternehmen_guid = x.unternehmen_guid and z.guid <> a.guid
            and z.status in ('ABGESENDET', 'BEWILLIGT')
            and z.formular -> 'verwendungsnachweise' @> jsonb_build_array(jsonb_build_object('rechnungen',
              jsonb_build_array(jsonb_build_object('uuid', x.guid::text))))
        where a.guid = ${auszahlung})
      select distinct o.nachweis_guid as nachweis, o.was, g.guid as geschaeft_guid, g.ge_nr, u.name as unternehmen_name
      from andere o join auszahlung a on a.guid = o.auszahlung_guid
        join geschaeft g on g.guid = a.geschaeft_guid join unternehmen u on u.guid = a.unternehmen_guid
      where ${unbefangen({ geschaeft: sql`g.guid`, unternehmen: sql`u.guid` }, sub)}
      order by 1, 2, 4`.execute(db)
  ).rows

const gruppiert = (rows: readonly Row[]): Dublette[] =>
  [...Map.groupBy(rows, ({ was }) => was)].map(([was, gleiche]) => ({
    was,
    faelle: gleiche.map(({ geschaeft_guid, ge_nr, unternehmen_name }) => ({
      geschaeftGuid: geschaeft_guid,
      geNr: ge_nr,
      unternehmenName: unternehmen_name,
    })),
  }))

/** What of a request stands elsewhere too, by its proofs. */
export const dublettenVon = async (
  db: Database | Tx,
  auszahlung: string,
  sub: string,
): Promise<Map<string, Dublette[]>> => {
  const rows = await laden(db, auszahlung, sub)
  return new Map(
    [...Map.groupBy(rows, ({ nachweis }) => nachweis)].map(([id, gleiche]) => [id, gruppiert(gleiche)]),
  )
}
