import type {
  AuszahlungenAbfrage,
  AuszahlungenAntwort,
  Auszahlungszeile,
} from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { BankpruefungStatus } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import type { AuszahlungStatus } from '@foerderportal/contract/auszahlung/staende'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql, type RawBuilder } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Services } from '../../platform/services.ts'

const SEITE = 50

type Row = {
  readonly guid: string
  readonly eingegangen_am: Date
  readonly ge_nr: string
  readonly unternehmen_name: string
  readonly programm: Programm
  readonly runde: string
  readonly status: AuszahlungStatus
  readonly stand: BankpruefungStatus | null
  readonly beantragt_cent: number
  readonly rest_cent: number
  readonly dublette: boolean
  readonly bankdaten: boolean
  readonly zurueckgegeben: boolean
}

/** Each list as what it is asked for; open is what nobody has presented yet. */
const LISTEN: Readonly<Record<NonNullable<AuszahlungenAbfrage['zeige']>, RawBuilder<unknown>>> = {
  offen: sql`a.status = 'ABGESENDET' and coalesce(p.status, 'ENTWURF') = 'ENTWURF'`,
  vorgelegt: sql`a.status = 'ABGESENDET' and p.status = 'VORGELEGT'`,
  entschieden: sql`a.status in ('BEWILLIGT', 'ABGELEHNT')`,
}

const auswahl = ({ zeige = 'offen', programm }: AuszahlungenAbfrage, sub: string) => sql`from auszahlung a
    join geschaeft g on g.guid = a.geschaeft_guid
    left join auszahlungspruefung p on p.auszahlung_guid = a.guid
  where a.status <> 'IN_BEARBEITUNG' and ${LISTEN[zeige]} ${programm === undefined ? sql`` : sql`and g.programm = ${programm}`}
    and ${unbefangen({ geschaeft: sql`g.guid`, unternehmen: sql`a.unternehmen_guid` }, sub)}`

const laden = async ({ db }: Pick<Services, 'db'>, frage: AuszahlungenAbfrage, sub: string) =>
  (
    await sql<Row>`with liste as (select a.guid, a.status_seit, p.status as stand,
          p.status = 'ENTWURF' and p.zurueckgegeben_am is not null as zurueckgegeben ${auswahl(frage, sub)}
          ${frage.nach === undefined ? sql`` : sql`and (a.status_seit, a.guid) > (select n.status_seit, n.guid from auszahlung n where n.guid = ${frage.nach})`}
        order by a.status_seit, a.guid limit ${SEITE + 1})
      select a.guid, e.eingegangen_am, g.ge_nr, u.name as unternehmen_name, g.programm,
        (select r.bezeichnung from foerderrunde r where r.guid = g.runde_guid) as runde, a.status, l.stand,
        coalesce(l.zurueckgegeben, false) as zurueckgegeben,
        (select coalesce(sum(z.beantragt_cent), 0)::bigint from auszahlung_position z where z.auszahlung_guid = a.guid) as beantragt_cent,
        (select coalesce(sum(i.bewilligt_cent - i.gebunden_cent), 0)::bigint from bewilligter_gegenstand i
          where i.geschaeft_guid = a.geschaeft_guid) as rest_cent,
        exists (select from auszahlung_position z join auszahlung_position y on y.rechnung_schluessel = z.rechnung_schluessel
          and y.auszahlung_guid <> z.auszahlung_guid and y.status in ('ABGESENDET', 'BEWILLIGT')
          where z.auszahlung_guid = a.guid
            and ${unbefangen({ geschaeft: sql`y.geschaeft_guid`, unternehmen: sql`y.unternehmen_guid` }, sub)}) as dublette,
        exists (select from bankdaten_aenderung b where b.unternehmen_guid = a.unternehmen_guid
          and not exists (select from bankdaten_gesehen x where x.nachher_guid = b.nachher_guid)) as bankdaten
      from liste l join auszahlung a on a.guid = l.guid join geschaeft g on g.guid = a.geschaeft_guid
        join unternehmen u on u.guid = a.unternehmen_guid
        join einreichung e on e.dokument_guid = a.guid and e.dokument_version = a.eingereicht_version
      order by l.status_seit, l.guid`.execute(db)
  ).rows

const zeile = (row: Row): Auszahlungszeile => ({
  guid: row.guid,
  eingegangenAm: row.eingegangen_am.toISOString(),
  geNr: row.ge_nr,
  unternehmenName: row.unternehmen_name,
  programm: row.programm,
  runde: row.runde,
  status: row.status,
  stand: row.stand,
  beantragt: inEuro(row.beantragt_cent),
  restDanach: inEuro(row.rest_cent),
  hinweise: [
    ...(row.zurueckgegeben ? ['Zurückgegeben'] : []),
    ...(row.dublette ? ['Rechnung auch anderswo'] : []),
    ...(row.bankdaten ? ['Bankdaten neu'] : []),
  ],
})

type Aufruf = { readonly sub: string; readonly frage: AuszahlungenAbfrage }

/** How many the list has. */
export const auszahlungenZaehlen = async (db: Services['db'], { sub, frage }: Aufruf): Promise<number> => {
  const { rows } = await sql<{
    anzahl: number
  }>`select count(*)::integer as anzahl ${auswahl(frage, sub)}`.execute(db)
  return rows[0]?.anzahl ?? 0
}

/** Payout requests by where they stand (S9-06), the longest waiting first; without cases of which this person may know nothing. */
export const auszahlungenLesen = async (
  services: Pick<Services, 'db'>,
  { sub, frage }: Aufruf,
): Promise<AuszahlungenAntwort> => {
  const rows = await laden(services, frage, sub)
  const seite = rows.slice(0, SEITE)
  return {
    zeilen: seite.map(zeile),
    anzahl: await auszahlungenZaehlen(services.db, { sub, frage }),
    nach: rows.length > SEITE ? (seite.at(-1)?.guid ?? null) : null,
  }
}
