import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import { auswahlNutzerLesen } from '@foerderportal/contract/zuwendung/mitzeichnung/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** Of the members of a company the reader himself. */
export const absenderAbfrage = (companyId: string) =>
  queryOptions({
    queryKey: ['zuwendung', 'absender', companyId],
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<AuswahlNutzer | null> => {
      const { body } = await call(auswahlNutzerLesen, {
        params: { companyId },
        signal,
        background: true,
        ignore: 'alle',
      })
      return body.find(({ selbst }) => selbst) ?? null
    },
  })
