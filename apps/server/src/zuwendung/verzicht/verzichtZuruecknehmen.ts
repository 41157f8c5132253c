import {
  ruecknahmeAktion,
  zuruecknehmenHindernis,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/lage'
import type { VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { gefunden, nichtMoeglich } from '../kern/policy.ts'
import { antragSperren, type AntragRow } from '../kern/repository.ts'
import { ruecknahmeFesthalten, verzichtSperren, type VerzichtRow } from './verzichte.ts'
import { verzichtsfallAnsehen, verzichtsfallLaden } from './verzichtLesen.ts'
import { verzichtMelden } from './verzichtMelden.ts'

export type Zuruecknehmen = {
  readonly sub: string
  readonly guid: string
  readonly verzichtGuid: string
  /** When the request had arrived. */
  readonly eingang: Date
}

/** The same person once more: the answer was lost on its way. */
const istWiederholung = ({ zurueckgenommen_von: von }: VerzichtRow, sub: string): boolean => von === sub

const zuruecknehmen = async (
  services: Services,
  tx: Tx,
  { antrag, row }: { readonly antrag: AntragRow; readonly row: VerzichtRow },
  { sub, eingang }: Zuruecknehmen,
): Promise<void> => {
  const { lage } = await verzichtsfallLaden(tx, antrag, { sub, jetzt: eingang })
  const grund = zuruecknehmenHindernis({ ...lage, stand: row.status })
  if (grund !== null) throw nichtMoeglich(grund.text, grund.pfad)
  const handlung = ruecknahmeAktion(row.status)
  await ruecknahmeFesthalten(tx, row.guid, { von: sub, am: eingang })
  await protokollieren(tx, {
    unternehmenGuid: antrag.unternehmen_guid,
    sub,
    handlung,
    objektGuid: antrag.guid,
    angaben: { verzicht: row.guid },
  })
  const anlass = handlung === 'verzichtVerwerfen' ? 'verworfen' : 'zurueckgenommen'
  await verzichtMelden(services, tx, antrag, { guid: row.guid, anlass, am: eingang })
}

/** Takes a waiver back that the bank has not taken up, or drops one that waits for its second signature (S9-04); it stays on record. */
export const verzichtZuruecknehmen = (services: Services, e: Zuruecknehmen): Promise<VerzichtAnsicht> =>
  services.db.transaction().execute(async (tx) => {
    const antrag = gefunden(await antragSperren(tx, e.guid, e.sub))
    const gesperrt = await verzichtSperren(tx, e.verzichtGuid)
    const row = gefunden(gesperrt?.geschaeft_guid === antrag.geschaeft_guid ? gesperrt : undefined)
    if (!istWiederholung(row, e.sub)) await zuruecknehmen(services, tx, { antrag, row }, e)
    return verzichtsfallAnsehen(tx, await verzichtsfallLaden(tx, antrag, { sub: e.sub, jetzt: e.eingang }))
  })
