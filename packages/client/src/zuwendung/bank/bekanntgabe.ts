import {
  bekanntgabeLesen,
  bescheidErneutBereitstellen as erneut,
  bescheidVersenden as versenden,
  briefZurueckmelden as zurueckmelden,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/bankRoutes'
import type {
  BankBescheid,
  RueckbriefEingabe,
  VersandEingabe,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { nachsehenSolange } from '../../entsteht.ts'

/** The notices of a case with all that was done to make them known; the clock moves them on, so it is read anew. */
export const bekanntgabeAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: ['sachbearbeitung', 'bekanntgabe', geschaeft],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<BankBescheid[]> =>
      (await call(bekanntgabeLesen, { params: { guid: geschaeft }, signal, ignore: 'alle' })).body,
    ...nachsehenSolange<BankBescheid[]>((alle) => alle.some(({ liegtVor }) => !liegtVor)),
  })

export type Bescheidort = { readonly guid: string; readonly bescheidGuid: string }

/** Says that the letter was posted on a day; answers the notice as it stands then. Refusals are shown at the field. */
export const bescheidVersenden = async (params: Bescheidort, body: VersandEingabe): Promise<BankBescheid> =>
  (await call(versenden, { params, body, ignore: 'alle' })).body

/** Puts it into the portal once more, with ten days anew. */
export const bescheidErneutBereitstellen = async (params: Bescheidort): Promise<BankBescheid> =>
  (await call(erneut, { params, ignore: 'alle' })).body

/** Says that the letter came back, and what stood on it. */
export const briefZurueckmelden = async (
  params: Bescheidort,
  body: RueckbriefEingabe,
): Promise<BankBescheid> => (await call(zurueckmelden, { params, body, ignore: 'alle' })).body
