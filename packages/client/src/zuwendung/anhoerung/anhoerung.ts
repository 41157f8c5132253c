import {
  anhoerungBeantworten as beantworten,
  anhoerungLesen,
  anhoerungSpeichern as speichern,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import type {
  AnhoerungAnsicht,
  StellungnahmeEntwurf,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'
import type { Stand } from '../../stand.ts'

export type AnhoerungStand = Stand<AnhoerungAnsicht>

/** The hearing of an application, with the answer as it was saved last; not fetched again behind the back of who types. */
export const anhoerungAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['zuwendung', 'anhoerung', guid],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<AnhoerungStand> => {
      const { body, version } = await call(anhoerungLesen, { params: { guid }, signal })
      return { wert: body, version }
    },
  })

type Antwort = StellungnahmeEntwurf & { readonly ifMatch: number | undefined }

/** Keeps an answer that is not sent yet; every refusal is shown by the form. */
export const anhoerungSpeichern = async (
  guid: string,
  { ifMatch, ...antwort }: Antwort,
): Promise<AnhoerungStand> => {
  const { body, version } = await call(speichern, {
    params: { guid },
    body: antwort,
    ifMatch,
    ignore: 'alle',
  })
  return { wert: body, version }
}

/** Sends it to the bank, once. */
export const anhoerungBeantworten = async (
  guid: string,
  { ifMatch, ...antwort }: Antwort,
): Promise<AnhoerungStand> => {
  const { body, version } = await call(beantworten, {
    params: { guid },
    body: antwort,
    ifMatch,
    ignore: 'alle',
  })
  return { wert: body, version }
}
