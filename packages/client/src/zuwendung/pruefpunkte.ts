import {
  pruefpunkteLesen,
  vermerkSchreiben as schreiben,
  vermerkStreichen as streichen,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import type {
  PruefpunktAntwort,
  PruefungStand,
  StreichungEingabe,
  VermerkEingabe,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { pruefungBeginnen as beginnen } from '@foerderportal/contract/zuwendung/bank/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { fallSchluessel, SEITE_SAGT_ES } from './fall.ts'

/** The check of a case. */
export const pruefungAbfrage = (geschaeft: string) =>
  queryOptions({
    queryKey: [...fallSchluessel(geschaeft), 'pruefpunkte'],
    queryFn: async ({ signal }): Promise<PruefungStand> =>
      (await call(pruefpunkteLesen, { params: { guid: geschaeft }, signal, ignore: SEITE_SAGT_ES })).body,
  })

/**
 * Begins the check of what was sent; who begins has the case, where nobody had it.
 * @throws ProblemError
 */
export const pruefungBeginnen = async (antragGuid: string): Promise<void> => {
  await call(beginnen, { params: { guid: antragGuid }, ignore: 'alle' })
}

/**
 * Saves a wording of a Vermerk; sent twice it is written once.
 * @throws ProblemError
 */
export const vermerkSchreiben = async (
  geschaeft: string,
  eingabe: VermerkEingabe,
  ifMatch: number | undefined,
): Promise<PruefpunktAntwort> =>
  (await call(schreiben, { params: { guid: geschaeft }, body: eingabe, ifMatch, ignore: 'alle' })).body

/**
 * Strikes a Vermerk through.
 * @throws ProblemError
 */
export const vermerkStreichen = async (
  geschaeft: string,
  eingabe: StreichungEingabe,
  ifMatch: number,
): Promise<PruefpunktAntwort> =>
  (await call(streichen, { params: { guid: geschaeft }, body: eingabe, ifMatch, ignore: 'alle' })).body
