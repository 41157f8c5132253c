import { MELDUNGEN, type MeldungStand } from '@foerderportal/contract/identifizierung/staende'
import { Kennung } from '@foerderportal/contract/shared/nummern/kennung'
import type { FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { sendProblem } from '../../platform/http/problems.ts'
import { CSP_PLAIN_PAGE } from '../../platform/http/securityHeaders.ts'
import type { Identdienst } from '../../platform/ident/identdienst.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'
import { stilRouten } from '../../platform/seiten/stil.ts'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Services } from '../../platform/services.ts'
import { DEMO_IDENTDIENST, istDemoIdentdienst, istSeite } from './demoIdentdienst.ts'
import { DEMO_MELDUNG_SENDEN } from './meldungSenden.ts'
import { auswahlSeite } from './auswahlSeite.ts'

const Pfad = z.object({ vorgang: Kennung, zeichen: z.string().check(z.maxLength(100)) })
const Auswahl = z.object({
  stand: z.enum(MELDUNGEN),
  verzoegerung: z._default(z.enum(['0', '10', '60']), '0'),
})
type Auswahl = z.output<typeof Auswahl>

/** With a delay the service says at once that it checks, and what came of it later. */
const meldungen = ({ stand, verzoegerung }: Auswahl, jetzt: Date) => {
  // Ever later messages have ever higher numbers, also those of a second visit of the page.
  const folge = jetzt.getTime()
  const spaeter = Number(verzoegerung) * 1000
  const erste: readonly { stand: MeldungStand; folge: number; am: Date }[] =
    spaeter > 0 ? [{ stand: 'IN_PRUEFUNG', folge, am: jetzt }] : []
  return [...erste, { stand, folge: folge + 1, am: new Date(jetzt.getTime() + spaeter) }]
}

const abschicken = async ({ db, clock }: Services, vorgang: string, auswahl: Auswahl): Promise<void> => {
  for (const { stand, folge, am } of meldungen(auswahl, clock.now())) {
    const aufzeichnung = stand === 'ERFOLGREICH' || stand === 'NICHT_ERFOLGREICH'
    await jobEinreihen(db, DEMO_MELDUNG_SENDEN, { vorgang, folge, stand, aufzeichnung }, { runAt: am })
  }
}

const registerSeite = (app: FastifyInstance, services: Services, { geheimnis }: Identdienst): void => {
  const pfad = `${DEMO_IDENTDIENST}/:vorgang/:zeichen`
  const schema = { hide: true, params: Pfad }
  // The schema has parsed the path; Fastify's type does not follow it.
  const vorgangVon = (params: unknown) => {
    const { vorgang, zeichen } = params as z.output<typeof Pfad>
    return istSeite(geheimnis, vorgang, zeichen) ? vorgang : undefined
  }
  app.get(pfad, { schema }, async (request, reply) => {
    if (vorgangVon(request.params) === undefined) return sendProblem(reply, ALLGEMEIN.nichtGefunden)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CSP_PLAIN_PAGE)
      .send(auswahlSeite(services.config))
  })
  app.post(pfad, { schema: { ...schema, body: Auswahl } }, async (request, reply) => {
    const vorgang = vorgangVon(request.params)
    if (vorgang === undefined) return sendProblem(reply, ALLGEMEIN.nichtGefunden)
    await abschicken(services, vorgang, request.body as Auswahl) // parsed by the schema as well
    return reply.redirect('/identifizierung/in-arbeit', 303)
  })
}

/** The page of the demo's identification service. With DEMO=0 it does not exist. */
export const registerDemoIdentdienst = (app: FastifyInstance, services: Services): void => {
  const { identdienst, config } = services
  if (!config.demo || !istDemoIdentdienst(identdienst)) return
  stilRouten(app, {
    ordner: DEMO_IDENTDIENST,
    name: 'seite.css',
    datei: fileURLToPath(new URL('seite.css', import.meta.url)),
  })
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    registerSeite(scope, services, identdienst)
  })
}
