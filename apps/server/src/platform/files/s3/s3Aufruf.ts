import { createHash } from 'node:crypto'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as warten } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { FilesUnavailable } from '../fileStore.ts'
import { readThrough } from '../readThrough.ts'
import type { S3Config } from './s3Konfiguration.ts'

export type S3Aufruf = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** '' for the bucket itself. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

const PAUSE_MS = 100

/**
 * How often, and how long until the head of an answer is there and between two pieces of its body: a download may take as
 * long as it takes, but not stand still.
 */
type Geduld = { readonly versuche: number; readonly ms: number }
const GEDULD: Geduld = { versuche: 4, ms: 30_000 }
/** For a question that is asked again in some seconds anyway. */
export const UNGEDULDIG: Geduld = { versuche: 1, ms: 3_000 }

const adresse = (config: S3Config, { key, query = {} }: S3Aufruf): URL => {
  const url = new URL(config.endpoint)
  if (!config.pathStyle) url.hostname = `${config.bucket}.${url.hostname}`
  url.pathname = [...(config.pathStyle ? [config.bucket] : []), ...(key === '' ? [] : [key])].join('/')
  for (const [name, wert] of Object.entries(query)) url.searchParams.set(name, wert)
  return url
}

/** The hash of what is sent is signed too: the store refuses bytes that changed on the way. */
const unterschrieben = (config: S3Config, aufruf: S3Aufruf) =>
  new AwsV4Signer({
    method: aufruf.method,
    url: adresse(config, aufruf).href,
    headers: {
      'x-amz-content-sha256': createHash('sha256')
        .update(aufruf.body ?? '')
        .digest('hex'),
    },
    service: 's3',
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
  }).sign()

/** What S3 answered: head and body. Who does not read the body to its end drops it, so that the line is free again. */
export type S3Antwort = {
  readonly status: number
  readonly ok: boolean
  readonly etag: string | undefined
  /** The pieces as they come; breaks with FilesUnavailable when the line is cut or stands still. */
  readonly body: Readable
  text(): Promise<string>
  drop(): void
}

/** Ends what the store leaves waiting for so long. */
type Wache = <T>(arbeit: () => Promise<T>) => Promise<T>

const wache =
  (ende: AbortController, { method }: S3Aufruf, ms: number): Wache =>
  async (arbeit) => {
    const uhr = setTimeout(() => ende.abort(), ms)
    try {
      return await arbeit()
    } catch (cause) {
      const was = ende.signal.aborted ? `stood still for ${ms} ms` : 'failed'
      throw new FilesUnavailable(`S3 ${method} ${was}`, { cause })
    } finally {
      clearTimeout(uhr)
    }
  }

/** Guarded while somebody waits for the next piece: a slow reader keeps nobody waiting. */
async function* stueckweise(antwort: IncomingMessage, bewachen: Wache): AsyncGenerator<Buffer, void> {
  // An IncomingMessage without an encoding gives Buffers (node:http).
  const stuecke = antwort[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  for (
    let n = await bewachen(() => stuecke.next());
    n.done !== true;
    n = await bewachen(() => stuecke.next())
  )
    yield n.value
}

const alsAntwort = (antwort: IncomingMessage, bewachen: Wache): S3Antwort => {
  const status = antwort.statusCode ?? 0
  const body = readThrough(antwort, stueckweise(antwort, bewachen), { highWaterMark: 0 })
  return {
    status,
    ok: status >= 200 && status < 300,
    etag: antwort.headers.etag,
    body,
    text: () => text(body),
    drop: () => body.destroy(),
  }
}

/** By node:http and not by fetch: ADR 0047. */
const anfragen = (url: URL, optionen: RequestOptions, body: Buffer | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    const anfrage = request(url, optionen, (antwort) => {
      // A line that breaks while nobody reads: who reads next hears of it.
      antwort.on('error', () => undefined)
      resolve(antwort)
    })
    anfrage.on('error', reject)
    anfrage.end(body)
  })

const senden = async (config: S3Config, aufruf: S3Aufruf, ms: number): Promise<S3Antwort> => {
  const { url, headers } = await unterschrieben(config, aufruf)
  const ende = new AbortController()
  const bewachen = wache(ende, aufruf, ms)
  const { method, body } = aufruf
  const kopf = { ...Object.fromEntries(headers), 'content-length': String(body?.length ?? 0) }
  const optionen = { method, headers: kopf, signal: ende.signal }
  return alsAntwort(await bewachen(() => anfragen(url, optionen, body)), bewachen)
}

/** The store is overloaded or restarts: it says so by these. */
const gleichNochEinmal = ({ status }: S3Antwort) => status >= 500 || status === 429 || status === 408

const einVersuch = async (
  config: S3Config,
  aufruf: S3Aufruf,
  ms: number,
): Promise<S3Antwort | FilesUnavailable> => {
  try {
    const antwort = await senden(config, aufruf, ms)
    if (!gleichNochEinmal(antwort)) return antwort
    antwort.drop()
    return new FilesUnavailable(`S3 ${aufruf.method} answered ${antwort.status}`)
  } catch (error) {
    if (error instanceof FilesUnavailable) return error
    throw error
  }
}

/**
 * One call of the S3 interface, repeated a few times while the store does not answer or has no time. All our calls may
 * be repeated: a key is written once and by one caller. Every other answer is the caller's to judge.
 * @throws FilesUnavailable
 */
export const s3Aufrufen = async (
  config: S3Config,
  aufruf: S3Aufruf,
  { versuche, ms }: Geduld = GEDULD,
): Promise<S3Antwort> => {
  for (let versuch = 1; ; versuch += 1) {
    const ergebnis = await einVersuch(config, aufruf, ms)
    if (!(ergebnis instanceof FilesUnavailable)) return ergebnis
    if (versuch === versuche) throw ergebnis
    await warten(PAUSE_MS * 2 ** versuch * (0.5 + Math.random() / 2))
  }
}

/** The element's text in one of the small XML answers of S3; undefined where it has none. */
export const xmlText = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]

/** A refusal that no repetition mends: wrong key, no such bucket, no right. Nothing of the content stands in it. */
export const s3Absage = async (aufruf: S3Aufruf, antwort: S3Antwort): Promise<FilesUnavailable> => {
  const code = xmlText(await antwort.text(), 'Code') ?? 'ohne Angabe'
  return new FilesUnavailable(`S3 ${aufruf.method} answered ${antwort.status} ${code}`)
}
