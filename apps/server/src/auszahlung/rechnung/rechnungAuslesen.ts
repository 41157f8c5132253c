import { LESEGRUENDE } from '@foerderportal/contract/auszahlung/rechnung/gruende'
import type { ERechnungAntwort } from '@foerderportal/contract/auszahlung/rechnung/schema'
import { KEINE_FELDER, rechnungUebernehmen } from '@foerderportal/contract/auszahlung/rechnung/uebernahme'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { dateiInhaltLesen } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { rechnungLesen } from './rechnungLesen.ts'
import type { RechnungErgebnis } from './rechnungWorker.ts'

type Aufruf = { readonly guid: string; readonly dateiUuid: string; readonly sub: string }
type Zugang = { readonly unternehmenGuid: string; readonly name: string }

/** S1-02. The company that requests the payout, for its members; for all others there is no such request. */
const zugang = async (db: Database, { guid, sub }: Aufruf): Promise<Zugang> => {
  const { rows } = await sql<Zugang>`select u.guid as "unternehmenGuid", u.name
    from auszahlung a join unternehmen u on u.guid = a.unternehmen_guid
      join mitgliedschaft m on m.unternehmen_guid = u.guid and m.nutzer_sub = ${sub}
    where a.guid = ${guid}`.execute(db)
  const [row] = rows
  if (row === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Diesen Auszahlungsantrag gibt es nicht.')
  return row
}

/** What the form, its reader and the bank get of an invoice. */
export const rechnungAntwort = (
  datei: string,
  ergebnis: RechnungErgebnis,
  lage: Parameters<typeof rechnungUebernehmen>[1],
): ERechnungAntwort => {
  if ('grund' in ergebnis)
    return {
      datei,
      format: null,
      felder: KEINE_FELDER,
      angaben: null,
      hinweise: [],
      gruende: [LESEGRUENDE[ergebnis.grund]],
    }
  const { felder, hinweise, gruende } = rechnungUebernehmen(ergebnis.angaben, lage)
  return { datei, ...ergebnis, felder, hinweise: [...hinweise], gruende: [...gruende] }
}

/** S6-05. Reads a stored, clean file of the company; nothing is changed, and nothing about the file makes it fail. */
export const rechnungAuslesen = async (services: Services, aufruf: Aufruf): Promise<ERechnungAntwort> => {
  const { unternehmenGuid, name } = await zugang(services.db, aufruf)
  const { dateiUuid, sub } = aufruf
  const inhalt = await dateiInhaltLesen(services, { guid: dateiUuid, sub, unternehmenGuid })
  const heute = tagInBerlin(services.clock.now())
  return rechnungAntwort(dateiUuid, await rechnungLesen(inhalt), { unternehmen: name, heute })
}
