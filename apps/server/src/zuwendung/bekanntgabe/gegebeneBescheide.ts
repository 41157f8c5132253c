import { istGegeben } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { bescheidHerunterladen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import { dateienLesen } from '../../platform/files/public.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { bescheideDesFalls, type Bescheid } from './bekanntgaben.ts'
import { standAm } from './bekanntgabePolicy.ts'

/** The notices on a case's decisions that were given, the latest first, where every member gets them from. Asks nobody's permission. */
export const gegebeneBescheide = async (
  { db, clock }: Services,
  geschaeftGuid: string,
): Promise<Unterlage[]> => {
  const jetzt = clock.now()
  const gegebene = (await bescheideDesFalls(db, geschaeftGuid)).filter(
    (b) => b.auszahlung_guid === null && istGegeben(standAm(b, jetzt)),
  )
  return alsUnterlagen(db, gegebene)
}

/** Notices as papers of what they are on. */
export const alsUnterlagen = async (db: Database, gegebene: readonly Bescheid[]): Promise<Unterlage[]> => {
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
