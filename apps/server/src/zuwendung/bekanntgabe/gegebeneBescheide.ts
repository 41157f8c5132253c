import { istGegeben } from '@foerderportal/contract/zuwendung/bekanntgabe/bekanntgabeLauf'
import { bescheidHerunterladen } from '@foerderportal/contract/zuwendung/bekanntgabe/routes'
import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import { dateienLesen } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { bescheideDesFalls } from './bekanntgaben.ts'
import { standAm } from './bekanntgabePolicy.ts'

/** The notices of a case that were given, the latest first, where every member gets them from. Asks nobody's permission. */
export const gegebeneBescheide = async (
  { db, clock }: Services,
  geschaeftGuid: string,
): Promise<Unterlage[]> => {
  const jetzt = clock.now()
  const gegebene = (await bescheideDesFalls(db, geschaeftGuid)).filter((b) => istGegeben(standAm(b, jetzt)))
  const dateien = await dateienLesen(
    db,
    gegebene.flatMap(({ datei_guid: guid }) => guid ?? []),
  )
  return gegebene.flatMap(({ guid, nummer, datei_guid }) => {
    const datei = dateien.find(({ uuid }) => uuid === datei_guid)
    const downloadUrl = bescheidHerunterladen.path.replace(':guid', guid)
    return datei ? [{ ...datei, downloadUrl, wozu: `Bescheid ${nummer}` }] : []
  })
}
