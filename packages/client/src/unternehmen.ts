import {
  einladungLesen,
  unternehmenAnlegen,
  unternehmenLesen,
} from '@foerderportal/contract/unternehmen/routes'
import type {
  EingeladenVon,
  UnternehmenEingabe,
  UnternehmenHuelle,
} from '@foerderportal/contract/unternehmen/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Registers a company. Field errors (400) and an existing one (412) are shown by the form. */
export const unternehmenRegistrieren = async (unternehmen: UnternehmenEingabe): Promise<UnternehmenHuelle> =>
  (await call(unternehmenAnlegen, { body: unternehmen, ignore: [400, 412, 0] })).body

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
      (await call(einladungLesen, { params: { einladungId }, signal, ignore: [404] })).body,
  })
