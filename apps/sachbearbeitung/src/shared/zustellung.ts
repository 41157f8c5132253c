import type { Zustellung } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'

/** What became of a mail, in words. */
export const ZUSTELLUNG: Record<
  Zustellung,
  { wort: string; ton: 'success' | 'info' | 'warning' | 'danger' }
> = {
  ANGENOMMEN: { wort: 'Vom Mailserver angenommen', ton: 'success' },
  WARTET: { wort: 'Wartet auf den Versand', ton: 'info' },
  ABGEWIESEN: { wort: 'Vom Mailserver abgewiesen', ton: 'danger' },
  // Not 'not delivered': where an answer got lost, nobody knows.
  GESCHEITERT: { wort: 'Noch nicht angenommen, wird wieder versucht', ton: 'warning' },
  AUFGEGEBEN: { wort: 'Nicht angenommen, wird nicht mehr versucht', ton: 'danger' },
}
