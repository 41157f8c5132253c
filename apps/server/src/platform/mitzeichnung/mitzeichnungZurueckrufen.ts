import { laeuft } from '@foerderportal/contract/formular/mitzeichnungStaende'
import type { Services } from '../services.ts'
import { mitzeichnungBewegen, type Auftrag } from './mitzeichnungBewegen.ts'
import { mitzeichnungSetzen } from './mitzeichnungen.ts'
import type { GezeichnetesDokument } from './mitzeichnungsart.ts'

/**
 * Takes the request or the signature back, so that the document can be changed. Everybody who may change it may do so:
 * a change would void it anyway. Where nothing runs there is nothing to do.
 */
export const mitzeichnungZurueckrufen = <D extends GezeichnetesDokument, U, A>(
  services: Services,
  auftrag: Auftrag<D, U, A>,
): Promise<A> =>
  mitzeichnungBewegen(services, auftrag, async (b) => {
    const { row, tx, leser } = b
    if (row === undefined || !laeuft(row.status)) return
    await mitzeichnungSetzen(tx, row.guid, { status: 'ZURUECKGERUFEN', jetzt: leser.jetzt })
    await b.vermerken('mitzeichnungZurueckrufen', { mitzeichnung: row.guid })
    await b.mitteilen(row.person, 'zurueckgerufen')
    if (row.angefragt_von !== row.person) await b.mitteilen(row.angefragt_von, 'zurueckgerufen')
  })
