import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { dateiLiefern, type Lieferung } from '../../../platform/files/public.ts'
import { absagen } from '../../../platform/http/refusal.ts'
import type { Services } from '../../../platform/services.ts'
import { fallLaden } from '../../zugang/bankFall.ts'
import { bescheidFinden } from './bescheide.ts'

type Oeffnen = {
  readonly sub: string
  readonly geschaeft: string
  readonly bescheid: string
  readonly download: boolean
}

/** A notice for the bank's people; that they open it makes nothing known. */
export const bescheidOeffnen = async (
  services: Services,
  { sub, geschaeft, bescheid, download }: Oeffnen,
): Promise<Lieferung> => {
  await fallLaden(services.db, geschaeft, sub)
  const row = await bescheidFinden(services.db, bescheid, geschaeft)
  if (!row?.datei_guid)
    throw absagen(ALLGEMEIN.nichtGefunden, 'Diesen Bescheid gibt es noch nicht als Datei.')
  return dateiLiefern(services, row.datei_guid, download)
}
