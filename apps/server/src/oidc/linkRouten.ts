import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Antwort } from './anmeldung/interaktion.ts'
import type { Zweck } from './post/einmallink.ts'
import { emailLink } from './post/emailLink.ts'
import { linkAnfrage, type LinkAnfrage, type LinkDeps, type LinkSchritte } from './post/linkAnfrage.ts'
import { LINKWEG } from './post/mails.ts'
import { passwortLink } from './post/passwortLink.ts'
import { antwortSenden, fehlerBehandeln, type Rahmung } from './seitenSenden.ts'

/** The pages that the links of mails lead to: outside of any dialogue, on whatever device. */
export const linkRouten = async (app: FastifyInstance, deps: LinkDeps, rahmung: Rahmung): Promise<void> => {
  await app.register(formbody, { bodyLimit: 16 * 1024 })
  app.setErrorHandler(fehlerBehandeln(rahmung))
  const mit =
    (zweck: Zweck, schritt: (a: LinkAnfrage) => Promise<Antwort>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      antwortSenden(rahmung, request, reply, await schritt(await linkAnfrage(deps, zweck, request)))
  const seiten: readonly (readonly [Zweck, LinkSchritte])[] = [
    ['EMAIL_BESTAETIGEN', emailLink(deps)],
    ['PASSWORT_NEU', passwortLink(deps)],
  ]
  for (const [zweck, { zeigen, absenden }] of seiten) {
    app.get(LINKWEG[zweck], mit(zweck, zeigen))
    app.post(LINKWEG[zweck], mit(zweck, absenden))
  }
}
