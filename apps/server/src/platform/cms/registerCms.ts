import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { CSP_INHALT } from '../http/securityHeaders.ts'
import type { Services } from '../services.ts'
import { stilRouten } from '../seiten/stil.ts'
import { istTheme } from '../seiten/theme.ts'
import { cmsPfad, EIGENES } from './adresse.ts'
import type { Antwort, Ausfall } from './antwort.ts'
import { fetchFromCms } from './fetchPage.ts'
import { inhalteLaden } from './inhalte.ts'
import { neueTabsAnsagen } from './neueTabs.ts'
import { ausfallSeite, inhaltSeite, type Ansicht } from './seite.ts'

const HTML = 'text/html; charset=utf-8'

/** The frame's origin is none (sandbox): what it loads comes from another place, in the browser's eyes. */
const FUER_RAHMEN = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }

const ansichtVon = (request: FastifyRequest): Ansicht => {
  const { thema } = request.query as Readonly<Record<string, unknown>> // Fastify parses it; no schema, so no type
  return {
    thema: istTheme(thema) ? thema : undefined,
    imRahmen: request.headers['sec-fetch-dest'] === 'iframe',
  }
}

const ausfallAntwort = (config: Config, ansicht: Ansicht, ausfall: Ausfall): Antwort =>
  ausfall === 'unbekannt'
    ? {
        status: 404,
        typ: HTML,
        inhalt: ausfallSeite(config, ansicht, 'Diese Seite gibt es nicht', [
          'Vielleicht wurde sie verschoben. Öffnen Sie die Hilfe oder die rechtlichen Hinweise am Ende jeder Seite des Portals.',
        ]),
      }
    : {
        status: 502,
        typ: HTML,
        inhalt: ausfallSeite(config, ansicht, 'Diese Seite ist gerade nicht erreichbar', [
          'Das liegt an uns, nicht an Ihnen. Ihre Eingaben im Portal sind davon nicht betroffen.',
          `Bitte versuchen Sie es in einigen Minuten noch einmal. Eilt es, erreichen Sie uns unter ${config.bankTelefon} oder ${config.bankEmail}.`,
        ]),
      }

type Quelle = (pfad: string, ansicht: Ansicht) => Promise<Antwort | Ausfall>

const mitgeliefert = (config: Config): Quelle => {
  const inhalte = inhalteLaden(config)
  return async (pfad, ansicht) => {
    const inhalt = inhalte.get(pfad)
    if (inhalt === undefined) return 'unbekannt'
    return { status: 200, typ: HTML, inhalt: inhaltSeite(config, ansicht, inhalt) }
  }
}

/** latin1 keeps every byte as it is, whatever the page's own encoding. */
const angesagt = (antwort: Antwort): Antwort =>
  antwort.typ.startsWith('text/html')
    ? {
        ...antwort,
        inhalt: Buffer.from(neueTabsAnsagen(antwort.inhalt.toString('latin1')), 'latin1'),
      }
    : antwort

const fremd =
  (basis: string, { log }: Services): Quelle =>
  async (pfad) => {
    const antwort = await fetchFromCms(basis, pfad, (err) => log.warn({ err, pfad }, 'cms failed'))
    return typeof antwort === 'string' ? antwort : angesagt(antwort)
  }

const senden = (reply: FastifyReply, { status, typ, inhalt }: Antwort) =>
  reply
    .removeHeader('cross-origin-opener-policy')
    .headers({
      'content-security-policy': CSP_INHALT,
      'cache-control': status === 200 ? 'public, max-age=300' : 'no-store',
      vary: 'Sec-Fetch-Dest',
      ...(typ.startsWith('text/html') ? {} : FUER_RAHMEN),
    })
    .code(status)
    .type(typ)
    .send(inhalt)

/**
 * `/cms/…`, the content proxy: the texts shipped with the product, or those of the
 * operator's content system. Without the proxy flag the browser is sent on to that system.
 */
export const registerCms = (app: FastifyInstance, services: Services): void => {
  const { config } = services
  const { cmsUrl, cmsProxy } = config
  const quelle = cmsUrl === undefined ? mitgeliefert(config) : fremd(cmsUrl, services)
  const datei = fileURLToPath(new URL('inhalte.css', import.meta.url))
  stilRouten(app, { ordner: EIGENES, name: 'inhalte.css', datei, headers: FUER_RAHMEN })
  app.get('/cms/*', { schema: { hide: true } }, async (request, reply) => {
    const pfad = cmsPfad(request.raw.url ?? '')
    if (pfad !== undefined && cmsUrl !== undefined && !cmsProxy)
      return reply.redirect(new URL(pfad, cmsUrl).href)
    const ansicht = ansichtVon(request)
    const antwort = pfad === undefined ? 'unbekannt' : await quelle(pfad, ansicht)
    return senden(reply, typeof antwort === 'string' ? ausfallAntwort(config, ansicht, antwort) : antwort)
  })
}
