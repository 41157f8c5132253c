import { dateiOrte } from '@foerderportal/contract/auszahlung/antrag/dateiorte'
import type * as vertrag from '@foerderportal/contract/auszahlung/antrag/routes'
import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import { letzteEinreichung } from '../../platform/einreichung/einreichungen.ts'
import { dateienLesen } from '../../platform/files/public.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { auszahlungFinden } from '../kern/auszahlungen.ts'
import { gegebenerAuszahlungsbescheid } from '../../zuwendung/public.ts'
import { gefunden } from '../kern/policy.ts'

type Fund = { readonly uuid: string; readonly wozu: string }

/** Everything that belongs to a payout request (R7.2-09): each file once, with all that it is for, the receipt, the notice. */
export const auszahlungDokumenteLesen = async (
  { db }: Services,
  { person: { sub }, params: { guid } }: Aufruf<typeof vertrag.auszahlungDokumenteLesen>,
): Promise<Unterlage[]> => {
  const { formular } = gefunden(await auszahlungFinden(db, guid, sub))
  const einreichung = await letzteEinreichung(db, guid)
  const { beleg_guid: beleg = null, eingangsnummer = '' } = einreichung ?? {}
  const funde: Fund[] = [
    ...dateiOrte(formular).map(({ datei, wozu }) => ({ uuid: datei.uuid, wozu })),
    ...(beleg === null ? [] : [{ uuid: beleg, wozu: `Eingangsbestätigung ${eingangsnummer}` }]),
  ]
  const worte = Map.groupBy(funde, ({ uuid }) => uuid)
  const dateien = (await dateienLesen(db, [...worte.keys()])).map((datei) => ({
    ...datei,
    wozu: [...new Set(worte.get(datei.uuid)?.map(({ wozu }) => wozu))].join('; '),
  }))
  return [...dateien, ...(await gegebenerAuszahlungsbescheid(db, guid))]
}
