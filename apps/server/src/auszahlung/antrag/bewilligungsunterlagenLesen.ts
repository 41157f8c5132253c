import type * as vertrag from '@foerderportal/contract/auszahlung/antrag/routes'
import { AUSZAHLUNG_PROBLEME } from '@foerderportal/contract/auszahlung/problems'
import {
  gegenstandName,
  unterlagenVon,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import { dateienLesen } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen } from '../../unternehmen/public.ts'
import { gegebeneBescheide } from '../../zuwendung/public.ts'
import { gegenstandFinden } from '../kern/bewilligungen.ts'

/** Where an item was approved (R7.2-11): the notices of its case that were given, then the papers it was applied for with. */
export const bewilligungsunterlagenLesen = async (
  services: Services,
  {
    person: { sub },
    params: { unternehmenGuid, foerdergegenstandId },
  }: Aufruf<typeof vertrag.bewilligungsunterlagenLesen>,
): Promise<Unterlage[]> => {
  const { db } = services
  await mitgliedPruefen(db, sub, unternehmenGuid)
  const gefunden = await gegenstandFinden(db, unternehmenGuid, foerdergegenstandId)
  if (gefunden === undefined) throw absagen(AUSZAHLUNG_PROBLEME.geschaeftFehlt)
  const { geschaeft_guid: geschaeftGuid, gegenstand } = gefunden
  const unterlagen = await dateienLesen(
    db,
    unterlagenVon(gegenstand).map(({ uuid }) => uuid),
  )
  return [
    ...(await gegebeneBescheide(services, geschaeftGuid)),
    ...unterlagen.map((datei) => ({ ...datei, wozu: `Unterlage zu ${gegenstandName(gegenstand)}`.trim() })),
  ]
}
