import type { BekundungAntwort, BekundungLage } from '@foerderportal/contract/interessenbekundung/antwort'
import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import type {
  Bekundungseinladung,
  Losziehung,
} from '@foerderportal/contract/interessenbekundung/reihungsplatz'
import {
  bekundungAnlegen as anlegen,
  bekundungLesen,
  bekundungLoseLesen,
  bekundungSpeichern as speichern,
  bekundungZurueckziehen as zurueckziehen,
  einladungVerzichten as verzichten,
} from '@foerderportal/contract/interessenbekundung/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { Stand } from '../stand.ts'

/** A declaration as a form that saves itself has it: the form, and how it stands beside it. */
export type Bekundungsvorgang = BekundungLage & { readonly formular: BekundungFormular }
export type BekundungStand = Stand<Bekundungsvorgang>

const alsStand = ({
  body,
  version,
}: {
  body: BekundungAntwort
  version: number | undefined
}): BekundungStand => {
  const { lage, ...formular } = body
  return { wert: { ...lage, formular }, version }
}

export const bekundungKey = (guid: string) => ['interessenbekundung', 'bekundung', guid]

/** A declaration. It is not fetched again behind the user's back while he works on it. */
export const bekundungAbfrage = (guid: string) =>
  queryOptions({
    queryKey: bekundungKey(guid),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<BekundungStand> =>
      alsStand(await call(bekundungLesen, { params: { guid }, signal, ignore: [404] })),
  })

/** The same as it stands on the server now, past any cache. */
export const bekundungLaden = async (guid: string): Promise<BekundungStand> =>
  alsStand(await call(bekundungLesen, { params: { guid }, ignore: 'alle' }))

/** Saves on top of `version`; what was sent stays in force. Every refusal is shown by the form itself (S10-03). */
export const bekundungSpeichern = async (
  formular: BekundungFormular,
  version: number | undefined,
): Promise<BekundungStand> =>
  alsStand(await call(speichern, { body: { ...formular, fertig: false }, ifMatch: version, ignore: 'alle' }))

/** Sends; repeating it answers the same receipt (S3-02). */
export const bekundungEinreichen = async (
  formular: BekundungFormular,
  version: number | undefined,
): Promise<BekundungStand> => {
  const body = { ...formular, fertig: true }
  return alsStand(await call(speichern, { body, ifMatch: version, ignore: 'alle', repeatable: true }))
}

/** Begins in a round, with the amounts of an earlier declaration where `vorlage` names it; twice answers the same draft. */
export const bekundungAnlegen = async (
  ibkMetaGuid: string,
  unternehmenGuid: string,
  vorlage?: string,
): Promise<BekundungStand> => {
  const params = { ibkMetaGuid, unternehmenGuid }
  const query = vorlage === undefined ? {} : { vorlage }
  return alsStand(await call(anlegen, { params, query, ignore: [404, 412], repeatable: true }))
}

/** Withdraws it, as it was at `version`. */
export const bekundungZurueckziehen = async (guid: string, version: number | undefined): Promise<void> => {
  await call(zurueckziehen, { params: { guid }, ifMatch: version, ignore: [404, 409, 412] })
}

/** The own lots with what they are computed anew from; asked when somebody wants to see them. */
export const loseAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['interessenbekundung', 'lose', guid],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Losziehung> =>
      (await call(bekundungLoseLesen, { params: { guid }, signal, ignore: [404, 412] })).body,
  })

/** Gives an invitation back. */
export const einladungVerzichten = async (guid: string): Promise<Bekundungseinladung> =>
  (await call(verzichten, { params: { guid }, ignore: [404, 412], repeatable: true })).body
