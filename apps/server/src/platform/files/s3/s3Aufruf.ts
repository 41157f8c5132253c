import { createHash } from 'node:crypto'
import { setTimeout as warten } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { FilesUnavailable } from '../fileStore.ts'
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

/** Ends what the store leaves waiting for so long. */
type Wache = <T>(arbeit: () => Promise<T>) => Promise<T>

const wache =
  (ende: AbortController, { method }: S3Aufruf, ms: number): Wache =>
  async (arbeit) => {
    const uhr = setTimeout(
      () => ende.abort(new FilesUnavailable(`S3 ${method} stood still for ${ms} ms`)),
      ms,
    )
    try {
      return await arbeit()
    } finally {
      clearTimeout(uhr)
    }
  }

/** The same answer, whose body is guarded while somebody waits for its next piece: a slow reader keeps nobody waiting. */
const bewacht = (antwort: Response, bewachen: Wache): Response => {
  if (antwort.body === null) return antwort
  const { status, headers } = antwort
  const koerper: ReadableStream<Uint8Array> = antwort.body
  const leser = koerper.getReader()
  const stueckweise = new ReadableStream<Uint8Array>(
    {
      pull: async (ziel) => {
        const { done, value } = await bewachen(() => leser.read())
        if (done) ziel.close()
        else ziel.enqueue(value)
      },
      cancel: (grund) => leser.cancel(grund),
    },
    { highWaterMark: 0 },
  )
  return new Response(stueckweise, { status, headers })
}

const senden = async (config: S3Config, aufruf: S3Aufruf, ms: number): Promise<Response> => {
  const { url, headers } = await unterschrieben(config, aufruf)
  const ende = new AbortController()
  const bewachen = wache(ende, aufruf, ms)
  const body = aufruf.body === undefined ? {} : { body: new Uint8Array(aufruf.body) }
  const { method } = aufruf
  const rufen = () => fetch(url, { method, headers, ...body, signal: ende.signal, redirect: 'error' })
  return bewacht(await bewachen(rufen), bewachen)
}

/** The store is overloaded or restarts: it says so by these. */
const gleichNochEinmal = ({ status }: Response) => status >= 500 || status === 429 || status === 408

const einVersuch = async (
  config: S3Config,
  aufruf: S3Aufruf,
  ms: number,
): Promise<Response | FilesUnavailable> => {
  try {
    const antwort = await senden(config, aufruf, ms)
    if (!gleichNochEinmal(antwort)) return antwort
    await antwort.body?.cancel()
    return new FilesUnavailable(`S3 ${aufruf.method} answered ${antwort.status}`)
  } catch (error) {
    return new FilesUnavailable(`S3 ${aufruf.method} failed`, { cause: error })
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
): Promise<Response> => {
  for (let versuch = 1; ; versuch += 1) {
    const ergebnis = await einVersuch(config, aufruf, ms)
    if (ergebnis instanceof Response) return ergebnis
    if (versuch === versuche) throw ergebnis
    await warten(PAUSE_MS * 2 ** versuch * (0.5 + Math.random() / 2))
  }
}

/** The element's text in one of the small XML answers of S3; undefined where it has none. */
export const xmlText = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]

/** A refusal that no repetition mends: wrong key, no such bucket, no right. Nothing of the content stands in it. */
export const s3Absage = async (aufruf: S3Aufruf, antwort: Response): Promise<FilesUnavailable> => {
  const code = xmlText(await antwort.text(), 'Code') ?? 'ohne Angabe'
  return new FilesUnavailable(`S3 ${aufruf.method} answered ${antwort.status} ${code}`)
}
