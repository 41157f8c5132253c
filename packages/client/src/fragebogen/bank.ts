import * as vertrag from '@foerderportal/contract/fragebogen/bank/routes'
import type { Fassung, Umfrage, Unterschied } from '@foerderportal/contract/fragebogen/bank/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { Stand } from '../stand.ts'

const SELBST = { ignore: 'alle' } as const

/** Everything about questionnaires at the desk: stale after each act with one. */
export const UMFRAGEN_KEY = ['umfragen'] as const
export const fassungKey = (guid: string) => [...UMFRAGEN_KEY, 'fassung', guid] as const

/** A version as the server has it. */
export type Fassungsstand = Stand<Fassung>

const stand = ({ body, version }: { body: Fassung; version: number | undefined }): Fassungsstand => ({
  wert: body,
  version,
})

/** Every questionnaire with its versions. */
export const umfragenAbfrage = () =>
  queryOptions({
    queryKey: [...UMFRAGEN_KEY, 'liste'],
    queryFn: async ({ signal }): Promise<readonly Umfrage[]> =>
      (await call(vertrag.umfragenLesen, { signal, ...SELBST })).body.umfragen,
  })

export const umfrageAbfrage = (umfrageUuid: string) =>
  queryOptions({
    queryKey: [...UMFRAGEN_KEY, 'umfrage', umfrageUuid],
    queryFn: async ({ signal }): Promise<Umfrage> =>
      (await call(vertrag.umfrageLesen, { params: { umfrageUuid }, signal, ...SELBST })).body,
  })

export const fassungLaden = async (guid: string, signal?: AbortSignal): Promise<Fassungsstand> =>
  stand(
    await call(vertrag.fassungLesen, {
      params: { guid },
      ...(signal !== undefined && { signal }),
      ...SELBST,
    }),
  )

/** Not fetched again behind the back of whoever writes: the next save shows what somebody else saved meanwhile. */
export const fassungAbfrage = (guid: string) =>
  queryOptions({
    queryKey: fassungKey(guid),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => fassungLaden(guid, signal),
  })

/** What has changed from one version to another. */
export const vergleichAbfrage = (von: string, nach: string) =>
  queryOptions({
    queryKey: [...UMFRAGEN_KEY, 'vergleich', von, nach],
    queryFn: async ({ signal }): Promise<readonly Unterschied[]> =>
      (await call(vertrag.fassungenVergleichen, { query: { von, nach }, signal, ...SELBST })).body
        .unterschiede,
  })
