import { MINUTE_MS } from '@foerderportal/values/time'
import { auszahlungenAbfrage } from './auszahlung/auszahlung.ts'
import { STILL } from './call.ts'
import { bekundungenAbfrage } from './interessenbekundung/interessenbekundung.ts'
import { ungelesenAbfrage } from './mitteilungen/mitteilungen.ts'
import { antraegeAbfrage } from './zuwendung/antraege.ts'
import { bescheideAbfrage } from './zuwendung/bescheid/bescheide.ts'

/** Who chooses a company can do so without what waits there. */
const NEBENBEI = { staleTime: MINUTE_MS, retry: false, refetchInterval: false } as const

/**
 * What waits in a company that is not the current one: the lists of its dashboard, how many messages are unread, and its
 * notices, asked quietly and kept where the dashboard looks for them. Whoever chooses it sees them at once.
 */
export const wartendesAbfragen = (unternehmenGuid: string) =>
  [
    { ...antraegeAbfrage(unternehmenGuid, STILL), ...NEBENBEI },
    { ...bekundungenAbfrage(unternehmenGuid, STILL), ...NEBENBEI },
    { ...auszahlungenAbfrage(unternehmenGuid, STILL), ...NEBENBEI },
    { ...ungelesenAbfrage(unternehmenGuid), ...NEBENBEI },
    { ...bescheideAbfrage(unternehmenGuid, STILL), ...NEBENBEI },
  ] as const
