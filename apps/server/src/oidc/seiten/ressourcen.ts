import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { RESSOURCEN } from './rahmen.ts'

const schrift = (gewicht: 400 | 600) =>
  fileURLToPath(import.meta.resolve(`@fontsource/fira-sans/files/fira-sans-latin-${gewicht}-normal.woff2`))

/** Style sheet and fonts of the pages; a handful, kept in memory. */
export const ressourcenRouten = (app: FastifyInstance): void => {
  const liefern = (name: string, typ: string, pfad: string) => {
    const inhalt = readFileSync(pfad)
    app.get(`${RESSOURCEN}/${name}`, async (_request, reply) =>
      reply.type(typ).header('cache-control', 'public, max-age=3600').send(inhalt),
    )
  }
  liefern('seiten.css', 'text/css; charset=utf-8', fileURLToPath(new URL('seiten.css', import.meta.url)))
  liefern('fira-sans-400.woff2', 'font/woff2', schrift(400))
  liefern('fira-sans-600.woff2', 'font/woff2', schrift(600))
}
