import { createHash, randomBytes, randomUUID, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { FileMissing, FileTooLarge, FilesUnavailable, keyPruefen, type FileStore } from '../fileStore.ts'
import { s3Absage, s3Aufrufen, UNGEDULDIG, xmlText, type S3Antwort, type S3Aufruf } from './s3Aufruf.ts'
import type { S3Config } from './s3Konfiguration.ts'

/** The smallest part that S3 takes, the last one apart. One upload holds one part in memory, whatever its size. */
const TEIL_BYTES = 5 * 1024 * 1024

type Stand = { bytes: number; readonly hash: Hash }

/** What the source gives, counted and hashed; what is too long is refused at once. */
async function* gezaehlt(source: Readable, maxBytes: number, stand: Stand): AsyncGenerator<Buffer, void> {
  // The source is left open on refusal: destroying the body of a request would cut the line before the answer is sent.
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    stand.bytes += chunk.length
    if (stand.bytes > maxBytes) throw new FileTooLarge()
    stand.hash.update(chunk)
    yield chunk
  }
}

/** The same in parts of exactly TEIL_BYTES, the last one shorter (and empty when nothing is left for it). */
async function* inGleichenTeilen(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let teil = Buffer.allocUnsafe(TEIL_BYTES)
  let voll = 0
  for await (const chunk of chunks)
    for (let ab = 0; ab < chunk.length;) {
      const passt = chunk.copy(teil, voll, ab)
      voll += passt
      ab += passt
      if (voll < TEIL_BYTES) continue
      yield teil
      teil = Buffer.allocUnsafe(TEIL_BYTES)
      voll = 0
    }
  yield teil.subarray(0, voll)
}

const gelungen = async (config: S3Config, aufruf: S3Aufruf): Promise<S3Antwort> => {
  const antwort = await s3Aufrufen(config, aufruf)
  if (!antwort.ok) throw await s3Absage(aufruf, antwort)
  return antwort
}

/** A call whose answer is of no interest beyond its success; it is read, so that the line is free for the next one. */
const tun = async (config: S3Config, aufruf: S3Aufruf): Promise<string> =>
  (await gelungen(config, aufruf)).text()

/** An upload in parts: visible under its key when it is completed, and not before. */
const mehrteilig = async (config: S3Config, key: string) => {
  const xml = await tun(config, { method: 'POST', key, query: { uploads: '' } })
  const uploadId = xmlText(xml, 'UploadId')
  if (uploadId === undefined) throw new FilesUnavailable('S3 began no upload in parts')
  const etags: string[] = []
  return {
    teil: async (body: Buffer) => {
      const query = { partNumber: String(etags.length + 1), uploadId }
      const antwort = await gelungen(config, { method: 'PUT', key, query, body })
      await antwort.text()
      etags.push(antwort.etag ?? '')
    },
    abschliessen: async () => {
      const liste = etags.map((e, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${e}</ETag></Part>`)
      const body = Buffer.from(`<CompleteMultipartUpload>${liste.join('')}</CompleteMultipartUpload>`)
      const antwort = await tun(config, { method: 'POST', key, query: { uploadId }, body })
      // S3 answers 200 before it knows the outcome (CompleteMultipartUpload, 'Error responses').
      if (antwort.includes('<Error>')) throw new FilesUnavailable(`S3 answered ${xmlText(antwort, 'Code')}`)
    },
    verwerfen: () => tun(config, { method: 'DELETE', key, query: { uploadId } }),
  }
}

const inTeilen = async (config: S3Config, key: string, erster: Buffer, rest: AsyncIterable<Buffer>) => {
  const upload = await mehrteilig(config, key)
  try {
    await upload.teil(erster)
    for await (const teil of rest) if (teil.length > 0) await upload.teil(teil)
    await upload.abschliessen()
  } catch (error) {
    // What S3 can't be told now, its rule for uploads left behind removes (docs/betrieb/dateiablage.md).
    await upload.verwerfen().catch(() => undefined)
    throw error
  }
}

const schreiben = async (config: S3Config, key: string, source: Readable, maxBytes: number) => {
  const stand = { bytes: 0, hash: createHash('sha256') }
  const quelle = inGleichenTeilen(gezaehlt(source, maxBytes, stand))
  try {
    const erster = (await quelle.next()).value ?? Buffer.alloc(0)
    if (erster.length < TEIL_BYTES) await tun(config, { method: 'PUT', key, body: erster })
    else await inTeilen(config, key, erster, quelle)
    return { bytes: stand.bytes, sha256: stand.hash.digest('hex') }
  } finally {
    // Where S3 refuses before all is read, nobody would let go of the source.
    await quelle.return()
  }
}

const lesen = async (config: S3Config, key: string): Promise<Readable> => {
  const aufruf = { method: 'GET', key } as const
  const antwort = await s3Aufrufen(config, aufruf)
  if (antwort.status === 404) {
    antwort.drop()
    throw new FileMissing(key)
  }
  if (!antwort.ok) throw await s3Absage(aufruf, antwort)
  return antwort.body
}

/** Writes, reads back and compares: a bucket that is there says nothing about the right to write, or the disks below. */
const probe = async (config: S3Config): Promise<boolean> => {
  const key = randomUUID()
  const body = randomBytes(32)
  const aufrufen = (aufruf: S3Aufruf) => s3Aufrufen(config, aufruf, UNGEDULDIG)
  const geschrieben = await aufrufen({ method: 'PUT', key, body })
  await geschrieben.text()
  const gelesen = await buffer((await aufrufen({ method: 'GET', key })).body)
  await (await aufrufen({ method: 'DELETE', key })).text()
  return geschrieben.ok && gelesen.equals(body)
}

const erreichbar = async (config: S3Config) => {
  const ort = `Die Dateiablage ${config.endpoint}, Bucket ${config.bucket},`
  try {
    const bucket = await s3Aufrufen(config, { method: 'HEAD', key: '' }, UNGEDULDIG)
    bucket.drop()
    const { ok, status } = bucket
    if (!ok)
      return {
        ok,
        message: `${ort} weist das Portal ab (${status}). Prüfen Sie Bucket, Region und Schlüssel.`,
      }
    return (await probe(config))
      ? { ok, message: '' }
      : {
          ok: false,
          message: `${ort} gibt nicht zurück, was geschrieben wurde. Prüfen Sie Rechte und Speicher.`,
        }
  } catch {
    return { ok: false, message: `${ort} antwortet nicht.` }
  }
}

/** Files in a bucket of an S3 store. Addresses signed in advance are not used: who may read a file, we check ourselves. */
export const s3Store = (config: S3Config): FileStore => ({
  put: async (key, source, maxBytes) => {
    keyPruefen(key)
    return schreiben(config, key, source, maxBytes)
  },
  get: async (key) => {
    keyPruefen(key)
    return lesen(config, key)
  },
  delete: async (key) => {
    keyPruefen(key)
    await tun(config, { method: 'DELETE', key })
  },
  befinden: () => erreichbar(config),
})
