import { unternehmenAendern as route } from '@foerderportal/contract/unternehmen/aenderung'
import type { UnternehmenEingabe, UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { call } from '../call.ts'

export type UnternehmenAenderung = {
  readonly companyId: string
  /** Of the wrapper that was read: the snapshot that the user changed. */
  readonly guid: string
  readonly unternehmen: UnternehmenEingabe
  /** Mail to all admins of the company; after a change of bank data they get one in any case (S1-08). */
  readonly benachrichtigen: boolean
}

/** What the form shows itself: wrong fields, a newer state, an existing company, no connection, a server that is busy. */
const SELBST = [0, 400, 409, 412, 503] as const

/** Changes the data of a company and answers the new state. Beside unternehmen.ts, which every page loads. */
export const unternehmenAendern = async (a: UnternehmenAenderung): Promise<UnternehmenHuelle> => {
  const benachrichtigungNachDurchfuehrung = a.benachrichtigen ? 'true' : 'false'
  const query = { benachrichtigungNachDurchfuehrung, guid: a.guid } as const
  const params = { companyId: a.companyId }
  return (await call(route, { params, query, body: a.unternehmen, ignore: SELBST })).body
}
