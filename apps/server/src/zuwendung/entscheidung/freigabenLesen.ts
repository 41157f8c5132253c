import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { darf } from '@foerderportal/contract/shared/permissions'
import {
  entscheidungWort,
  type EntscheidungArt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { entscheidungStaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import type {
  EntscheidungsfreigabenAntwort,
  Entscheidungsfreigabe,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { EIGENER } from '../zugang/bankFall.ts'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import { akteureFuer, type Person } from './entscheidungAnsicht.ts'
import { vermerktVon } from './entscheidungen.ts'

type Row = {
  readonly guid: string
  readonly geschaeft_guid: string
  readonly ge_nr: string
  readonly programm: Programm
  readonly unternehmen_name: string | null
  readonly art: EntscheidungArt
  readonly vorgelegt_am: Date
  readonly vorbereitet_von: string
  readonly summe_cent: number
  readonly wegfall_cent: number
  readonly runde: string
  readonly abweichungen: string[]
  readonly bearbeitet: boolean
  readonly vermerkt: boolean
  readonly eigener: boolean
}

const SEITE = 100

/** What lies before a second person, of cases of which this one may know; membership is read as in repository.ts. */
const vorgelegte = (sub: string) => sql`from entscheidung e
    join geschaeft g on g.guid = e.geschaeft_guid and g.zurueckgezogen_am is null
    cross join lateral (select exists (select from entscheidung_bearbeiter b
        where b.entscheidung_guid = e.guid and b.sub = ${sub}) as bearbeitet,
      ${vermerktVon(sub)} as vermerkt,
      exists (select from mitgliedschaft m where m.unternehmen_guid = e.unternehmen_guid
        and m.nutzer_sub = ${sub}) as eigener) ich
  where e.status = 'VORGELEGT' and ${unbefangen({ geschaeft: sql`g.guid`, unternehmen: sql`e.unternehmen_guid` }, sub)}`

const zeilen = ({ db }: Pick<Services, 'db'>, sub: string, nach: string | undefined) =>
  sql<Row>`select e.guid, e.geschaeft_guid, g.ge_nr, g.programm, e.art, e.vorgelegt_am, e.summe_cent, e.abweichungen,
      coalesce((e.eingaben::jsonb #>> '{summen,wegfallCent}')::bigint, 0) as wegfall_cent,
      (select r.bezeichnung from foerderrunde r where r.guid = g.runde_guid) as runde,
      ich.bearbeitet, ich.vermerkt, ich.eigener,
      (select a.formular #>> '{unternehmen,unternehmenName}' from antrag a
        where a.geschaeft_guid = g.guid) as unternehmen_name,
      coalesce((select p.name from bankperson p where p.sub = e.vorbereitet_von), 'Unbekannte Person') as vorbereitet_von
    ${vorgelegte(sub)} ${
      nach === undefined
        ? sql``
        : sql`and (e.vorgelegt_am, e.guid) > (select v.vorgelegt_am, v.guid from entscheidung v where v.guid = ${nach})`
    }
    order by e.vorgelegt_am, e.guid limit ${SEITE + 1}`.execute(db)

const zaehlen = async ({ db }: Pick<Services, 'db'>, sub: string) => {
  const { rows } = await sql<{ anzahl: number; offen: number }>`select count(*) as anzahl,
      count(*) filter (where not ich.bearbeitet and not ich.vermerkt and not ich.eigener) as offen ${vorgelegte(sub)}`.execute(
    db,
  )
  return rows[0] ?? { anzahl: 0, offen: 0 }
}

const gesperrtWeil = (row: Row, person: Person): string | null => {
  if (row.eigener) return EIGENER
  const wer = akteureFuer(person, {
    bearbeiter: row.bearbeitet ? [person.sub] : [],
    pruefer: row.vermerkt ? [person.sub] : [],
  })
  return entscheidungStaende.hindernis('entscheidungFreigeben', 'VORGELEGT', wer)?.text ?? null
}

const ansicht =
  (person: Person) =>
  (row: Row): Entscheidungsfreigabe => ({
    geschaeftGuid: row.geschaeft_guid,
    geNr: row.ge_nr,
    programm: row.programm,
    unternehmenName: row.unternehmen_name ?? '',
    runde: row.runde,
    art: row.art,
    wort: entscheidungWort(row.art, row.wegfall_cent),
    seit: row.vorgelegt_am.toISOString(),
    vorbereitetVon: row.vorbereitet_von,
    betrag: inEuro(row.summe_cent),
    abweichungen: row.abweichungen,
    gesperrtWeil: gesperrtWeil(row, person),
  })

/** S9-04: what waits for release, longest first; a case of which somebody may know nothing is not counted either. */
export const freigabenLesen = async (
  services: Pick<Services, 'db'>,
  { person, nach }: { readonly person: Person; readonly nach: string | undefined },
): Promise<EntscheidungsfreigabenAntwort> => {
  const { rows } = await zeilen(services, person.sub, nach)
  const seite = rows.slice(0, SEITE)
  const { anzahl, offen } = await zaehlen(services, person.sub)
  return {
    zeilen: seite.map(ansicht(person)),
    anzahl,
    fuerMich: darf(person.rollen, ['FREIGABE', 'SCHREIBEN']) ? offen : 0,
    nach: rows.length > SEITE ? (seite.at(-1)?.guid ?? null) : null,
  }
}
