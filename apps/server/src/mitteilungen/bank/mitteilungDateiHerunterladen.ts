import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql } from 'kysely'
import { dateiLiefern, type Lieferung } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { bankKonversationLaden } from './bankKonversationen.ts'
import { lesbar } from './bankKonversationPolicy.ts'

type Aufruf = {
  readonly guid: string
  readonly sub: string
  readonly dateiGuid: string
  readonly download: boolean
}

/** A file that a message of this conversation brought, for the bank (S5-03). */
export const mitteilungDateiHerunterladen = async (services: Services, e: Aufruf): Promise<Lieferung> => {
  lesbar(await bankKonversationLaden(services.db, e.guid, e.sub))
  const { rows } = await sql`select from mitteilung_anhang a join mitteilung m on m.guid = a.mitteilung_guid
    where m.konversation_guid = ${e.guid} and a.datei_guid = ${e.dateiGuid}`.execute(services.db)
  if (rows.length === 0) throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Datei gibt es nicht.')
  return dateiLiefern(services, e.dateiGuid, e.download)
}
