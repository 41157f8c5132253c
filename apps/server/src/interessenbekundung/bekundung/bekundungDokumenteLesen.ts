import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import type * as vertrag from '@foerderportal/contract/interessenbekundung/routes'
import { einreichungenVon } from '../../platform/einreichung/einreichungen.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { belegAdresse } from '../beleg/belegAdresse.ts'
import { bekundungFinden } from '../bekundungen.ts'
import { gefunden } from '../policy.ts'

/** The receipts of a declaration (R7.2-18), the earliest first: it has no papers. */
export const bekundungDokumenteLesen = async (
  { db, clock }: Services,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.bekundungDokumenteLesen>,
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
