import type { Eingang } from '@foerderportal/contract/formular/eingang'
import type { Datei } from '@foerderportal/contract/shared/datei'
import type { Database, Tx } from '../database/database.ts'
import { dateienLesen } from '../files/public.ts'
import { bestaetigung } from './bestaetigung.ts'
import { einreichungenVon, type EinreichungRow } from './einreichungen.ts'

/**
 * What a company has in hand for a submission of its form, and for those before it. `adresse`: where the kind of form
 * has a call of its own for its receipts. `bekannte`: all of them, where the caller has them.
 */
export const eingangLesen = async (
  db: Database | Tx,
  einreichung: EinreichungRow,
  adresse: (beleg: Datei) => string = ({ downloadUrl }) => downloadUrl,
  bekannte?: readonly EinreichungRow[],
): Promise<Eingang> => {
  const alle = bekannte ?? (await einreichungenVon(db, einreichung.dokument_guid))
  const belege = await dateienLesen(
    db,
    alle.flatMap(({ beleg_guid: guid }) => guid ?? []),
  )
  const eine = (row: EinreichungRow) => {
    const beleg = belege.find(({ uuid }) => uuid === row.beleg_guid)
    return bestaetigung(row, beleg && { ...beleg, downloadUrl: adresse(beleg) })
  }
  const fruehere = alle.filter(({ dokument_version }) => dokument_version !== einreichung.dokument_version)
  return { ...eine(einreichung), fruehere: fruehere.map(eine) }
}
