import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import type * as vertrag from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, mitgliedPruefen } from '../../unternehmen/public.ts'

/** R7.2-26: the members of a company for a field of choice, for its members (S11-01, S1-02). */
export const auswahlNutzerLesen = async (
  { db }: Services,
  { person: { sub }, params: { companyId: unternehmenGuid } }: Aufruf<typeof vertrag.auswahlNutzerLesen>,
): Promise<AuswahlNutzer[]> => {
  await mitgliedPruefen(db, sub, unternehmenGuid)
  return (await mitgliederLaden(db, unternehmenGuid)).map((m) => ({
    subjectId: m.sub,
    vorname: m.vorname,
    nachname: m.nachname,
    email: m.email,
    telefon: m.telefon,
    selbst: m.sub === sub,
    identifiziert: m.identifiziert,
    zeichnungsberechtigung: m.zeichnungsberechtigung,
  }))
}
