import {
  befangenheitAmUnternehmenErklaeren,
  befangenheitAufheben as aufheben,
  befangenheitenLesen,
  befangenheitErklaeren as erklaeren,
} from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** Who declared a conflict of interest on what, for Leitung. */
export const befangenheitenAbfrage = () =>
  queryOptions({
    queryKey: ['befangenheiten'],
    queryFn: async ({ signal }): Promise<Befangenheit[]> =>
      (await call(befangenheitenLesen, { signal, ignore: 'alle' })).body,
  })

/** On one case, or on a company and every case of it. */
export type Woran = 'geschaeft' | 'unternehmen'
const ERKLAEREN = { geschaeft: erklaeren, unternehmen: befangenheitAmUnternehmenErklaeren } as const

/**
 * From then on it does not exist for who says so.
 * @throws ProblemError
 */
export const befangenheitErklaeren = async (woran: Woran, guid: string, grund: string): Promise<void> => {
  await call(ERKLAEREN[woran], { params: { guid }, body: { grund }, ignore: 'alle' })
}

/**
 * @throws ProblemError 401 where the sign-in is older than the act allows
 */
export const befangenheitAufheben = async (guid: string, grund: string): Promise<void> => {
  await call(aufheben, { params: { guid }, body: { grund }, ignore: 'alle' })
}
