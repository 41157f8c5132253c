import { wartetAufPruefung } from '@foerderportal/contract/shared/pruefstand'
import {
  fallAnsichtLesen,
  fallLesen,
  fallUnterlagenLesen,
} from '@foerderportal/contract/zuwendung/bank/fall/routes'
import type { FallAnsicht, FallUnterlage, Fallkopf } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { dateiHolen } from '../datei.ts'
import { nachsehenSolange } from '../entsteht.ts'

/** No such case, or not for who asks: the page says it, and no dialog lies over it. */
export const SEITE_SAGT_ES = [400, 403, 404] as const

/** Everything that is read of a case: stale after every act on it. */
export const fallSchluessel = (geschaeft: string) => ['fall', geschaeft] as const

/** The head of a case. */
export const fallAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: [...fallSchluessel(geschaeft), 'kopf'],
    queryFn: async ({ signal }): Promise<Fallkopf> =>
      (await call(fallLesen, { params: { guid: geschaeft }, signal, ignore: SEITE_SAGT_ES })).body,
  })

/** A case as its applicant reads it. */
export const fallAnsichtAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: [...fallSchluessel(geschaeft), 'ansicht'],
    queryFn: async ({ signal }): Promise<FallAnsicht> =>
      (await call(fallAnsichtLesen, { params: { guid: geschaeft }, signal, ignore: SEITE_SAGT_ES })).body,
  })

/** Every file of a case. */
export const fallUnterlagenAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: [...fallSchluessel(geschaeft), 'unterlagen'],
    queryFn: async ({ signal }): Promise<FallUnterlage[]> =>
      (await call(fallUnterlagenLesen, { params: { guid: geschaeft }, signal, ignore: SEITE_SAGT_ES })).body,
    // a file opens by itself once the scanner is done with it, and says so once it turns out that it does not
    ...nachsehenSolange<FallUnterlage[]>((alle) =>
      alle.some(({ scanStatus }) => wartetAufPruefung(scanStatus)),
    ),
  })

/** The bytes of a file with its type. They never change; a few stay at hand, for whoever goes back and forth. */
export const dateiAbfrage = ({ uuid, downloadUrl, mimeType }: FallUnterlage) =>
  queryOptions({
    queryKey: ['datei', uuid],
    queryFn: async ({ signal }): Promise<Blob> =>
      new Blob([await dateiHolen(downloadUrl, signal)], { type: mimeType }),
    staleTime: Infinity,
    gcTime: 120_000,
    retry: false,
  })
