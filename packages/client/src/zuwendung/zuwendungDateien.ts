import type { Datei } from '@foerderportal/contract/shared/datei'
import { antragDokumenteLesen } from '@foerderportal/contract/zuwendung/routes'
import {
  vorhandeneDateienLesen,
  type VorhandeneDatei,
} from '@foerderportal/contract/zuwendung/formular/vorhandeneDatei'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What the saved form names, as the server knows it now; asked in the background. */
export const antragDokumenteAbfrage = (guid: string) =>
  queryOptions({
    queryKey: ['zuwendung', 'dokumente', guid],
    retry: false,
    queryFn: async ({ signal }): Promise<Datei[]> =>
      (await call(antragDokumenteLesen, { params: { guid }, signal, background: true })).body,
  })

/** Files of all applications of a company. */
export const vorhandeneDateienAbfrage = (unternehmenGuid: string) =>
  queryOptions({
    queryKey: ['zuwendung', 'vorhandene-dateien', unternehmenGuid],
    queryFn: async ({ signal }): Promise<VorhandeneDatei[]> =>
      (await call(vorhandeneDateienLesen, { params: { unternehmenGuid }, signal, ignore: 'alle' })).body,
  })
