import type { FastifyInstance } from 'fastify'
import { CSP_PLAIN_PAGE } from '../../../platform/http/securityHeaders.ts'
import type { Services } from '../../../platform/services.ts'
import { html } from '../../../platform/seiten/html.ts'
import { vorfuehrungsseite } from '../../../platform/vorfuehrung/vorfuehrungsseite.ts'
import { BEISPIELE, beispielSchreiben, type Beispiel } from './beispiele.ts'

const PFAD = '/demo/e-rechnungen'

const eintrag = ({ datei, titel, satz }: Beispiel) =>
  html`<article>
    <h2>${titel}</h2>
    <p>${satz}</p>
    <p><a href="${PFAD}/${datei}" download>${datei}</a></p>
  </article>`

const INHALT = html`<p>
    Diese E-Rechnungen sind erfunden und wurden vor drei Tagen gestellt. Laden Sie eine herunter, und legen
    Sie sie in einem Auszahlungsantrag als Rechnung vor: unter „Auszahlungen“, „Auszahlung beantragen“. Die
    Seite gibt es nur in der Vorführung.
  </p>
  ${BEISPIELE.map(eintrag)}`

const registerBeispiel = (app: FastifyInstance, { clock }: Services, beispiel: Beispiel): void => {
  const typ = beispiel.format === 'PDF' ? 'application/pdf' : 'application/xml'
  app.get(`${PFAD}/${beispiel.datei}`, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type(typ)
      .header('content-disposition', `attachment; filename="${beispiel.datei}"`)
      .header('cache-control', 'no-store')
      .send(await beispielSchreiben(beispiel, clock.now())),
  )
}

/** `/demo/e-rechnungen`: invoices to try in the demo world, which alone has the page. */
export const registerERechnungSeite = (app: FastifyInstance, services: Services): void => {
  const { config } = services
  if (!config.demo) return
  app.get(PFAD, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CSP_PLAIN_PAGE)
      .header('cache-control', 'no-store')
      .send(vorfuehrungsseite(config, 'E-Rechnungen zum Ausprobieren', INHALT.text)),
  )
  for (const beispiel of BEISPIELE) registerBeispiel(app, services, beispiel)
}
