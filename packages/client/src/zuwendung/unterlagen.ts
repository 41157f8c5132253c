import { antragDokumenteLesen } from '@foerderportal/contract/zuwendung/routes'
import type { Unterlage } from '@foerderportal/contract/zuwendung/formular/unterlage'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Every file that belongs to an application. `beleg`: guid of the latest receipt, whose coming makes the list another one. */
export const unterlagenAbfrage = (guid: string, beleg: string | undefined) =>
  queryOptions({
    queryKey: ['zuwendung', 'antrag', guid, 'unterlagen', beleg ?? ''],
    queryFn: async ({ signal }): Promise<Unterlage[]> =>
      (await call(antragDokumenteLesen, { params: { guid }, signal })).body,
  })
