import { aenderungenLesen } from '@foerderportal/contract/zuwendung/antrag/aenderungen/routes'
import type { AenderungenAntwort } from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** Which two submissions are compared; without numbers the last two. */
export type Paar = { readonly von?: string; readonly bis?: string }

/** What differs between two submissions of a case; the page says why when it can't be read. */
export const aenderungenAbfrage = (guid: string, paar: Paar) =>
  queryOptions({
    queryKey: ['fall', guid, 'aenderungen', paar.von ?? '', paar.bis ?? ''],
    queryFn: async ({ signal }): Promise<AenderungenAntwort> =>
      (await call(aenderungenLesen, { params: { guid }, query: { ...paar }, signal, ignore: 'alle' })).body,
  })
