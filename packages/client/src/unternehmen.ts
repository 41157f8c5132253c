import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import type { UnternehmenEingabe, UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { call } from './call.ts'

/** Registers a company. Field errors (400) and an existing one (412) are shown by the form. */
export const unternehmenRegistrieren = async (unternehmen: UnternehmenEingabe): Promise<UnternehmenHuelle> =>
  (await call(unternehmenAnlegen, { body: unternehmen, ignore: [400, 412, 0] })).body
