import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import {
  antragAnlegen as anlegen,
  antragEinreichen as einreichen,
  antragLesen,
  antragLoeschen as loeschen,
  antragSpeichern as speichern,
  positivlisteLesen,
} from '@foerderportal/contract/zuwendung/antrag/routes'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { nurKennungen } from '../nurKennungen.ts'
import type { Stand } from '../stand.ts'

/** An application as the server has it. */
export type AntragStand = Stand<AntragAntwort>

export const antragKey = (guid: string) => ['zuwendung', 'antrag', guid]

/**
 * A form. It is not fetched again behind the user's back while he works on it: what another person saved meanwhile
 * shows at the next save as a conflict, with both versions in hand.
 */
export const antragAbfrage = (guid: string) =>
  queryOptions({
    queryKey: antragKey(guid),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<AntragStand> => {
      const { body, version } = await call(antragLesen, { params: { guid }, signal, ignore: [404] })
      return { wert: body, version }
    },
  })

/** The form as it stands on the server now, past any cache. */
export const antragLaden = async (guid: string): Promise<AntragStand> => {
  const { body, version } = await call(antragLesen, { params: { guid }, ignore: 'alle' })
  return { wert: body, version }
}

type Kategorienwunsch = Pick<AntragAntwort, 'erlaubteKategorien' | 'formular'>

/** The categories that an application may name, with the classes of its programme's Positivliste of a day. */
export const kategorienAbfrage = (
  { erlaubteKategorien: codes, formular }: Kategorienwunsch,
  stichtag: string,
) => {
  const params = { produktgruppe: formular.produktgruppenDaten.type }
  return queryOptions({
    queryKey: ['zuwendung', 'kategorien', params.produktgruppe, stichtag, ...codes],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Foerderprogramm[]> =>
      (await call(positivlisteLesen, { params, query: { filterCodes: [...codes], stichtag }, signal })).body,
  })
}

/** Saves a draft on top of `version`. Every refusal is shown by the form itself (S10-03). */
export const antragSpeichern = async (
  formular: AntragFormular,
  version: number | undefined,
): Promise<AntragStand> => {
  const body = nurKennungen(formular)
  const result = await call(speichern, { body, ifMatch: version, ignore: 'alle' })
  return { wert: result.body, version: result.version }
}

/** Sends the application for good; repeating it answers the same receipt (S4-08). */
export const antragEinreichen = async (
  formular: AntragFormular,
  version: number | undefined,
): Promise<AntragStand> => {
  const params = { guid: formular.guid }
  const body = { ...formular, fertig: true }
  const result = await call(einreichen, { params, body, ifMatch: version, ignore: 'alle', repeatable: true })
  return { wert: result.body, version: result.version }
}

/**
 * Starts an application from an invitation, with the answers of an earlier one where `vorlage` names it (S4-11). With
 * the same `guid` a second call answers what the first one made.
 */
export const antragAnlegen = async (
  metaGuid: string,
  unternehmenGuid: string,
  query: { guid: string; vorlage?: string },
): Promise<AntragStand> => {
  const params = { metaGuid, unternehmenGuid }
  const result = await call(anlegen, { params, query, ignore: [404, 412], repeatable: true })
  return { wert: result.body, version: result.version }
}

/** Deletes a draft, or withdraws a sent application, as it was at `version`. */
export const antragLoeschen = async (guid: string, version: number | undefined): Promise<void> => {
  await call(loeschen, { params: { guid }, ifMatch: version, ignore: [404, 409, 412] })
}
