import {
  ansichtAendern as aendern,
  ansichtAnlegen as anlegen,
  ansichtLoeschen as loeschen,
  naechstenFallLesen,
  betriebslageLesen,
  vorratAuswahlLesen,
  vorratLesen,
  vorratZaehlerLesen,
  wartendesLesen,
} from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import type {
  AnsichtEingabe,
  Betriebslage,
  EigeneAnsicht,
  NaechsterFall,
  Vorrat,
  VorratAuswahl,
  VorratSuche,
  VorratZeile,
  Wartendes,
  Zaehler,
} from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { ANWESEND_SEKUNDEN, SEITE } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import {
  anwesenheitMelden,
  bearbeitendeLesen,
  fallZuweisen,
} from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type {
  Bearbeitende,
  Zuweisung,
} from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call, STILL } from '../call.ts'

const VORRAT = ['vorrat'] as const
export const VORRAT_ZAEHLER = ['vorratZaehler'] as const

export const WARTENDES = ['wartendes'] as const

/** Something was done that lists and their numbers tell of. */
export const vorratVeraltet = async (client: QueryClient): Promise<void> => {
  await Promise.all(
    [VORRAT, VORRAT_ZAEHLER, WARTENDES].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}

const SEKUNDE_MS = 1000
/** Well before the others believe that one has gone. */
const MELDEN_MS = (ANWESEND_SEKUNDEN * SEKUNDE_MS) / 2
/** How often the numbers beside the views are counted anew. */
const ZAEHLEN_MS = 60 * SEKUNDE_MS

/**
 * The work list, page by page. Who is in a case is seen within seconds while one page is shown; whoever has loaded more
 * reads in it, and it is asked for less often.
 */
export const vorratAbfrage = (suche: VorratSuche) =>
  infiniteQueryOptions({
    queryKey: [...VORRAT, suche],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam: nach }): Promise<Vorrat> =>
      (await call(vorratLesen, { query: nach === undefined ? suche : { ...suche, nach }, signal })).body,
    getNextPageParam: ({ weiter }) => weiter ?? undefined,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 1) > 1 ? ZAEHLEN_MS : ANWESEND_SEKUNDEN * SEKUNDE_MS,
  })

/** How many cases each view holds; a count that has not changed costs no more than its answer 304. */
export const vorratZaehlerAbfrage = () =>
  queryOptions({
    queryKey: VORRAT_ZAEHLER,
    refetchInterval: ZAEHLEN_MS,
    queryFn: async ({ signal }): Promise<Zaehler> =>
      (await call(vorratZaehlerLesen, { signal, background: true })).body,
  })

/** Whoever goes from page to page in haste is not counted for anew at each. */
const ZAEHLER_FRISCH_MS = 10 * SEKUNDE_MS

/** What waits for who is here, of each list of the bar. */
export const wartendesAbfrage = () =>
  queryOptions({
    queryKey: WARTENDES,
    staleTime: ZAEHLER_FRISCH_MS,
    refetchInterval: ZAEHLEN_MS,
    queryFn: async ({ signal }): Promise<Wartendes> =>
      (await call(wartendesLesen, { signal, ...STILL })).body,
  })

/** Rounds, categories and people for the filters. */
export const vorratAuswahlAbfrage = () =>
  queryOptions({
    queryKey: ['vorratAuswahl'],
    queryFn: async ({ signal }): Promise<VorratAuswahl> => (await call(vorratAuswahlLesen, { signal })).body,
  })

/** What is missing in how the portal is run; it changes with a restart only. */
export const betriebslageAbfrage = () =>
  queryOptions({
    queryKey: ['betriebslage'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Betriebslage> =>
      (await call(betriebslageLesen, { signal, ignore: 'alle' })).body,
  })

/** The next case of a list that the reader can go on with; null: none waits for him. */
export const naechstenFall = async (suche: VorratSuche): Promise<NaechsterFall['fall']> =>
  (await call(naechstenFallLesen, { query: suche })).body.fall

/** The only case that a search finds (S10-06). Where there are more, none, or no answer, the list says so itself. */
export const einzigerFall = async (text: string): Promise<VorratZeile | undefined> => {
  const zwei = { text, anzahl: '2' } as const
  const antwort = await call(vorratLesen, { query: zwei, ...STILL }).catch(() => undefined)
  const { zeilen = [], gesamt } = antwort?.body ?? {}
  return gesamt?.anzahl === 1 ? zeilen[0] : undefined
}

/** What the screen shows itself: a refusal, somebody was quicker. */
const SELBST = [403, 404, 409, 412] as const

/** So many cases as one call takes. */
const JE_FRAGE = SEITE.vorgabe

/** To whom all of these cases can be given. */
export const bearbeitendeAbfrage = (faelle: readonly string[]) =>
  queryOptions({
    queryKey: ['bearbeitende', ...faelle],
    enabled: faelle.length > 0,
    queryFn: async ({ signal }): Promise<Bearbeitende> => {
      const teile = Array.from({ length: Math.ceil(faelle.length / JE_FRAGE) }, (_, i) =>
        faelle.slice(i * JE_FRAGE, (i + 1) * JE_FRAGE).join(','),
      )
      const antworten = await Promise.all(
        teile.map(async (teil) => (await call(bearbeitendeLesen, { query: { faelle: teil }, signal })).body),
      )
      const [erste = [], ...weitere] = antworten
      return erste.filter(({ sub }) => weitere.every((andere) => andere.some((a) => a.sub === sub)))
    },
  })

/** Gives a case to somebody, or to nobody; `nr` names the assignment that held when one looked. */
export const fallGeben = async (geschaeft: string, an: string | null, nr: number): Promise<Zuweisung> =>
  (await call(fallZuweisen, { params: { guid: geschaeft }, body: { an }, ifMatch: nr, ignore: SELBST })).body

export const ansichtAnlegen = async (body: AnsichtEingabe): Promise<EigeneAnsicht> =>
  (await call(anlegen, { body, ignore: [400, 412] })).body

export const ansichtAendern = async (guid: string, body: AnsichtEingabe): Promise<EigeneAnsicht> =>
  (await call(aendern, { params: { guid }, body })).body

/** Answers the view as it was, to be saved anew by whoever changes his mind. */
export const ansichtLoeschen = async (guid: string): Promise<EigeneAnsicht> =>
  (await call(loeschen, { params: { guid } })).body

/** Has others see that one has a case open, and hears who else has; goes on while it is open and looked at. */
export const anwesenheitAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: ['anwesenheit', geschaeft],
    refetchInterval: MELDEN_MS,
    queryFn: async ({ signal }): Promise<readonly string[]> =>
      (await call(anwesenheitMelden, { params: { guid: geschaeft }, signal, background: true })).body
        .anwesend,
  })
