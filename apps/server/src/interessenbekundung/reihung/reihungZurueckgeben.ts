import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste } from '../runde/rundendienste.ts'
import { nichtMoeglich } from '../runde/rundePolicy.ts'
import { liegendeLaden, rueckgabeFesthalten } from './rueckgaben.ts'

/** S3-03: gives it back with a reason that is public; the list stays frozen, and the draw can be typed once more. */
export const reihungZurueckgeben = (
  services: Rundendienste,
  { grund, ...aufruf }: Rundenaufruf & { readonly grund: string },
): Promise<Antwort> =>
  rundeBewegen(services, aufruf, 'reihungZurueckgeben', async (tx, { runde, person, jetzt }) => {
    const liegende = await liegendeLaden(tx, runde.guid)
    if (liegende === undefined) throw nichtMoeglich('Es liegt keine Reihung zur Freigabe vor.')
    const { guid: reihung, geoeffnet } = liegende
    const angaben = { durch: 'FREIGABE', geoeffnet, grund } as const
    const vorgang = { reihung, runde: runde.guid, sub: person.sub, jetzt }
    const rueckgabe = await rueckgabeFesthalten(tx, { ...vorgang, ...angaben })
    return { reihung, rueckgabe, grund }
  })
