import type { AuszahlungStatus } from '@foerderportal/contract/auszahlung/lifecycle'
import type {
  AuszahlungsfreigabenAntwort,
  BankpruefungInhalt,
} from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { bewilligtSummeCent } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'
import { personenNamen } from '../../nutzer/public.ts'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Services } from '../../platform/services.ts'
import { hindernisFuer, type Person } from './pruefungPolicy.ts'

type Row = {
  readonly guid: string
  readonly status: AuszahlungStatus
  readonly ge_nr: string
  readonly unternehmen_name: string
  readonly inhalt: BankpruefungInhalt
  readonly abweichungen: string[]
  readonly vorgelegt_am: Date
  readonly vorbereitet_von: string
  readonly bearbeitet: boolean
  readonly vermerkt: boolean
  readonly eigener: boolean
}

/** More than these nobody releases in a day. */
const HOECHSTENS = 200

/** What of payouts waits for a second person (S9-04), longest first, and why this one can't release it. */
export const auszahlungsfreigabenLesen = async (
  { db }: Pick<Services, 'db'>,
  person: Person,
): Promise<AuszahlungsfreigabenAntwort> => {
  const { sub } = person
  const { rows } =
    await sql<Row>`select a.guid, a.status, g.ge_nr, u.name as unternehmen_name, p.inhalt, p.abweichungen, p.vorgelegt_am,
      p.vorbereitet_von,
      exists (select from auszahlungspruefung_bearbeiter b where b.auszahlung_guid = a.guid and b.sub = ${sub}) as bearbeitet,
      ${sub} = any(auszahlungspruefung_mitwirkende(a.guid)) as vermerkt,
      exists (select from mitgliedschaft m where m.unternehmen_guid = u.guid and m.nutzer_sub = ${sub}) as eigener
    from auszahlungspruefung p join auszahlung a on a.guid = p.auszahlung_guid
      join geschaeft g on g.guid = a.geschaeft_guid join unternehmen u on u.guid = a.unternehmen_guid
    where p.status = 'VORGELEGT' and ${unbefangen({ geschaeft: sql`g.guid`, unternehmen: sql`u.guid` }, sub)}
    order by p.vorgelegt_am, a.guid limit ${HOECHSTENS}`.execute(db)
  const name = await personenNamen(
    db,
    rows.map(({ vorbereitet_von }) => vorbereitet_von),
  )
  const zeilen = rows.map((row) => ({
    guid: row.guid,
    geNr: row.ge_nr,
    unternehmenName: row.unternehmen_name,
    betrag: inEuro(bewilligtSummeCent(row.inhalt)),
    abweichungen: row.abweichungen,
    seit: row.vorgelegt_am.toISOString(),
    vorbereitetVon: name(row.vorbereitet_von),
    gesperrtWeil: hindernisFuer(
      'auszahlungFreigeben',
      row,
      {
        status: 'VORGELEGT',
        bearbeiter: row.bearbeitet ? [sub] : [],
        pruefer: row.vermerkt ? [sub] : [],
      },
      person,
    ),
  }))
  return { zeilen, fuerMich: zeilen.filter(({ gesperrtWeil }) => gesperrtWeil === null).length }
}
