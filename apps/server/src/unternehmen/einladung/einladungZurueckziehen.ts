import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type * as vertrag from '@foerderportal/contract/unternehmen/nutzer/routes'
import type { OffeneEinladung } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { offeneEinladung } from '../kern/beziehungView.ts'
import { einladungZuruecknehmen, offeneEinladungenLaden } from '../kern/einladungen.ts'
import { verwaltungPruefen } from '../verwaltung.ts'

/**
 * S1-04. Nobody is written to: who was invited has asked for nothing, and finds at the link that it holds no longer. Of
 * a withdrawal and an answer at once the one that comes second finds nothing left (404).
 */
export const einladungZurueckziehen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    person: { sub },
    params: { companyId: unternehmenGuid, einladungId: guid },
  }: Aufruf<typeof vertrag.einladungZurueckziehen>,
): Promise<OffeneEinladung[]> =>
  db.transaction().execute(async (tx) => {
    await verwaltungPruefen(tx, sub, unternehmenGuid)
    const jetzt = clock.now()
    if (!(await einladungZuruecknehmen(tx, { guid, unternehmenGuid, jetzt })))
      throw absagen(ALLGEMEIN.nichtGefunden)
    await protokollieren(tx, { unternehmenGuid, sub, handlung: 'einladungZurueckziehen', objektGuid: guid })
    return (await offeneEinladungenLaden(tx, unternehmenGuid, jetzt)).map(offeneEinladung)
  })
