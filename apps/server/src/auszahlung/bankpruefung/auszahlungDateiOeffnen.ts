import { dateiOrte } from '@foerderportal/contract/auszahlung/antrag/dateiorte'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { dateiLiefern, type Lieferung } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { auszahlungsbescheidLesen } from '../../zuwendung/public.ts'
import { genanntesLaden } from './pruefungsfall.ts'
import { antwortdateienLesen } from './rueckfragen.ts'

type Oeffnen = {
  readonly sub: string
  readonly guid: string
  readonly dateiGuid: string
  readonly download: boolean
}

/** A file that a sent request names, that the company sent about it, its receipt or its notice, for the bank's people (S5-03); anything else is unknown here. */
export const auszahlungDateiOeffnen = async (
  services: Services,
  { sub, guid, dateiGuid, download }: Oeffnen,
): Promise<Lieferung> => {
  const { formular, beleg_guid: beleg } = await genanntesLaden(services.db, guid, sub)
  const genannt =
    beleg === dateiGuid ||
    dateiOrte(formular).some(({ datei }) => datei.uuid === dateiGuid) ||
    (await antwortdateienLesen(services.db, guid)).some(({ uuid }) => uuid === dateiGuid) ||
    (await auszahlungsbescheidLesen(services.db, guid))?.datei === dateiGuid
  if (!genannt) throw absagen(ALLGEMEIN.nichtGefunden)
  return dateiLiefern(services, dateiGuid, download)
}
