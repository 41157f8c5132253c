import { jahresbudgetLesen as vertrag } from '@foerderportal/contract/zuwendung/kern/jahresbudget/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { jahresbudgetLesen } from './jahresbudgetLesen.ts'

export const mountJahresbudget = (app: FastifyInstance, services: Services): void => {
  mount(app, services, vertrag, async ({ params }) => ({
    status: 200,
    body: { jahresbudget: await jahresbudgetLesen(services, params.produktgruppe) },
    headers: { 'cache-control': 'public, max-age=30' },
  }))
}
