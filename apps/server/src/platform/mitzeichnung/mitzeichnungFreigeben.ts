import { laeuft } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { sql } from 'kysely'
import { protokollieren } from '../audit/protokollieren.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Services } from '../services.ts'
import { mitzeichnungLaden, mitzeichnungSetzen } from './mitzeichnungen.ts'
import { mitzeichnungMail } from './mitzeichnungMail.ts'
import type { GezeichnetesDokument, Mitzeichnungsart } from './mitzeichnungsart.ts'

/** Who has left a company, and who took him out of it. */
export type Ausgeschieden = {
  readonly unternehmenGuid: string
  readonly person: string
  readonly von: string
}

/** The documents of the company under which this person is asked for a signature, or has given one that is not sent. */
export const wartendeDokumente = async (
  db: Database,
  { unternehmenGuid, person }: Ausgeschieden,
): Promise<string[]> => {
  const { rows } = await sql<{ guid: string }>`select dokument_guid as guid from mitzeichnung
    where unternehmen_guid = ${unternehmenGuid} and person = ${person} and status in ('ANGEFRAGT', 'UNTERSCHRIEBEN')
    order by dokument_guid`.execute(db)
  return rows.map(({ guid }) => guid)
}

/**
 * The request returns to who asked: who acts for the company no more signs nothing for it (S1-13). Run again it finds
 * nothing; a person who is a member again by then keeps what he was asked.
 */
export const mitzeichnungFreigeben = async <D extends GezeichnetesDokument, U>(
  services: Services,
  tx: Tx,
  art: Mitzeichnungsart<D, U>,
  { dokument, person, von: sub }: Ausgeschieden & { readonly dokument: D },
): Promise<void> => {
  const { unternehmen_guid: unternehmenGuid, guid: objektGuid } = dokument
  const row = await mitzeichnungLaden(tx, dokument)
  const mitglieder = await art.mitglieder(tx, unternehmenGuid)
  const mitglied = (wer: string) => mitglieder.find((m) => m.sub === wer)
  if (row?.person !== person || !laeuft(row.status) || mitglied(person)) return
  const wer = row.person_name
  const geaendert = [`${wer} handelt nicht mehr für das Unternehmen`]
  await mitzeichnungSetzen(tx, row.guid, { status: 'HINFAELLIG', jetzt: services.clock.now(), geaendert })
  const angaben = { mitzeichnung: row.guid }
  await protokollieren(tx, { unternehmenGuid, sub, handlung: 'mitzeichnungFreigeben', objektGuid, angaben })
  const an = mitglied(row.angefragt_von)
  await mitzeichnungMail(tx, services, art, { an, ereignis: 'ausgeschieden', dokument, wer })
}
