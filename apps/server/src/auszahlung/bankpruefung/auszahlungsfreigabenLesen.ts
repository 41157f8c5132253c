import type { AuszahlungStatus } from '@foerderportal/contract/auszahlung/staende'
import type {
  Auszahlungsfreigabe,
  AuszahlungsfreigabenAntwort,
  BankpruefungInhalt,
} from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { bewilligtSummeCent } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { darf } from '@foerderportal/contract/shared/permissions'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import { personenNamen, type Name } from '../../nutzer/public.ts'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Services } from '../../platform/services.ts'
import { hindernisFuer, type Person } from './pruefungPolicy.ts'

type Row = {
  readonly guid: string
  readonly status: AuszahlungStatus
  readonly ge_nr: string
  readonly programm: Programm
  readonly runde: string
  readonly unternehmen_name: string
  readonly inhalt: BankpruefungInhalt
  readonly abweichungen: string[]
  readonly vorgelegt_am: Date
  readonly vorbereitet_von: string
  readonly bearbeitet: boolean
  readonly vermerkt: boolean
  readonly eigener: boolean
}

const SEITE = 100

/** What lies before a second person, of cases of which this one may know. */
const vorgelegte = (
  sub: string,
) => sql`from auszahlungspruefung p join auszahlung a on a.guid = p.auszahlung_guid
      join geschaeft g on g.guid = a.geschaeft_guid join foerderrunde r on r.guid = g.runde_guid
      join unternehmen u on u.guid = a.unternehmen_guid
    cross join lateral (select
      exists (select from auszahlungspruefung_bearbeiter b where b.auszahlung_guid = a.guid and b.sub = ${sub}) as bearbeitet,
      ${sub} = any(auszahlungspruefung_mitwirkende(a.guid)) as vermerkt,
      exists (select from mitgliedschaft m where m.unternehmen_guid = u.guid and m.nutzer_sub = ${sub}) as eigener) ich
  where p.status = 'VORGELEGT' and ${unbefangen({ geschaeft: sql`g.guid`, unternehmen: sql`u.guid` }, sub)}`

const laden = ({ db }: Pick<Services, 'db'>, sub: string, nach: string | undefined) =>
  sql<Row>`select a.guid, a.status, g.ge_nr, g.programm, r.bezeichnung as runde, u.name as unternehmen_name, p.inhalt,
      p.abweichungen, p.vorgelegt_am, p.vorbereitet_von, ich.bearbeitet, ich.vermerkt, ich.eigener
    ${vorgelegte(sub)} ${
      nach === undefined
        ? sql``
        : sql`and (p.vorgelegt_am, a.guid) > (select v.vorgelegt_am, v.auszahlung_guid from auszahlungspruefung v
            where v.auszahlung_guid = ${nach})`
    }
    order by p.vorgelegt_am, a.guid limit ${SEITE + 1}`.execute(db)

const zaehlen = async ({ db }: Pick<Services, 'db'>, sub: string) => {
  const { rows } = await sql<{ anzahl: number; offen: number }>`select count(*) as anzahl,
      count(*) filter (where not ich.bearbeitet and not ich.vermerkt and not ich.eigener) as offen
    ${vorgelegte(sub)}`.execute(db)
  return rows[0] ?? { anzahl: 0, offen: 0 }
}

const gesperrtWeil = (row: Row, person: Person): string | null =>
  hindernisFuer(
    'auszahlungFreigeben',
    row,
    {
      status: 'VORGELEGT',
      bearbeiter: row.bearbeitet ? [person.sub] : [],
      pruefer: row.vermerkt ? [person.sub] : [],
    },
    person,
  )

const ansicht =
  (person: Person, name: Name) =>
  (row: Row): Auszahlungsfreigabe => ({
    guid: row.guid,
    geNr: row.ge_nr,
    programm: row.programm,
    runde: row.runde,
    unternehmenName: row.unternehmen_name,
    betrag: inEuro(bewilligtSummeCent(row.inhalt)),
    abweichungen: row.abweichungen,
    seit: row.vorgelegt_am.toISOString(),
    vorbereitetVon: name(row.vorbereitet_von),
    gesperrtWeil: gesperrtWeil(row, person),
  })

/** How many this person can release. */
export const auszahlungsfreigabenZaehlen = async (
  services: Pick<Services, 'db'>,
  { sub, rollen }: Person,
): Promise<number> => (darf(rollen, ['FREIGABE', 'SCHREIBEN']) ? (await zaehlen(services, sub)).offen : 0)

/** What of payouts waits for a second person (S9-04), longest first, and why this one can't release it. */
export const auszahlungsfreigabenLesen = async (
  services: Pick<Services, 'db'>,
  { person, nach }: { readonly person: Person; readonly nach?: string | undefined },
): Promise<AuszahlungsfreigabenAntwort> => {
  const { rows } = await laden(services, person.sub, nach)
  const seite = rows.slice(0, SEITE)
  const name = await personenNamen(
    services.db,
    seite.map(({ vorbereitet_von }) => vorbereitet_von),
  )
  const { anzahl, offen } = await zaehlen(services, person.sub)
  return {
    zeilen: seite.map(ansicht(person, name)),
    anzahl,
    fuerMich: darf(person.rollen, ['FREIGABE', 'SCHREIBEN']) ? offen : 0,
    nach: rows.length > SEITE ? (seite.at(-1)?.guid ?? null) : null,
  }
}
