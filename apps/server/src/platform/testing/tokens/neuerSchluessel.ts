import { randomUUID } from 'node:crypto'
import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Route } from '@foerderportal/contract/shared/route'

/** As our own client does: a new key for each call that takes one (S10-05). */
export const neuerSchluessel = ({ aufrufschluessel }: Route): Record<string, string> =>
  aufrufschluessel === undefined ? {} : { [SCHLUESSEL_HEADER]: randomUUID() }
