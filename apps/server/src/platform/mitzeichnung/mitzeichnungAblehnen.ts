import type { Ablehnung } from '@foerderportal/contract/formular/mitzeichnung'
import type { Services } from '../services.ts'
import { eigeneAnfrage } from './mitzeichnen.ts'
import { mitzeichnungBewegen, type Auftrag } from './mitzeichnungBewegen.ts'
import { mitzeichnungSetzen } from './mitzeichnungen.ts'
import type { GezeichnetesDokument } from './mitzeichnungsart.ts'

/** Who is asked says no, with his reason; nothing more is needed for that. Repeated it answers the same. */
export const mitzeichnungAblehnen = <D extends GezeichnetesDokument, U, A>(
  services: Services,
  auftrag: Auftrag<D, U, A> & { readonly ablehnung: Ablehnung },
): Promise<A> =>
  mitzeichnungBewegen(services, auftrag, async (b) => {
    const { guid, grund } = auftrag.ablehnung
    if (b.row?.guid === guid && b.row.person === b.leser.sub && b.row.status === 'ABGELEHNT') return
    const row = eigeneAnfrage(b, guid, 'ablehnen')
    await mitzeichnungSetzen(b.tx, row.guid, { status: 'ABGELEHNT', jetzt: b.leser.jetzt, grund })
    await b.vermerken('mitzeichnungAblehnen', { mitzeichnung: row.guid })
    await b.mitteilen(row.angefragt_von, 'abgelehnt')
  })
