import { dateiHerunterladen, dateiHochladen, type Datei } from '@foerderportal/contract/shared/datei'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Principal } from '../auth/principal.ts'
import { tueren } from '../http/tueren.ts'
import type { Services } from '../services.ts'
import { dateiHerunterladen as herunterladen } from './dateiHerunterladen.ts'
import { dateiHochladen as hochladen, type Upload } from './dateiHochladen.ts'

type Anfrage = {
  readonly person: Pick<Principal, 'sub'>
  readonly query: { readonly fileName: string }
  readonly body: Readable | undefined
  readonly request: Pick<FastifyRequest, 'headers'>
  readonly schluessel: string | undefined
}

/** Takes the bytes of a call. */
export const dateiAnnehmen = async (
  services: Services,
  { person, query, body, request, schluessel }: Anfrage,
  fuer: Pick<Upload, 'nurBank'> = {},
): Promise<Datei> => {
  const length = request.headers['content-length']
  try {
    return await hochladen(services, {
      sub: person.sub,
      fileName: query.fileName,
      source: body ?? Readable.from([]),
      contentLength: length === undefined ? undefined : Number(length),
      schluessel,
      ...fuer,
    })
  } finally {
    // What is left of a refused body is read and dropped: the answer reaches the caller on a line that stays whole.
    body?.resume()
  }
}

/** Upload and download of files (R7.2-12, R7.2-13). */
export const registerDateien = (app: FastifyInstance, services: Services): void => {
  tueren(
    app,
    services,
    services,
    { dateiHochladen },
    {
      dateiHochladen: (d, anfrage) => dateiAnnehmen(d, anfrage),
    },
  )
  tueren(
    app,
    services,
    services,
    { dateiHerunterladen },
    {
      dateiHerunterladen: async (d, { person, params, query }) => {
        const { stream, headers } = await herunterladen(d, {
          guid: params.guid,
          sub: person.sub,
          download: query.download === 'true',
        })
        return { stream, headers }
      },
    },
  )
}
