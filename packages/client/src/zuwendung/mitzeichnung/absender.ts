import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import { auswahlNutzerLesen } from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { queryOptions } from '@tanstack/react-query'
import { call, STILL } from '../../call.ts'

/** Who could send a form of the company, the reader among them: asked anew at each look at the window, silent where it fails. */
export const absenderAbfrage = (companyId: string) =>
  queryOptions({
    queryKey: ['zuwendung', 'absender', companyId],
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<AuswahlNutzer[]> =>
      (await call(auswahlNutzerLesen, { params: { companyId }, signal, ...STILL })).body,
  })
