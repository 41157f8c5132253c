import type * as vertrag from '@foerderportal/contract/fragebogen/routes'
import type { FragebogenAntwort, FragebogenMetadaten } from '@foerderportal/contract/fragebogen/schema'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { befragungLaden } from './befragungen.ts'
import { gefunden } from './befragungPolicy.ts'
import { fragebogenAnsicht, metadatenAnsicht } from './befragungView.ts'

/** R7.3-13. */
export const fragebogenLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub }, query: { fragebogenGuid: guid } }: Aufruf<typeof vertrag.fragebogenLesen>,
): Promise<{ readonly body: FragebogenAntwort; readonly version: number }> => {
  const befragung = gefunden(await befragungLaden(db, guid, sub))
  return { body: fragebogenAnsicht(befragung), version: befragung.version }
}

/** R7.3-15. */
export const fragebogenMetadatenLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub }, query: { fragebogenGuid: guid } }: Aufruf<typeof vertrag.fragebogenMetadatenLesen>,
): Promise<FragebogenMetadaten> => metadatenAnsicht(gefunden(await befragungLaden(db, guid, sub)))
