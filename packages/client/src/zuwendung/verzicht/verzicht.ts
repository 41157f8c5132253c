import {
  verzichtErklaeren as erklaeren,
  verzichtLesen,
  verzichtMitzeichnen as mitzeichnen,
  verzichtZuruecknehmen as zuruecknehmen,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type {
  VerzichtAnsicht,
  VerzichtEingabe,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** What of an approval can be waived, and what was. Others waive too, so it is read anew whenever one looks. */
export const verzichtAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['zuwendung', 'verzicht', guid],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<VerzichtAnsicht> =>
      (await call(verzichtLesen, { params: { guid }, signal })).body,
  })

/** Declares it; the same once more is the same waiver. Every refusal is shown by the form. */
export const verzichtErklaeren = async (guid: string, body: VerzichtEingabe): Promise<VerzichtAnsicht> =>
  (await call(erklaeren, { params: { guid }, body, ignore: 'alle', repeatable: true })).body

/** The second signature; every refusal is shown at the button. */
export const verzichtMitzeichnen = async (guid: string, verzichtGuid: string): Promise<VerzichtAnsicht> =>
  (await call(mitzeichnen, { params: { guid, verzichtGuid }, ignore: 'alle', repeatable: true })).body

/** Takes it back; every refusal is shown at the button. */
export const verzichtZuruecknehmen = async (guid: string, verzichtGuid: string): Promise<VerzichtAnsicht> =>
  (await call(zuruecknehmen, { params: { guid, verzichtGuid }, ignore: 'alle', repeatable: true })).body
