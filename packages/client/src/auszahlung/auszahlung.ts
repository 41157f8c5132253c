import {
  auszahlbareGeschaefteLesen,
  auszahlungUebersichtLesen,
} from '@foerderportal/contract/auszahlung/routes'
import type { AuszahlbaresGeschaeft, AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import { queryOptions } from '@tanstack/react-query'
import { call, type Still } from '../call.ts'
import { ofProduktgruppe } from '../environment.ts'

/** Both lists of all companies: stale after every step of a payout request. */
export const AUSZAHLUNGEN_KEY = ['auszahlung'] as const

/** Approved cases of a company with their payout requests. */
export const auszahlungenAbfrage = (unternehmenGuid: string, still: Still = {}) =>
  queryOptions({
    queryKey: [...AUSZAHLUNGEN_KEY, 'uebersicht', unternehmenGuid],
    queryFn: async ({ signal }): Promise<AuszahlungUebersicht[]> =>
      (
        await call(auszahlungUebersichtLesen, {
          params: { unternehmenGuid },
          query: ofProduktgruppe(),
          signal,
          ...still,
        })
      ).body,
  })

/** Cases of a company for which a payout can be requested now, with what is left of each item. */
export const auszahlbareGeschaefteAbfrage = (unternehmenGuid: string) =>
  queryOptions({
    queryKey: [...AUSZAHLUNGEN_KEY, 'auszahlbar', unternehmenGuid],
    queryFn: async ({ signal }): Promise<AuszahlbaresGeschaeft[]> =>
      (
        await call(auszahlbareGeschaefteLesen, {
          params: { unternehmenGuid },
          query: ofProduktgruppe(),
          signal,
        })
      ).body,
  })
