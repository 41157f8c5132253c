import {
  bekundungMetaLesen,
  bekundungUebersichtLesen,
} from '@foerderportal/contract/interessenbekundung/routes'
import type { BekundungMeta, BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { rundeUm } from '@foerderportal/contract/interessenbekundung/rules'
import { queryOptions } from '@tanstack/react-query'
import { call, type Still } from '../call.ts'
import { hatBekundungen } from '../environment.ts'
import { serverJetzt } from '../serverzeit.ts'

/** The overviews of all companies: stale after every step of a declaration. */
export const BEKUNDUNGEN_KEY = ['interessenbekundung', 'uebersicht'] as const

/** A page that is opened after a deadline says so, though the list was read before. */
const nachDerUhr = (runden: BekundungUebersicht[]): BekundungUebersicht[] => {
  const jetzt = serverJetzt()
  return runden.map((runde) => rundeUm(runde, jetzt))
}

/**
 * Rounds in which the company can declare its interest now or has declared it. Where nobody declares it, the list is known
 * without a call: whoever fills the cache, no reader finds another portal's rounds in it.
 */
export const bekundungenAbfrage = (unternehmenGuid: string, still: Still = {}) =>
  queryOptions({
    queryKey: [...BEKUNDUNGEN_KEY, unternehmenGuid],
    queryFn: async ({ signal }): Promise<BekundungUebersicht[]> =>
      hatBekundungen()
        ? (await call(bekundungUebersichtLesen, { params: { unternehmenGuid }, signal, ...still })).body
        : [],
    select: nachDerUhr,
  })

/** What can be declared in a round, within which bounds. */
export const bekundungMetaAbfrage = (ibkMetaGuid: string) =>
  queryOptions({
    queryKey: ['interessenbekundung', 'meta', ibkMetaGuid],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<BekundungMeta> =>
      (await call(bekundungMetaLesen, { params: { ibkMetaGuid }, signal, ignore: [404] })).body,
  })
