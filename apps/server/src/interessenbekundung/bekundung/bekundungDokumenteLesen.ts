import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import { einreichungenVon } from '../../platform/einreichung/einreichungen.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { belegAdresse } from '../beleg/belegAdresse.ts'
import { bekundungFinden } from '../bekundungen.ts'
import { gefunden } from '../policy.ts'

/** The receipts of a declaration (R7.2-18), the earliest first: it has no papers. */
export const bekundungDokumenteLesen = async (
  { db, clock }: Services,
  { sub, guid }: { readonly sub: string; readonly guid: string },
): Promise<Unterlage[]> => {
  gefunden(await bekundungFinden(db, { guid, sub, jetzt: clock.now() }))
  const einreichungen = (await einreichungenVon(db, guid)).toReversed()
  const dateien = await dateienLesen(
    db,
    einreichungen.flatMap(({ beleg_guid: beleg }) => beleg ?? []),
  )
  return dateien.map((datei) => {
    const { eingangsnummer } = einreichungen.find((e) => e.beleg_guid === datei.uuid) ?? {}
    return {
      ...datei,
      downloadUrl: belegAdresse(datei),
      wozu: `Eingangsbestätigung ${eingangsnummer ?? ''}`.trim(),
    }
  })
}
