import { nutzerAendern as route } from '@foerderportal/contract/nutzer/nutzerAendern'
import type { NutzerEingabe, NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { call } from '../call.ts'

/** What the form shows itself: wrong fields, a newer state, a refusal, no connection, a server that is busy. */
const SELBST = [0, 400, 409, 412, 503] as const

/** Changes the signed-in person's own data, starting from the state `guid`; answers the new one. */
export const nutzerAendern = async (guid: string, nutzer: NutzerEingabe): Promise<NutzerHuelle> =>
  (await call(route, { query: { guid }, body: nutzer, ignore: SELBST })).body
