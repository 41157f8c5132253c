import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AKTIONEN } from './aktionen/aktionen.ts'
import { aktionSchritte } from './aktionen/aktionSchritte.ts'
import { AKTIONS_PROMPT } from './aktionen/aktionsPrompt.ts'
import { anmeldeSchritte } from './anmeldeSchritte.ts'
import { wegZu, type InteraktionDeps, type Schritt } from './interaktion.ts'
import { registrierSchritte } from './registrierSchritte.ts'
import { antwortSenden, fehlerBehandeln, type Rahmung } from './seitenSenden.ts'
import { vergessenSchritte } from './vergessenSchritte.ts'
import { zweiterFaktorSchritte } from './zweiterFaktor/zweiterFaktorSchritte.ts'

const antworten =
  (deps: InteraktionDeps, rahmung: Rahmung, schritt: Schritt) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await deps.provider.interactionDetails(request.raw, reply.raw)
    const antwort = await schritt({ request, reply, interaction })
    return antwortSenden(rahmung, request, reply, antwort)
  }

/**
 * The login and registration pages below `/realms/portal/login-actions/`. The interaction is found by a signed cookie
 * that belongs to the path; the forms work without JavaScript.
 */
export const interaktionRouten = async (
  app: FastifyInstance,
  deps: InteraktionDeps,
  rahmung: Rahmung,
): Promise<void> => {
  await app.register(formbody, { bodyLimit: 16 * 1024 })
  app.setErrorHandler(fehlerBehandeln(rahmung))
  const anmelden = anmeldeSchritte(deps)
  const registrieren = registrierSchritte(deps)
  const aktion = aktionSchritte(deps)
  const vergessen = vergessenSchritte(deps)
  const mit = (schritt: Schritt) => antworten(deps, rahmung, schritt)
  const jeNachPrompt = new Map<string, { zeigen: Schritt }>([
    ['create', registrieren],
    [AKTIONS_PROMPT, aktion],
  ])
  app.get(
    wegZu(':uid'),
    mit((a) => (jeNachPrompt.get(a.interaction.prompt.name) ?? anmelden).zeigen(a)),
  )
  const formulare = [
    ...AKTIONEN.map(({ name }) => [`/aktion/${name}`, aktion.absenden(name)] as const),
    ['/abbrechen', aktion.abbrechen],
    ['/abmelden', aktion.abmelden],
  ] as const
  for (const [ende, absenden] of formulare) {
    app.post(wegZu(':uid', ende), mit(absenden))
    // Whoever opens its address once more sees what is due.
    app.get(wegZu(':uid', ende), mit(aktion.zeigen))
  }
  app.get(wegZu(':uid', '/anmelden'), mit(anmelden.zeigen))
  app.post(wegZu(':uid', '/anmelden'), mit(anmelden.absenden))
  for (const [weg, schritte] of Object.entries(zweiterFaktorSchritte(deps))) {
    app.get(wegZu(':uid', `/${weg}`), mit(schritte.zeigen))
    app.post(wegZu(':uid', `/${weg}`), mit(schritte.absenden))
  }
  app.get(wegZu(':uid', '/passwort-vergessen'), mit(vergessen.zeigen))
  app.post(wegZu(':uid', '/passwort-vergessen'), mit(vergessen.absenden))
  app.get(wegZu(':uid', '/registrieren'), mit(registrieren.zeigen))
  app.post(wegZu(':uid', '/registrieren'), mit(registrieren.absenden))
}
