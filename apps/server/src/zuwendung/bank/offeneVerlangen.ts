import type { OffeneNachforderung } from '../kern/nachforderungen.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import type { BankAntrag } from '../zugang/bankFall.ts'

/** The Nachforderung that waits; 412 for a draft that was never sent. */
export const offeneVerlangen = ({ nachforderung }: BankAntrag): OffeneNachforderung => {
  if (nachforderung === null) throw nichtMoeglich('Zu diesem Antrag ist keine Nachforderung offen.')
  return nachforderung
}
