import type { Jahresbudget } from '@foerderportal/contract/zuwendung/kern/jahresbudget/jahresbudget'
import { jahresbudgetLesen } from '@foerderportal/contract/zuwendung/kern/jahresbudget/routes'
import type { Produktgruppe } from '@foerderportal/contract/shared/produktgruppe'
import { queryOptions } from '@tanstack/react-query'
import { call, STILL } from '../call.ts'

/** What is left of this year's money; also for whoever is not signed in. */
export const jahresbudgetAbfrage = (produktgruppe: Produktgruppe) =>
  queryOptions({
    queryKey: ['zuwendung', 'jahresbudget', produktgruppe],
    queryFn: async ({ signal }): Promise<Jahresbudget | null> =>
      (await call(jahresbudgetLesen, { params: { produktgruppe }, signal, ...STILL })).body.jahresbudget,
  })
