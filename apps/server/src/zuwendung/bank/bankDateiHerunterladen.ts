import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { alleDateien } from '@foerderportal/contract/zuwendung/unterlagen/dateiorte'
import { dateiLiefern, type Lieferung } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'

/** What was sent is kept as it was, whatever the applicant changes afterwards. */
const nennt =
  (dateiGuid: string) =>
  (einreichung: EinreichungRow): boolean =>
    einreichung.beleg_guid === dateiGuid ||
    alleDateien(gesendetesFormular(einreichung)).some(({ uuid }) => uuid === dateiGuid)

/** A file for the provider (S5-03): only what some submission of this application names, or its receipt. */
export const bankDateiHerunterladen = async (
  services: Services,
  e: { readonly guid: string; readonly dateiGuid: string; readonly download: boolean },
): Promise<Lieferung> => {
  const einreichungen = await einreichungenVon(services.db, e.guid)
  if (!einreichungen.some(nennt(e.dateiGuid)))
    throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Datei gibt es nicht.')
  return dateiLiefern(services, e.dateiGuid, e.download)
}
