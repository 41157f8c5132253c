import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { cspPage, type FremdeOrte } from './securityHeaders.ts'

const YEAR = 365 * 24 * 60 * 60

/** Headers that a browser reads of a page only; on a dozen small files they weigh as much as another file. */
const PAGES_ONLY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
] as const

/** What a browser asks again by: never for a file whose name changes with its content. */
const FOR_REVALIDATION = ['etag', 'last-modified', 'accept-ranges'] as const

/** Names below /assets carry the hash of their content: they never change. Everything else is asked for again. */
const headersOf = (fremde: FremdeOrte) => (reply: FastifyReply, path: string) => {
  if (path.includes(`${sep}assets${sep}`)) {
    reply.header('cache-control', `public, max-age=${YEAR}, immutable`)
    for (const name of [...PAGES_ONLY, ...FOR_REVALIDATION]) reply.removeHeader(name)
    return
  }
  reply.header('cache-control', 'no-cache')
  if (!/\.html(\.br|\.gz)?$/.test(path)) return
  // The silent sign-in runs in a frame of the portal itself; no other page may be framed at all.
  const silent = path.includes('silent.html')
  reply.header('content-security-policy', cspPage(fremde, silent ? "'self'" : "'none'"))
}

/** The built pages of an app. */
export type Spa = {
  readonly folder: string
  /** The path below which its files lie and its router decides: '/' for the portal, which has all that no other app has. */
  readonly prefix: string
}

/**
 * Serves built SPAs, precompressed where a build left `.br` and `.gz` beside a file. Those without a build have nothing to
 * serve: answers with the others.
 */
export const registerSpas = async (
  app: FastifyInstance,
  spas: readonly Spa[],
  fremde: FremdeOrte,
): Promise<readonly Spa[]> => {
  const built = spas.filter(({ folder }) => existsSync(folder))
  for (const [i, spa] of built.entries()) await registerSpa(app, spa, fremde, i === 0)
  return built
}

const registerSpa = (app: FastifyInstance, { folder, prefix }: Spa, fremde: FremdeOrte, first: boolean) =>
  app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: first,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    setHeaders: headersOf(fremde),
  })
