import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { antwortenAus } from '@foerderportal/contract/fragebogen/fragen/frageLesen'
import {
  fragebogenAnlegen as anlegen,
  fragebogenLesen,
  fragebogenMetadatenLesen,
  fragebogenSpeichern as speichern,
} from '@foerderportal/contract/fragebogen/routes'
import type { FrageEingabe, FragebogenMetadaten } from '@foerderportal/contract/fragebogen/schema'
import { alleFragen } from '@foerderportal/contract/fragebogen/weg/weg'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { Stand } from '../stand.ts'

/** What was answered so far, and where one stands. */
export type Befragung = {
  readonly antworten: Antworten
  readonly aktuelleFrageId: string | null
  readonly abgeschlossen: boolean
}

/** A questionnaire: what it is made of, and what was answered. */
export type Fragebogen = { readonly metadaten: FragebogenMetadaten; readonly stand: Stand<Befragung> }

const befragung = async (
  fragebogenGuid: string,
  { definition }: Pick<FragebogenMetadaten, 'definition'>,
): Promise<Stand<Befragung>> => {
  const { body, version } = await call(fragebogenLesen, { query: { fragebogenGuid }, ignore: 'alle' })
  const { fragen, aktuelleFrageId, abgeschlossen } = body.formular
  return {
    wert: { antworten: antwortenAus(fragen, alleFragen(definition)), aktuelleFrageId, abgeschlossen },
    version,
  }
}

export const fragebogenKey = (guid: string) => ['fragebogen', guid]

/** Not fetched again behind the back of whoever answers: the next save shows what somebody else saved meanwhile. */
export const fragebogenAbfrage = (fragebogenGuid: string) =>
  queryOptions({
    queryKey: fragebogenKey(fragebogenGuid),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Fragebogen> => {
      const { body } = await call(fragebogenMetadatenLesen, {
        query: { fragebogenGuid },
        signal,
        ignore: [404],
      })
      return { metadaten: body, stand: await befragung(fragebogenGuid, body) }
    },
  })

/** What was answered as it stands on the server now. */
export const befragungLaden = (metadaten: FragebogenMetadaten): Promise<Stand<Befragung>> =>
  befragung(metadaten.fragebogenGuid, metadaten)

export type Speichern = {
  readonly guid: string
  readonly fragen: readonly FrageEingabe[]
  readonly aktuelleFrageId: string | null
  readonly abgeschlossen: boolean
  readonly version: number | undefined
}

/** Saves the questions that are named, or finishes. Every refusal is shown by the page itself. */
export const fragebogenSpeichern = async (s: Speichern): Promise<number | undefined> => {
  const { version } = await call(speichern, {
    body: {
      correlationId: s.guid,
      abgeschlossen: s.abgeschlossen,
      aktuelleFrageId: s.aktuelleFrageId,
      fragen: [...s.fragen],
    },
    ...(s.version !== undefined && { ifMatch: s.version }),
    ignore: 'alle',
  })
  return version
}

type Wahl = { readonly umfrageUuid: string; readonly antragGuid?: string }

/** Begins a questionnaire, of an application the one that it has already; answers its guid. */
export const fragebogenAnlegen = async (query: Wahl): Promise<string> =>
  (await call(anlegen, { query, ignore: [404, 412] })).body.uuid
