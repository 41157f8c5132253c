import { dateiHerunterladen, dateiHochladen } from '@foerderportal/contract/shared/datei'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { dateiHerunterladen as herunterladen } from './dateiHerunterladen.ts'
import { dateiHochladen as hochladen } from './dateiHochladen.ts'

/** Upload and download of files (R7.2-12, R7.2-13). */
export const registerDateien = (app: FastifyInstance, services: Services): void => {
  mount(app, services, dateiHochladen, async ({ principal, query, body, request }) => {
    const length = request.headers['content-length']
    try {
      const datei = await hochladen(services, {
        sub: principal.sub,
        fileName: query.fileName,
        source: body ?? Readable.from([]),
        contentLength: length === undefined ? undefined : Number(length),
      })
      return { status: 200, body: datei }
    } finally {
      // What is left of a refused body is read and dropped: the answer reaches the caller on a line that stays whole.
      body?.resume()
    }
  })
  mount(app, services, dateiHerunterladen, async ({ principal, params, query }) => {
    const { stream, headers } = await herunterladen(services, {
      guid: params.guid,
      sub: principal.sub,
      download: query.download === 'true',
    })
    return { status: 200, body: undefined, stream, headers }
  })
}
