import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const schrift = (gewicht: 400 | 600) =>
  fileURLToPath(import.meta.resolve(`@fontsource/fira-sans/files/fira-sans-latin-${gewicht}-normal.woff2`))

const GRUND = fileURLToPath(new URL('grund.css', import.meta.url))

type Stil = {
  /** Folder of the addresses, the fonts' included. */
  readonly ordner: string
  /** Name of the style sheet, and the file that follows the common ground in it. */
  readonly name: string
  readonly datei: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Serves style sheet and fonts of pages that the server draws; a handful, kept in memory. */
export const stilRouten = (app: FastifyInstance, { ordner, name, datei, headers = {} }: Stil): void => {
  const liefern = (datei: string, typ: string, inhalt: Buffer) =>
    app.get(`${ordner}/${datei}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(typ).header('cache-control', 'public, max-age=3600').headers(headers).send(inhalt),
    )
  const stil = Buffer.concat([GRUND, datei].map((pfad) => readFileSync(pfad)))
  liefern(name, 'text/css; charset=utf-8', stil)
  liefern('fira-sans-400.woff2', 'font/woff2', readFileSync(schrift(400)))
  liefern('fira-sans-600.woff2', 'font/woff2', readFileSync(schrift(600)))
}
