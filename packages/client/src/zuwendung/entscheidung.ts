import { FREIGABEN_KEY } from '../freigaben.ts'
import * as contract from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type {
  EntscheidungAntwort,
  EntscheidungsfreigabenAntwort,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { dateiHerunterladen, dateiHolen } from '../datei.ts'
import type { Stand } from '../stand.ts'
import { nachsehenSolange } from '../entsteht.ts'
import { buildUrl } from '../url.ts'
import { SEITE_SAGT_ES } from './fall.ts'

/** A decision as the server has it. */
export type EntscheidungStand = Stand<EntscheidungAntwort>

/** Below the key of its case, so that an act on the case makes it stale. */
export const entscheidungKey = (geschaeft: string) => ['fall', geschaeft, 'entscheidung'] as const

type Antwort = { readonly body: EntscheidungAntwort; readonly version: number | undefined }
const stand = ({ body, version }: Antwort): EntscheidungStand => ({ wert: body, version })

/** The decision on a case as it is now, for who has been overtaken. */
export const entscheidungLaden = async (
  geschaeft: string,
  signal?: AbortSignal,
): Promise<EntscheidungStand> =>
  stand(
    await call(contract.entscheidungLesen, { params: { guid: geschaeft }, signal, ignore: SEITE_SAGT_ES }),
  )

/** Of what was released; a draft is left alone. */
const bescheidEntsteht = ({ wert: { status, bescheide } }: EntscheidungStand): boolean =>
  status === 'FREIGEGEBEN' && bescheide.some(({ fertig }) => !fertig)

/** The decision on a case; not fetched again behind the back of who edits it. */
export const entscheidungAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: entscheidungKey(geschaeft),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => entscheidungLaden(geschaeft, signal),
    ...nachsehenSolange(bescheidEntsteht),
  })

/** The notice as it would be, of the version that is saved: another version is another document. */
export const vorschauAbfrage = (geschaeft: string, version: number | undefined) =>
  queryOptions({
    queryKey: [...entscheidungKey(geschaeft), 'vorschau', version],
    retry: false,
    gcTime: 60_000,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const url = buildUrl(contract.entscheidungVorschau, { params: { guid: geschaeft } })
      return { version, blob: new Blob([await dateiHolen(url, signal)], { type: 'application/pdf' }) }
    },
  })

/**
 * A notice, to keep.
 * @throws ProblemError
 */
export const bescheidHerunterladen = (
  geschaeft: string,
  { guid, nummer }: EntscheidungAntwort['bescheide'][number],
): Promise<void> => {
  const params = { guid: geschaeft, bescheidGuid: guid }
  const url = buildUrl(contract.bescheidOeffnen, { params, query: { download: true } })
  return dateiHerunterladen(url, `Bescheid ${nummer}.pdf`)
}

/** Decisions that wait for release, page by page. */
export const entscheidungsfreigabenAbfrage = () =>
  infiniteQueryOptions({
    queryKey: [...FREIGABEN_KEY, 'entscheidungen'],
    initialPageParam: null as string | null, // the first page is asked for without
    getNextPageParam: ({ nach }: EntscheidungsfreigabenAntwort) => nach,
    queryFn: async ({ signal, pageParam }): Promise<EntscheidungsfreigabenAntwort> => {
      const query = pageParam === null ? {} : { nach: pageParam }
      return (await call(contract.entscheidungsfreigabenLesen, { query, signal })).body
    },
  })
