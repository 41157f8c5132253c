import { jahresbudgetLesen as vertrag } from '@foerderportal/contract/zuwendung/kern/jahresbudget/routes'
import type { FastifyInstance } from 'fastify'
import { mitKopf, tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { jahresbudgetLesen } from './jahresbudgetLesen.ts'

export const mountJahresbudget = (app: FastifyInstance, services: Services): void => {
  tueren(
    app,
    services,
    services,
    { jahresbudgetLesen: vertrag },
    {
      jahresbudgetLesen: async (d, { params }) =>
        mitKopf(
          { jahresbudget: await jahresbudgetLesen(d, params.produktgruppe) },
          { 'cache-control': 'public, max-age=30' },
        ),
    },
  )
}
