import { randomUUID } from 'node:crypto'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type { BefangenheitAntwort } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankFallHalten } from '../zugang/bankFall.ts'
import { befangenheitEinfuegen } from './befangenheiten.ts'
import { zuweisungBeenden, zuweisungLesen } from './zuweisungen.ts'

/** S9-01, VwVfG §§ 20, 21. The reason is Leitung's to read; the audit trail says that there is one. */
export const befangenheitErklaeren = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    person: { sub },
    params: { guid: geschaeftGuid },
    body: { grund },
  }: Aufruf<typeof vertrag.befangenheitErklaeren>,
): Promise<BefangenheitAntwort> =>
  db.transaction().execute(async (tx) => {
    const fall = await bankFallHalten(tx, geschaeftGuid, sub)
    const jetzt = clock.now()
    const guid = randomUUID()
    await befangenheitEinfuegen(tx, { guid, woran: { geschaeft: geschaeftGuid }, sub, grund, jetzt })
    if ((await zuweisungLesen(tx, geschaeftGuid)).sub === sub)
      await zuweisungBeenden(tx, geschaeftGuid, jetzt)
    await protokollieren(tx, {
      unternehmenGuid: fall.unternehmen_guid,
      sub,
      handlung: 'befangenheitErklaeren',
      objektGuid: geschaeftGuid,
      angaben: { befangenheit: guid },
    })
    return { erklaertAm: jetzt.toISOString() }
  })
