import {
  anhoeren as stellen,
  anhoerungenLesen,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import type {
  AnhoerungEingabe,
  AnhoerungenAntwort,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** The hearings of a case. */
export const anhoerungenAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['fall', guid, 'anhoerung'],
    queryFn: async ({ signal }): Promise<AnhoerungenAntwort> =>
      (await call(anhoerungenLesen, { params: { guid }, signal, ignore: 'alle' })).body,
  })

export const anhoeren = async (guid: string, body: AnhoerungEingabe): Promise<void> => {
  await call(stellen, { params: { guid }, body, ignore: 'alle' })
}
