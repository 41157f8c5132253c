import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { pruefsummenSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/pruefsummen'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { absagen } from '../../platform/http/refusal.ts'
import { CSP_PLAIN_PAGE } from '../../platform/http/securityHeaders.ts'
import { stilRouten } from '../../platform/seiten/stil.ts'
import type { Services } from '../../platform/services.ts'
import { krypto } from '../reihung/krypto.ts'
import { dateiLesen, oeffentlicheRunde } from './oeffentlicheRunde.ts'
import { pruefprogrammLesen } from './pruefprogramm.ts'
import { erklaerseite } from './erklaerseite.ts'
import { ERKLAERORT, STILORT } from './rahmen.ts'
import { rundenseite } from './rundenseite.ts'

const KENNUNG = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** What can still change is asked for again soon; a published file never does. */
const EINE_MINUTE = 'public, max-age=60'
const FUER_IMMER = 'public, max-age=31536000, immutable'
const STUECK = 64 * 1024

type Lieferung = {
  readonly inhalt: string
  readonly sha256: string
  readonly typ: string
  readonly cache: string
}

/** In pieces: a protocol of thousands of lines is megabytes, and a browser may read them slowly. */
const stuecke = function* (bytes: Buffer) {
  for (let ab = 0; ab < bytes.length; ab += STUECK) yield bytes.subarray(ab, ab + STUECK)
}

const liefern = (request: FastifyRequest, reply: FastifyReply, l: Lieferung) => {
  const etag = `"${l.sha256}"`
  void reply.type(l.typ).headers({ 'cache-control': l.cache, etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(Readable.from(stuecke(Buffer.from(l.inhalt))))
}

const TYPEN: readonly (readonly [endung: string, typ: string])[] = [
  ['.txt', 'text/plain; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
]
const typVon = (name: string): string =>
  TYPEN.find(([endung]) => name.endsWith(endung))?.[1] ?? 'application/octet-stream'

const NICHT_DA = 'Diese Runde oder Datei gibt es nicht.'

const pruefsummen = async ({ db }: Services, guid: string): Promise<string | undefined> => {
  const r = await oeffentlicheRunde(db, guid)
  return r && pruefsummenSchreiben({ runde: guid, zusage: r.runde.seed_zusage ?? '', dateien: r.dateien })
}

const dateiVon = async (services: Services, guid: string, name: string): Promise<Lieferung | undefined> => {
  const typ = typVon(name)
  if (name === 'pruefen.mjs') {
    const programm = await pruefprogrammLesen(services.db, guid)
    return programm && { ...programm, typ, cache: EINE_MINUTE }
  }
  if (name === 'pruefsummen.txt') {
    const inhalt = await pruefsummen(services, guid)
    return inhalt === undefined
      ? undefined
      : { inhalt, sha256: krypto.sha256(inhalt), typ, cache: EINE_MINUTE }
  }
  const datei = await dateiLesen(services.db, guid, name)
  return datei && { ...datei, typ, cache: FUER_IMMER }
}

const seiteLiefern = (request: FastifyRequest, reply: FastifyReply, inhalt: string) => {
  void reply.header('content-security-policy', CSP_PLAIN_PAGE)
  const sha256 = krypto.sha256(inhalt)
  return liefern(request, reply, { inhalt, sha256, typ: 'text/html; charset=utf-8', cache: EINE_MINUTE })
}

type Weg = { readonly runde: string; readonly datei?: string }

/** The public page of a round and its files: without an account, without a script, outside of every app (S3-06). */
export const oeffentlichRouten = (app: FastifyInstance, services: Services): void => {
  const stil = fileURLToPath(new URL('reihung.css', import.meta.url))
  stilRouten(app, { ordner: STILORT, name: 'reihung.css', datei: stil })
  const schema = { hide: true }
  app.get(ERKLAERORT, { schema }, async (request, reply) =>
    seiteLiefern(request, reply, erklaerseite(services.config)),
  )
  app.get<{ Params: Weg }>('/reihung/:runde', { schema }, async (request, reply) => {
    const { runde } = request.params
    const r = KENNUNG.test(runde) ? await oeffentlicheRunde(services.db, runde) : undefined
    if (r === undefined) throw absagen(ALLGEMEIN.nichtGefunden, NICHT_DA)
    return seiteLiefern(request, reply, rundenseite(services.config, r, services.clock.now()))
  })
  app.get<{ Params: Required<Weg> }>('/reihung/:runde/:datei', { schema }, async (request, reply) => {
    const { runde, datei } = request.params
    const l = KENNUNG.test(runde) ? await dateiVon(services, runde, datei) : undefined
    if (l === undefined) throw absagen(ALLGEMEIN.nichtGefunden, NICHT_DA)
    return liefern(request, reply, l)
  })
}
