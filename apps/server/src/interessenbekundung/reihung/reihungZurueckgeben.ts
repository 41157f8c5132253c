import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste } from '../runde/rundendienste.ts'
import { nichtMoeglich } from '../runde/rundePolicy.ts'
import { rueckgabeFesthalten } from './rueckgaben.ts'

type Offene = { readonly guid: string; readonly geoeffnet: boolean }
const offene = async (tx: Tx, runde: string): Promise<Offene> => {
  const { rows } = await sql<Offene>`select guid, geoeffnet_am is not null as geoeffnet from reihung
    where ibk_meta_guid = ${runde} and status in ('VORGELEGT', 'GEOEFFNET')`.execute(tx)
  const [reihung] = rows
  if (reihung === undefined) throw nichtMoeglich('Es liegt keine Reihung zur Freigabe vor.')
  return reihung
}

/** S3-03: gives it back with a reason that is public; the list stays frozen, and the draw can be typed once more. */
export const reihungZurueckgeben = (
  services: Rundendienste,
  { grund, ...aufruf }: Rundenaufruf & { readonly grund: string },
): Promise<Antwort> =>
  rundeBewegen(
    services,
    { ...aufruf, aktion: 'reihungZurueckgeben' },
    async (tx, { runde, person, jetzt }) => {
      const { guid: reihung, geoeffnet } = await offene(tx, runde.guid)
      const angaben = { durch: 'FREIGABE', geoeffnet, grund } as const
      const vorgang = { reihung, runde: runde.guid, sub: person.sub, jetzt }
      const rueckgabe = await rueckgabeFesthalten(tx, { ...vorgang, ...angaben })
      return { reihung, rueckgabe, grund }
    },
  )
