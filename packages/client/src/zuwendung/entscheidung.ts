import { FREIGABEN_KEY } from '../freigaben.ts'
import type { Nachtragsart } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import * as contract from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
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

/** Saves the draft on the version that was read; refusals are shown on the page. */
export const entscheidungSpeichern = async (
  geschaeft: string,
  inhalt: EntscheidungInhalt,
  ifMatch: number | undefined,
): Promise<EntscheidungStand> =>
  stand(
    await call(contract.entscheidungSpeichern, {
      params: { guid: geschaeft },
      body: inhalt,
      ifMatch,
      ignore: 'alle',
    }),
  )

/** Begins an act after the approval. */
export const entscheidungBeginnen = async (
  geschaeft: string,
  art: Nachtragsart,
): Promise<EntscheidungStand> =>
  stand(
    await call(contract.entscheidungBeginnen, {
      params: { guid: geschaeft },
      body: { art },
      ignore: 'alle',
    }),
  )

/** Lets the draft be; answers what holds. */
export const entwurfVerwerfen = async (
  geschaeft: string,
  ifMatch: number | undefined,
): Promise<EntscheidungStand> =>
  stand(await call(contract.entwurfVerwerfen, { params: { guid: geschaeft }, ifMatch, ignore: 'alle' }))

/** Lays the draft before a second person. */
export const entscheidungVorlegen = async (
  geschaeft: string,
  ifMatch: number | undefined,
): Promise<EntscheidungStand> =>
  stand(await call(contract.entscheidungVorlegen, { params: { guid: geschaeft }, ifMatch, ignore: 'alle' }))

/** Gives what is presented back. */
export const entscheidungZurueckgeben = async (
  geschaeft: string,
  grund: string,
): Promise<EntscheidungStand> =>
  stand(
    await call(contract.entscheidungZurueckgeben, {
      params: { guid: geschaeft },
      body: { grund },
      ignore: 'alle',
    }),
  )

/** Releases what was read. */
export const entscheidungFreigeben = async (
  geschaeft: string,
  inhaltSha256: string,
): Promise<EntscheidungStand> =>
  stand(
    await call(contract.entscheidungFreigeben, {
      params: { guid: geschaeft },
      body: { inhaltSha256 },
      ignore: 'alle',
    }),
  )

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
