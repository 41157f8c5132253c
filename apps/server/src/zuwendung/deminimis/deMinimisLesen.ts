import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { freierRest } from '@foerderportal/contract/zuwendung/kern/deminimis/deMinimis'
import type {
  DeMinimisGrenze,
  DeMinimisStand,
} from '@foerderportal/contract/zuwendung/kern/deminimis/deMinimisSchema'
import type { Database, Tx } from '../../platform/database/database.ts'
import { verbundeneLaden, vergebenCent } from './konto.ts'

/** What a company and those linked with it may still get of small aid at a moment. */
export const deMinimisLesen = async (
  db: Database | Tx,
  unternehmenGuid: string,
  grenze: DeMinimisGrenze,
  jetzt: Date,
): Promise<DeMinimisStand> => {
  const vergeben = await vergebenCent(db, unternehmenGuid, grenze, tagInBerlin(jetzt))
  const verbundene = await verbundeneLaden(db, unternehmenGuid)
  return {
    ...grenze,
    vergeben: inEuro(vergeben),
    frei: inEuro(freierRest(grenze, vergeben)),
    verbundene: verbundene.map(({ name }) => name),
  }
}
