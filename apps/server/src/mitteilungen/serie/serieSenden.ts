import type { Serie, SerieEingabe } from '@foerderportal/contract/mitteilungen/serie/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { SERIE_ZUSTELLEN } from './serieZustellen.ts'
import { beschreibbar, eigene, vorhandene } from './seriePolicy.ts'
import { serieEinfuegen, serieLaden } from './serien.ts'
import { serieView } from './serieView.ts'

type Aufruf = { readonly guid: string; readonly sub: string; readonly eingabe: SerieEingabe }

/** S7-04, S9-08. Takes the bulk message down with its cases, and has a job send it; the same key again is the same run. */
export const serieSenden = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { guid, sub, eingabe }: Aufruf,
): Promise<Serie> =>
  db.transaction().execute(async (tx) => {
    const jetzt = clock.now()
    await beschreibbar(tx, eingabe.faelle, sub)
    if (await serieEinfuegen(tx, { ...eingabe, guid, sub, jetzt })) {
      await protokollieren(tx, {
        unternehmenGuid: null,
        sub,
        handlung: 'serieSenden',
        objektGuid: guid,
        angaben: { faelle: eingabe.faelle.length },
      })
      await jobEinreihen(tx, SERIE_ZUSTELLEN, { guid })
    }
    return serieView(tx, eigene(vorhandene(await serieLaden(tx, guid)), sub), { sub, jetzt })
  })
