import type * as vertrag from '@foerderportal/contract/unternehmen/nutzer/routes'
import type { NutzerBeziehungen } from '@foerderportal/contract/unternehmen/nutzer/schema'
import type { Aufruf } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { beziehungenLaden } from './kern/beziehungen.ts'
import { nutzerInfo } from './kern/beziehungView.ts'
import { mitgliedPruefen } from './kern/mitgliedPruefen.ts'

/** R7.1-16. For members whose roles let them see users; only admins of this company may change anything (S1-03). */
export const unternehmensNutzerLesen = async (
  { db }: Services,
  { person: { sub }, params: { companyId: unternehmenGuid } }: Aufruf<typeof vertrag.unternehmensNutzerLesen>,
): Promise<NutzerBeziehungen> => {
  const { istAdmin } = await mitgliedPruefen(db, sub, unternehmenGuid)
  const beziehungen = await beziehungenLaden(db, unternehmenGuid)
  return {
    nutzerInfos: beziehungen.map((eine) => nutzerInfo(eine, { sub, unternehmenGuid })),
    aenderbar: istAdmin,
    zeichnungsberechtigungenMaximal: beziehungen[0]?.maximal ?? 0,
  }
}
