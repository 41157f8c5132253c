import { randomUUID } from 'node:crypto'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type { BefangenheitAntwort } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankUnternehmenHalten } from '../zugang/bankUnternehmen.ts'
import { befangenheitEinfuegen } from './befangenheiten.ts'
import { zuweisungenBeenden } from './zuweisungen.ts'

/**
 * S9-01, VwVfG §§ 20, 21: on a company, and so on every case of it. Each that was his is noted as given back, for its
 * timeline; the reason is Leitung's to read.
 */
export const befangenheitAmUnternehmenErklaeren = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  {
    person: { sub },
    params: { guid: unternehmen },
    body: { grund },
  }: Aufruf<typeof vertrag.befangenheitAmUnternehmenErklaeren>,
): Promise<BefangenheitAntwort> =>
  db.transaction().execute(async (tx) => {
    await bankUnternehmenHalten(tx, unternehmen, sub)
    const jetzt = clock.now()
    const guid = randomUUID()
    // A second window was quicker.
    if (!(await befangenheitEinfuegen(tx, { guid, woran: { unternehmen }, sub, grund, jetzt })))
      throw befangenAbsagen()
    const zeile = { unternehmenGuid: unternehmen, sub }
    for (const objektGuid of await zuweisungenBeenden(tx, { unternehmen, sub, jetzt }))
      await protokollieren(tx, {
        ...zeile,
        handlung: 'fallZuweisen',
        objektGuid,
        angaben: { an: null, vorher: sub },
      })
    await protokollieren(tx, {
      ...zeile,
      handlung: 'befangenheitErklaeren',
      objektGuid: unternehmen,
      angaben: { befangenheit: guid },
    })
    return { erklaertAm: jetzt.toISOString() }
  })
