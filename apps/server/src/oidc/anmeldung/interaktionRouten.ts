import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AKTIONEN } from '../aktionen/aktionen.ts'
import { aktionSchritte } from '../aktionen/aktionSchritte.ts'
import { AKTIONS_PROMPT } from '../aktionen/aktionsPrompt.ts'
import { anmeldeSchritte } from './anmeldeSchritte.ts'
import { wegZu, type Antwort, type InteraktionDeps, type Schritt } from './interaktion.ts'
import { registrierSchritte } from './registrierSchritte.ts'
import { antwortSenden, fehlerBehandeln, type Rahmung } from '../seitenSenden.ts'
import { vergessenSchritte } from './vergessenSchritte.ts'
import { zweiterFaktorSchritte } from '../zweiterFaktor/zweiterFaktorSchritte.ts'
import { zweiterKlick } from './zweiterKlick.ts'

/** What is left to answer when the dialogue is over; undefined: the page that says so. */
type Vorbei = (request: FastifyRequest, reply: FastifyReply) => Promise<Antwort | undefined>

const antworten =
  (deps: InteraktionDeps, rahmung: Rahmung, schritt: Schritt, vorbei: Vorbei = async () => undefined) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const antwort = await deps.provider.interactionDetails(request.raw, reply.raw).then(
      (interaction) => schritt({ request, reply, interaction }),
      async (fehler: unknown) => {
        const doch = await vorbei(request, reply)
        if (doch === undefined) throw fehler
        return doch
      },
    )
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
  /** A form by which one signs in. */
  const mitNochmal = (schritt: Schritt) => antworten(deps, rahmung, schritt, zweiterKlick(deps))
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
  app.post(wegZu(':uid', '/anmelden'), mitNochmal(anmelden.absenden))
  for (const [weg, schritte] of Object.entries(zweiterFaktorSchritte(deps))) {
    app.get(wegZu(':uid', `/${weg}`), mit(schritte.zeigen))
    app.post(wegZu(':uid', `/${weg}`), mitNochmal(schritte.absenden))
  }
  app.get(wegZu(':uid', '/passwort-vergessen'), mit(vergessen.zeigen))
  app.post(wegZu(':uid', '/passwort-vergessen'), mit(vergessen.absenden))
  app.get(wegZu(':uid', '/registrieren'), mit(registrieren.zeigen))
  app.post(wegZu(':uid', '/registrieren'), mitNochmal(registrieren.absenden))
}
