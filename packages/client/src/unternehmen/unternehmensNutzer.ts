import {
  einladungenLesen,
  einladungZurueckziehen as zurueckziehen,
  mitgliedEntfernen as entfernen,
  nutzerEinladen as einladen,
  unternehmensNutzerLesen,
  zeichnungsberechtigungAendern as aendern,
} from '@foerderportal/contract/unternehmen/nutzer/routes'
import type {
  MitgliedEntfernen as Entfernen,
  NutzerBeziehungen,
  NutzerInfo,
  OffeneEinladung,
  ZeichnungsberechtigungEingabe,
} from '@foerderportal/contract/unternehmen/nutzer/schema'
import { MINUTE_MS } from '@foerderportal/values/time'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What the screens say at the place themselves. */
const SELBST = [0, 400, 403, 404, 409, 412, 429, 503] as const

/** Others change it too: it is read anew whenever its screen opens. 403: the screen says who may see it. */
export const unternehmensNutzerAbfrage = (companyId: string) =>
  queryOptions({
    queryKey: ['unternehmen', companyId, 'nutzer'],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<NutzerBeziehungen> =>
      (await call(unternehmensNutzerLesen, { params: { companyId }, signal, ignore: SELBST })).body,
  })

/** The open invitations of a company, for its admins; looked at again while the mail of one can't be sent again yet. */
export const offeneEinladungenAbfrage = (companyId: string) =>
  queryOptions({
    queryKey: ['unternehmen', companyId, 'einladungen'],
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<OffeneEinladung[]> =>
      (await call(einladungenLesen, { query: { companyId }, signal, ignore: SELBST })).body,
    refetchInterval: ({ state }) =>
      state.data?.some(({ emailErneutVersendbar }) => !emailErneutVersendbar) ? MINUTE_MS : false,
  })

/** Gives or takes signing authority; answers everybody as they stand afterwards. Every refusal is shown by the screen. */
export const zeichnungsberechtigungAendern = async (
  companyId: string,
  body: ZeichnungsberechtigungEingabe,
): Promise<NutzerInfo[]> => (await call(aendern, { params: { companyId }, body, ignore: SELBST })).body

/** Takes a person out of the company (S1-13); answers everybody else. Every refusal is shown by the screen. */
export const mitgliedEntfernen = async (companyId: string, body: Entfernen): Promise<NutzerInfo[]> =>
  (await call(entfernen, { params: { companyId }, body, ignore: SELBST })).body

/** Invites an address, or sends the mail of its open invitation again; answers the open ones. */
export const nutzerEinladen = async (companyId: string, email: string): Promise<OffeneEinladung[]> =>
  (await call(einladen, { query: { companyId, email }, ignore: SELBST })).body

/** Takes back an invitation that nobody has answered yet; answers the open ones. */
export const einladungZurueckziehen = async (
  companyId: string,
  einladungId: string,
): Promise<OffeneEinladung[]> =>
  (await call(zurueckziehen, { params: { companyId, einladungId }, ignore: SELBST })).body
