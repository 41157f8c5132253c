import { verzichtSummeCent } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import { mitzeichnenHindernis } from '@foerderportal/contract/zuwendung/antrag/verzicht/lage'
import type { VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { antragSperren, type AntragRow } from '../kern/repository.ts'
import { bewilligungSperren } from './bewilligtes.ts'
import { betraegeVon } from './ueberholt.ts'
import { mitzeichnungFesthalten, verzichtSperren, type VerzichtRow } from './verzichte.ts'
import { verzichtsfallAnsehen, verzichtsfallLaden, type Verzichtsfall } from './verzichtLesen.ts'
import { verzichtMelden } from './verzichtMelden.ts'

type Mitzeichnen = {
  readonly sub: string
  readonly guid: string
  readonly verzichtGuid: string
  /** When the request had arrived. */
  readonly eingang: Date
}

/** 412 unless this person may, and what was signed first still stands so. */
const erlauben = ({ lage }: Verzichtsfall, row: VerzichtRow): void => {
  const grund = mitzeichnenHindernis({ ...lage, stand: row.status })
  if (grund !== null) throw nichtMoeglich(grund.text, grund.pfad)
}

const mitzeichnen = async (
  services: Services,
  tx: Tx,
  { antrag, row }: { readonly antrag: AntragRow; readonly row: VerzichtRow },
  { sub, eingang }: Mitzeichnen,
): Promise<void> => {
  erlauben(await verzichtsfallLaden(tx, antrag, { sub, jetzt: eingang }), row)
  await mitzeichnungFesthalten(tx, row.guid, { von: sub, am: eingang })
  await protokollieren(tx, {
    unternehmenGuid: antrag.unternehmen_guid,
    sub,
    handlung: 'verzichtMitzeichnen',
    objektGuid: antrag.guid,
    angaben: { verzicht: row.guid, cent: verzichtSummeCent(betraegeVon(row)) },
  })
  await verzichtMelden(services, tx, antrag, { guid: row.guid, anlass: 'erklaert', am: eingang })
}

/** The second signature under a waiver (S4-07, S9-04): with it the waiver is declared. Repeated it answers the same. */
export const verzichtMitzeichnen = (services: Services, e: Mitzeichnen): Promise<VerzichtAnsicht> =>
  services.db.transaction().execute(async (tx) => {
    const antrag = gefunden(await antragSperren(tx, e.guid, e.sub))
    await bewilligungSperren(tx, antrag.geschaeft_guid)
    const gesperrt = await verzichtSperren(tx, e.verzichtGuid)
    const row = gefunden(gesperrt?.geschaeft_guid === antrag.geschaeft_guid ? gesperrt : undefined)
    if (row.mitgezeichnet_von !== e.sub) await mitzeichnen(services, tx, { antrag, row }, e)
    return verzichtsfallAnsehen(tx, await verzichtsfallLaden(tx, antrag, { sub: e.sub, jetzt: e.eingang }))
  })
