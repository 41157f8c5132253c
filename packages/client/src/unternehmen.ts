import { unternehmenAnlegen, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import type { UnternehmenEingabe, UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Data of a company. */
export const unternehmenAbfrage = (companyId: string) =>
  queryOptions({
    queryKey: ['unternehmen', companyId],
    queryFn: async ({ signal }): Promise<UnternehmenHuelle> =>
      (await call(unternehmenLesen, { params: { companyId }, signal })).body,
  })

/** Registers a company. Field errors (400) and an existing one (412) are shown by the form. */
export const unternehmenRegistrieren = async (unternehmen: UnternehmenEingabe): Promise<UnternehmenHuelle> =>
  (await call(unternehmenAnlegen, { body: unternehmen, ignore: [400, 412, 0] })).body
