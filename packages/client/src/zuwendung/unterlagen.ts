import { antragDokumenteLesen, vorhandeneDateienLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { Unterlage } from '@foerderportal/contract/formular/unterlage'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { Datei } from '@foerderportal/contract/shared/datei'
import type { VorhandeneDatei } from '@foerderportal/contract/formular/dateien'

/** Every file that belongs to an application. `beleg`: guid of the latest receipt, whose coming makes the list another one. */
export const unterlagenAbfrage = (guid: string, beleg: string | undefined) =>
  queryOptions({
    queryKey: ['zuwendung', 'antrag', guid, 'unterlagen', beleg ?? ''],
    queryFn: async ({ signal }): Promise<Unterlage[]> =>
      (await call(antragDokumenteLesen, { params: { guid }, signal })).body,
  })

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
