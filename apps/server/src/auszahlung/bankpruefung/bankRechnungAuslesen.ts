import { dateiOrte } from '@foerderportal/contract/auszahlung/antrag/dateiorte'
import type { ERechnungAntwort } from '@foerderportal/contract/auszahlung/rechnung/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { dateiInhaltLiefern } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { rechnungAntwort } from '../rechnung/rechnungAuslesen.ts'
import { rechnungLesen } from '../rechnung/rechnungLesen.ts'
import { genanntesLaden } from './pruefungsfall.ts'

type Auslesen = { readonly sub: string; readonly guid: string; readonly dateiGuid: string }

/** S6-05. What the e-invoice in a file that a sent request names declares, for the bank; any other file is unknown here. */
export const bankRechnungAuslesen = async (
  services: Services,
  { sub, guid, dateiGuid }: Auslesen,
): Promise<ERechnungAntwort> => {
  const { formular, unternehmen_name: unternehmen } = await genanntesLaden(services.db, guid, sub)
  if (!dateiOrte(formular).some(({ datei }) => datei.uuid === dateiGuid))
    throw absagen(ALLGEMEIN.nichtGefunden)
  const ergebnis = await rechnungLesen(await dateiInhaltLiefern(services, dateiGuid))
  return rechnungAntwort(dateiGuid, ergebnis, { unternehmen, heute: tagInBerlin(services.clock.now()) })
}
