import type { Serie, SerieWiederholung } from '@foerderportal/contract/mitteilungen/serie/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { SERIE_ZUSTELLEN } from './serieZustellen.ts'
import { beschreibbar, eigene, vorhandene } from './seriePolicy.ts'
import { gescheiterteWarten, serieLaden } from './serien.ts'
import { serieView } from './serieView.ts'

type Aufruf = { readonly guid: string; readonly sub: string; readonly eingabe: SerieWiederholung }

/** S9-08. Tries those again that failed; of what was sent or still waits nothing changes. */
export const serieWiederholen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { guid, sub, eingabe: { faelle } }: Aufruf,
): Promise<Serie> =>
  db.transaction().execute(async (tx) => {
    await beschreibbar(tx, faelle, sub)
    const serie = eigene(vorhandene(await serieLaden(tx, guid)), sub)
    const anzahl = await gescheiterteWarten(tx, guid, faelle)
    if (anzahl > 0) {
      await protokollieren(tx, {
        unternehmenGuid: null,
        sub,
        handlung: 'serieWiederholen',
        objektGuid: guid,
        angaben: { faelle: anzahl },
      })
      await jobEinreihen(tx, SERIE_ZUSTELLEN, { guid })
    }
    return serieView(tx, serie, { sub, jetzt: clock.now() })
  })
