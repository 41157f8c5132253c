import {
  nachfordern as stellen,
  nachforderungenLesen,
  nachforderungVerlaengern as verlaengern,
  nachforderungZuruecknehmen as zuruecknehmen,
} from '@foerderportal/contract/zuwendung/bank/routes'
import type {
  NachforderungEingabe,
  NachforderungVerlaengerung,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/nachforderungSchema'
import type { NachforderungenAntwort } from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** What was asked in a case, and what can be asked about. */
export const nachforderungenAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['fall', guid, 'nachforderung'],
    queryFn: async ({ signal }): Promise<NachforderungenAntwort> =>
      (await call(nachforderungenLesen, { params: { guid }, signal, ignore: 'alle' })).body,
  })

/** Every refusal is shown where it was tried. */
const SELBST = { ignore: 'alle' } as const

export const nachfordern = async (antrag: string, body: NachforderungEingabe): Promise<void> => {
  await call(stellen, { params: { guid: antrag }, body, ...SELBST })
}

export const nachforderungVerlaengern = async (
  antrag: string,
  body: NachforderungVerlaengerung,
): Promise<void> => {
  await call(verlaengern, { params: { guid: antrag }, body, ...SELBST })
}

export const nachforderungZuruecknehmen = async (antrag: string, grund: string): Promise<void> => {
  await call(zuruecknehmen, { params: { guid: antrag }, body: { grund }, ...SELBST })
}
