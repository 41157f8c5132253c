import { alsMinute, momentVon } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { PruefungAntwort } from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import type * as vertrag from '@foerderportal/contract/zuwendung/bank/routes'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankAntragSperren, bankErlauben, type BankAntrag } from '../zugang/bankFall.ts'
import { gesendeteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { mitzeichnungBeenden } from '../../platform/mitzeichnung/mitzeichnungBeenden.ts'
import {
  formularZuruecksetzen,
  nachforderungErledigen,
  type OffeneNachforderung,
} from '../kern/nachforderungen.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { statusSetzen } from '../kern/repository.ts'
import { zuweisungEinfuegen, zuweisungLesen } from '../vorrat/zuweisungen.ts'

type Bearbeiter = { readonly sub: string; readonly jetzt: Date }

/** Nothing came in time: what was begun is given up, and what was sent last is looked at again. */
const fortsetzen = async (
  tx: Tx,
  antrag: BankAntrag,
  { frist }: OffeneNachforderung,
  jetzt: Date,
): Promise<'pruefungFortsetzen'> => {
  bankErlauben('pruefungFortsetzen', antrag)
  if (momentVon(frist) > jetzt)
    throw nichtMoeglich(
      `Das Unternehmen kann den Antrag noch bis ${alsMinute(letzterMoment(frist))} Uhr ergänzen.`,
    )
  const einreichung = await gesendeteEinreichung(tx, antrag.guid)
  await formularZuruecksetzen(tx, antrag.guid, { formular: gesendetesFormular(einreichung), jetzt })
  await nachforderungErledigen(tx, antrag.guid, jetzt)
  await mitzeichnungBeenden(tx, antrag, jetzt)
  return 'pruefungFortsetzen'
}

const beginnen = (antrag: BankAntrag): 'pruefungBeginnen' => {
  bankErlauben('pruefungBeginnen', antrag)
  return 'pruefungBeginnen'
}

/** Whoever checks has the case, where nobody had it. */
const uebernehmen = async (tx: Tx, { geschaeft_guid: geschaeftGuid }: BankAntrag, wer: Bearbeiter) => {
  const jetzige = await zuweisungLesen(tx, geschaeftGuid)
  if (jetzige.sub !== null) return {}
  const { sub, jetzt } = wer
  await zuweisungEinfuegen(tx, { geschaeftGuid, nr: jetzige.anzahl + 1, an: sub, von: sub, jetzt })
  return { angaben: { zugewiesen: sub } }
}

/** The check begins (S4-10), or goes on after a Nachforderung that nobody answered in time. */
export const pruefungBeginnen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.pruefungBeginnen>,
): Promise<PruefungAntwort> =>
  db.transaction().execute(async (tx) => {
    const antrag = await bankAntragSperren(tx, guid, sub)
    const jetzt = clock.now()
    const { nachforderung, unternehmen_guid: unternehmenGuid } = antrag
    const handlung =
      nachforderung === null ? beginnen(antrag) : await fortsetzen(tx, antrag, nachforderung, jetzt)
    const geschaeftStatus = await statusSetzen(tx, antrag.geschaeft_guid, handlung, jetzt)
    const dazu = await uebernehmen(tx, antrag, { sub, jetzt })
    await protokollieren(tx, { unternehmenGuid, sub, handlung, objektGuid: guid, ...dazu })
    return { geschaeftStatus, seit: jetzt.toISOString() }
  })
