import type { Zustellung } from '@foerderportal/contract/zuwendung/verlauf/schema'

/** What became of a mail, in words. */
export const ZUSTELLUNG: Record<Zustellung, { wort: string; ton: 'success' | 'info' | 'danger' }> = {
  ZUGESTELLT: { wort: 'Zugestellt', ton: 'success' },
  WARTET: { wort: 'Wartet auf den Versand', ton: 'info' },
  GESCHEITERT: { wort: 'Nicht zugestellt, wird wieder versucht', ton: 'danger' },
}
