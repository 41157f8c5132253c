import {
  befangenheitAufheben as aufheben,
  befangenheitenLesen,
  befangenheitErklaeren as erklaeren,
} from '@foerderportal/contract/zuwendung/vorrat/zustaendigkeit'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/vorrat/zustaendigkeitSchema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** Who declared a conflict of interest on what, for Leitung. */
export const befangenheitenAbfrage = () =>
  queryOptions({
    queryKey: ['befangenheiten'],
    queryFn: async ({ signal }): Promise<Befangenheit[]> =>
      (await call(befangenheitenLesen, { signal, ignore: 'alle' })).body,
  })

/**
 * From then on the case does not exist for who says so.
 * @throws ProblemError
 */
export const befangenheitErklaeren = async (guid: string, grund: string): Promise<void> => {
  await call(erklaeren, { params: { guid }, body: { grund }, ignore: 'alle' })
}

/**
 * @throws ProblemError 401 where the sign-in is older than the act allows
 */
export const befangenheitAufheben = async (guid: string, grund: string): Promise<void> => {
  await call(aufheben, { params: { guid }, body: { grund }, ignore: 'alle' })
}
