import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as warten } from 'node:timers/promises'
import { s3Aufrufen } from '../../files/s3/s3Aufruf.ts'
import type { S3Config } from '../../files/s3/s3Konfiguration.ts'
import { freierPort } from './freierPort.ts'

const BUCKET = 'portal-test'

/** A store under test, what is in it by name, and its end. */
export type S3Server = {
  readonly config: S3Config
  readonly inhalt: () => Promise<string[]>
  readonly stop: () => Promise<unknown>
}

const config = (port: number, key: string): S3Config => ({
  endpoint: `http://127.0.0.1:${port}`,
  bucket: BUCKET,
  region: 'us-east-1',
  accessKeyId: key,
  secretAccessKey: key,
  pathStyle: true,
})

type S3rver = new (options: object) => { run(): Promise<{ port: number }>; close(): Promise<void> }

const schluessel = (xml: string) => [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '')
const liste = async (einstellung: S3Config, query: Record<string, string>) =>
  schluessel(await (await s3Aufrufen(einstellung, { method: 'GET', key: '', query })).text())

/**
 * s3rver: speaks S3 with signatures and uploads in parts, keeps files in `folder`. It does not know that an upload is
 * dropped, so what it lists are files alone.
 */
export const starteS3rver = async (folder: string): Promise<S3Server> => {
  // The package has no types; the two calls of it that we need are declared above.
  const { default: Server } = (await import('@20minutes/s3rver')) as { default: S3rver }
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const einstellung = config(port, 'S3RVER')
  return {
    config: einstellung,
    inhalt: () => liste(einstellung, { 'list-type': '2' }),
    stop: () => server.close(),
  }
}

/** VERSITYGW_PROGRAMM names one outside the path. */
const VERSITYGW = process.env['VERSITYGW_PROGRAMM'] ?? 'versitygw'
export const ohneVersitygw = spawnSync(VERSITYGW, ['--version']).error !== undefined

/** Versity S3 Gateway: what banks put before their storage; its own lists say what is in it, begun uploads included. */
export const starteVersitygw = async (folder: string): Promise<S3Server> => {
  const port = await freierPort()
  const einstellung = config(port, 'zugang-der-pruefung')
  await mkdir(join(folder, BUCKET))
  const prozess = spawn(
    VERSITYGW,
    [
      '--port',
      `127.0.0.1:${port}`,
      '--access',
      einstellung.accessKeyId,
      '--secret',
      einstellung.secretAccessKey,
      'posix',
      folder,
    ],
    { stdio: 'ignore' },
  )
  while (
    !(await fetch(einstellung.endpoint).then(
      () => true,
      () => false,
    ))
  )
    await warten(50)
  return {
    config: einstellung,
    inhalt: async () => [
      ...(await liste(einstellung, { 'list-type': '2' })),
      ...(await liste(einstellung, { uploads: '' })),
    ],
    stop: async () => {
      prozess.kill()
      await once(prozess, 'exit')
    },
  }
}
