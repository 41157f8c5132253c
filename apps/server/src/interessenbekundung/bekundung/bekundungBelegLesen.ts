import { dateiLiefern, type Lieferung } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { belegFinden } from '../bekundungen.ts'
import { gefunden } from '../policy.ts'

type Wunsch = { readonly sub: string; readonly fileGuid: string; readonly download: boolean }

/** The bytes of a receipt (R7.2-14), for members of its company; another file is none of a declaration. */
export const bekundungBelegLesen = async (
  services: Services,
  { sub, fileGuid, download }: Wunsch,
): Promise<Lieferung> => {
  gefunden(await belegFinden(services.db, fileGuid, sub))
  return dateiLiefern(services, fileGuid, download)
}
