import type * as vertrag from '@foerderportal/contract/mitteilungen/serie/routes'
import type { Serie, Serienzeile } from '@foerderportal/contract/mitteilungen/serie/schema'
import { personenNamen } from '../../nutzer/public.ts'
import { befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { vorhandene } from './seriePolicy.ts'
import { serieLaden, serienLaden } from './serien.ts'
import { serieView } from './serieView.ts'

/** S9-08. How far it is; 403 where it is about nothing but cases with a conflict of interest (S9-01). */
export const serieLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.serieLesen>,
): Promise<Serie> => {
  const serie = await serieView(db, vorhandene(await serieLaden(db, guid)), { sub, jetzt: clock.now() })
  if (serie.faelle.length === 0) throw befangenAbsagen()
  return serie
}

/** The latest of the bank, whoever sent them. */
export const serienLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub } }: Aufruf<typeof vertrag.serienLesen>,
): Promise<Serienzeile[]> => {
  const rows = await serienLaden(db, sub)
  const name = await personenNamen(
    db,
    rows.map((row) => row.gesendet_von),
  )
  return rows.map(({ guid, betreff, gesendet_am, gesendet_von, wartet, gesendet, gescheitert }) => ({
    guid,
    betreff,
    gesendetAm: gesendet_am.toISOString(),
    gesendetVon: name(gesendet_von),
    wartet,
    gesendet,
    gescheitert,
  }))
}
