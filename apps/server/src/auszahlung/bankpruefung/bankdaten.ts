import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import { produktgruppeVon } from '@foerderportal/contract/shared/portal/produktgruppeVon'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { kontenFuer, kontoHindernis } from '../zahllauf/bereite.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'

type Konten = {
  readonly konten: readonly KontoInformation[]
  readonly geaendert_am: Date | null
  readonly ungesichtet: number
}

const hindernisVon = (konto: KontoInformation | undefined): string | null =>
  konto === undefined ? null : kontoHindernis(konto)

/** The account that will be paid to, and what became of it; the sighting itself is a page of its own. */
export const bankdatenLesen = async (
  db: Database | Tx,
  { unternehmen_guid, unternehmen_name, programm }: Pruefungsfall,
): Promise<Bankpruefung['bankdaten']> => {
  const { rows } = await sql<Konten>`select coalesce(u.value -> 'kontoInformationen', '[]') as konten,
      (select max(b.geaendert_am) from bankdaten_aenderung b where b.unternehmen_guid = u.guid) as geaendert_am,
      (select count(*)::int from bankdaten_aenderung b where b.unternehmen_guid = u.guid
        and not exists (select from bankdaten_gesehen x where x.nachher_guid = b.nachher_guid)) as ungesichtet
    from unternehmen u where u.guid = ${unternehmen_guid}`.execute(db)
  const [row] = rows
  const [konto] = kontenFuer(produktgruppeVon(programm), row?.konten ?? [])
  return {
    iban: konto?.iban ?? null,
    hindernis: hindernisVon(konto),
    inhaber: konto?.abweichenderKontoinhaber ?? unternehmen_name,
    geaendertAm: row?.geaendert_am?.toISOString() ?? null,
    ungesichtet: row?.ungesichtet ?? 0,
  }
}
