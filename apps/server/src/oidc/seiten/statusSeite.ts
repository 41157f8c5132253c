import type { FastifyInstance } from 'fastify'
import { STATUS_COOKIE, STATUS_PFAD } from '../sitzung/sitzungsstatus.ts'
import { csp, SEITEN_HEADER } from './rahmen.ts'

/** Answers the page that framed it, and nobody else: 'unchanged', 'changed', or 'error' for what is no question. */
const SKRIPT = `
addEventListener('message', async ({ data, origin, source }) => {
  if (source !== parent) return
  const [, client, erwartet, salz] = /^(\\S+) ([\\w-]+)\\.([\\w-]+)$/.exec(data) ?? []
  if (salz === undefined) return source.postMessage('error', origin)
  const zustand = /(?:^|; )${STATUS_COOKIE}=([\\w-]+)/.exec(document.cookie)?.[1] ?? ''
  const text = new TextEncoder().encode([client, origin, zustand, salz].join(' '))
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const ist = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  source.postMessage(ist === erwartet ? 'unchanged' : 'changed', origin)
})
`

const DOKUMENT = `<!doctype html>
<html lang="de">
  <head><meta charset="utf-8" /><title>Anmeldung</title><script>${SKRIPT}</script></head>
  <body></body>
</html>
`

/** The page of the session check; only the portal may frame it. It is the same for everybody. */
export const statusSeiteRoute = (app: FastifyInstance, portalUrl: string): void => {
  const header = {
    ...SEITEN_HEADER,
    'content-security-policy': csp(portalUrl, { skript: SKRIPT, rahmenBar: true }),
  }
  app.get(STATUS_PFAD, async (_request, reply) =>
    reply.headers(header).type('text/html; charset=utf-8').send(DOKUMENT),
  )
}
