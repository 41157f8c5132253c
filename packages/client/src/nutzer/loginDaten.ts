import { loginDatenAendern as route } from '@foerderportal/contract/nutzer/loginDaten'
import type { LoginDaten } from '@foerderportal/contract/nutzer/loginDatenSchema'
import { call } from '../call.ts'

/** What the form shows itself: wrong fields, an authentication that is too old, a name that is taken, no connection. */
const SELBST = [0, 400, 401, 412, 503] as const

/** Changes user name and mail address; answers whether something is different now. */
export const loginDatenAendern = async (query: LoginDaten): Promise<boolean> =>
  (await call(route, { query, ignore: SELBST })).body.updated
