import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { versionPruefen } from '../../platform/dokument/dokument.ts'
import type { Services } from '../../platform/services.ts'
import { AUSZAHLUNG_DOKUMENT, auszahlungEntfernen, auszahlungSperren } from '../kern/auszahlungen.ts'
import { bewilligungSperren } from '../kern/bewilligungen.ts'
import { erlauben, gefunden } from '../kern/policy.ts'

export type Loeschen = { readonly sub: string; readonly guid: string; readonly ifMatch: number | undefined }

/** Deletes a draft (R7.2-08): what it held is free again. What was sent stays. */
export const auszahlungLoeschen = (services: Services, { sub, guid, ifMatch }: Loeschen): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const auszahlung = gefunden(await auszahlungSperren(tx, guid, sub))
    erlauben('loeschen', auszahlung)
    versionPruefen(AUSZAHLUNG_DOKUMENT, auszahlung, ifMatch)
    await bewilligungSperren(tx, auszahlung.geschaeft_guid)
    await auszahlungEntfernen(tx, guid)
    const { unternehmen_guid: unternehmenGuid } = auszahlung
    await protokollieren(tx, { unternehmenGuid, sub, handlung: 'auszahlungLoeschen', objektGuid: guid })
  })
