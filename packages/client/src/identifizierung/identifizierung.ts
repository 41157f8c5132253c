import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import type { Identifizierung } from '@foerderportal/contract/identifizierung/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** While the service is at work its result may come at any moment. */
const NACHFRAGEN_MS = 5_000
const OFFEN: ReadonlySet<string | undefined> = new Set(['IN_ARBEIT', 'IN_PRUEFUNG'])

/**
 * How far the signed-in person's identification is. While the service is at work the page asks again every few seconds,
 * as long as it is visible; the browser's cache sends the ETag that it holds, so that most answers are an empty 304.
 */
export const identifizierungAbfrage = () =>
  queryOptions<Identifizierung>({
    queryKey: ['identifizierung'],
    staleTime: 0,
    refetchInterval: ({ state }) => (OFFEN.has(state.data?.stand) ? NACHFRAGEN_MS : false),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal, client }) => {
      // A question that nobody asked may fail silently: the last known state stays.
      const still = client.getQueryData(['identifizierung']) !== undefined
      const { body } = await call(identifizierungLesen, {
        signal,
        ...(still ? { background: true, ignore: 'alle' } : {}),
      })
      return body
    },
  })
