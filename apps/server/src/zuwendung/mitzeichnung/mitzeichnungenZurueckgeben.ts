import * as z from 'zod/mini'
import { jedesFuerSich } from '../../platform/jobs/jedesFuerSich.ts'
import { aufgabe, jobEinreihen } from '../../platform/jobs/jobs.ts'
import {
  mitzeichnungFreigeben,
  wartendeDokumente,
} from '../../platform/mitzeichnung/mitzeichnungFreigeben.ts'
import type { NachEntfernen } from '../../unternehmen/public.ts'
import { antragSperren } from '../kern/repository.ts'
import { ANTRAG_MITZEICHNUNG } from './antragMitzeichnung.ts'

const NAME = 'mitzeichnungen-zurueckgeben'

/**
 * After the transaction that removes the person: an application is locked before its company where it is sent, and
 * here it would be the other way round.
 */
export const mitzeichnungenAbgeben: NachEntfernen = (tx, { unternehmenGuid, sub, von }) =>
  jobEinreihen(tx, NAME, { unternehmenGuid, person: sub, von })

/** Whoever asked the removed person for a signature gets the request back, each application for itself. */
export const mitzeichnungenZurueckgeben = aufgabe({
  name: NAME,
  payload: z.object({ unternehmenGuid: z.string(), person: z.string(), von: z.string() }),
  run: async (ausgeschieden, services) => {
    const tun = (guid: string) =>
      services.db.transaction().execute(async (tx) => {
        const dokument = await antragSperren(tx, guid, ausgeschieden.von)
        if (dokument !== undefined)
          await mitzeichnungFreigeben(services, tx, ANTRAG_MITZEICHNUNG, { ...ausgeschieden, dokument })
      })
    await jedesFuerSich(services, await wartendeDokumente(services.db, ausgeschieden), {
      tun,
      worum: (antrag) => ({ antrag }),
      einzeln: 'request for a signature not returned',
      zusammen: 'requests for a signature not returned',
    })
  },
})
