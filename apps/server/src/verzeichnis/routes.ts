import * as contract from '@foerderportal/contract/verzeichnis/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { ibanPruefen } from './ibanPruefen.ts'

export const registerVerzeichnis = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.ibanPruefen, async ({ query }) => ({
    status: 200,
    body: ibanPruefen(query.iban),
  }))
}
