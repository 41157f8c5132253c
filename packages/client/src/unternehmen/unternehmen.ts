import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import {
  einladungBeantworten as beantworten,
  einladungLesen,
  unternehmenAnlegen,
  unternehmenLesen,
  unternehmenAendern as aendern,
} from '@foerderportal/contract/unternehmen/routes'
import type {
  EingeladenVon,
  UnternehmenEingabe,
  UnternehmenHuelle,
} from '@foerderportal/contract/unternehmen/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What the form shows itself: wrong fields, a company that exists, no connection, a server that is busy. */
const SELBST = [0, 400, 412, 503] as const

/** Registers a company. */
export const unternehmenRegistrieren = async (unternehmen: UnternehmenEingabe): Promise<UnternehmenHuelle> =>
  (await call(unternehmenAnlegen, { body: unternehmen, ignore: SELBST })).body

/** The data of a company that the user belongs to. */
export const unternehmenAbfrage = (companyId: string) =>
  queryOptions({
    queryKey: ['unternehmen', companyId],
    queryFn: async ({ signal }): Promise<UnternehmenHuelle> =>
      (await call(unternehmenLesen, { params: { companyId }, signal })).body,
  })

/** The company of an invitation, and who invited. 404: declined, expired, or for another address; the screen says so. */
export const einladungAbfrage = (einladungId: string) =>
  queryOptions({
    queryKey: ['unternehmen', 'einladung', einladungId],
    retry: false,
    queryFn: async ({ signal }): Promise<EingeladenVon> =>
      (await call(einladungLesen, { params: { einladungId }, signal, ignore: [0, 404, 503] })).body,
  })

/**
 * Accepts or declines an invitation; answers the status afterwards. 401 means that the login is older than 30 seconds:
 * sign in again with `prompt: 'login'`, then repeat. 404: the invitation is gone. The screen shows
 * these itself, as it does a lost connection and a busy server.
 */
export const einladungBeantworten = async (einladungId: string, annehmen: boolean): Promise<NutzerStatus> => {
  const bestaetigen = annehmen ? 'true' : 'false'
  const options = { params: { einladungId }, query: { bestaetigen }, ignore: [0, 401, 404, 503] } as const
  return (await call(beantworten, options)).body
}

export type UnternehmenAenderung = {
  readonly companyId: string
  /** Of the wrapper that was read: the snapshot that the user changed. */
  readonly guid: string
  readonly unternehmen: UnternehmenEingabe
  /** Mail to all admins of the company; after a change of bank data they get one in any case (S1-08). */
  readonly benachrichtigen: boolean
}

/** Changes the data of a company and answers the new one. 409: there is a newer state. */
export const unternehmenAendern = async (a: UnternehmenAenderung): Promise<UnternehmenHuelle> => {
  const benachrichtigungNachDurchfuehrung = a.benachrichtigen ? 'true' : 'false'
  const query = { benachrichtigungNachDurchfuehrung, guid: a.guid } as const
  const params = { companyId: a.companyId }
  return (await call(aendern, { params, query, body: a.unternehmen, ignore: [...SELBST, 409] })).body
}
