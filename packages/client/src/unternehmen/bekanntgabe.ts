import {
  einwilligungAendern as aendern,
  einwilligungLesen,
} from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import type {
  EinwilligungBekanntgabe,
  EinwilligungEingabe,
} from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { Stand } from '../stand.ts'

/** Whether notices come by the portal, and what a consent says; its place on the page says why when it can't be read. */
export const einwilligungAbfrage = (companyId: string) =>
  queryOptions({
    queryKey: ['unternehmen', companyId, 'bekanntgabe'],
    queryFn: async ({ signal }): Promise<Stand<EinwilligungBekanntgabe>> => {
      const { body, version } = await call(einwilligungLesen, {
        params: { companyId },
        signal,
        ignore: 'alle',
      })
      return { wert: body, version }
    },
  })

/** Gives the consent or takes it back. Repeating it changes nothing; every refusal is shown at the switch. */
export const einwilligungAendern = async (
  companyId: string,
  eingabe: EinwilligungEingabe,
  ifMatch: number | undefined,
): Promise<Stand<EinwilligungBekanntgabe>> => {
  const params = { companyId }
  const options = { params, body: eingabe, ifMatch, ignore: 'alle', repeatable: true } as const
  const { body, version } = await call(aendern, options)
  return { wert: body, version }
}
