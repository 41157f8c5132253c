import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { htmlEscapen } from '../http/html.ts'
import { CSP_PLAIN_PAGE } from '../http/securityHeaders.ts'
import type { Services } from '../services.ts'
import type { PostausgangTabelle } from '../mail/postausgang.ts'
import { POSTAUSGANG_PFAD, codeFormular, hatCode, registerCode } from './postausgangCode.ts'
import { vorfuehrungsseite } from './vorfuehrungsseite.ts'

const HOECHSTENS = 200

const Query = z.object({ an: z.optional(z.string().check(z.maxLength(254))) })

/** Addresses in a mail become links, so that the demo's mails can be followed. Applied to escaped text. */
const mitLinks = (escaped: string) =>
  escaped.replaceAll(
    /https?:\/\/(?:(?!&quot;|&lt;|&gt;)\S)*[^\s.,;:!?)]/g,
    (adresse) => `<a href="${adresse}">${adresse}</a>`,
  )

type Brief = {
  an: string
  betreff: string
  text: string
  angelegt_am: Date
  versendet_am: Date | null
  fehler: string | null
}

const zustand = ({ versendet_am, fehler }: Brief) =>
  versendet_am
    ? 'versendet'
    : fehler === null
      ? 'wird versendet'
      : `noch nicht versendet (${htmlEscapen(fehler)})`

const alsArtikel = (brief: Brief) => `<article>
<h2>${htmlEscapen(brief.betreff)}</h2>
<dl><dt>An</dt><dd>${htmlEscapen(brief.an)}</dd>
<dt>Vom</dt><dd><time datetime="${brief.angelegt_am.toISOString()}">${alsZeitpunkt(brief.angelegt_am.toISOString())}</time>, ${zustand(brief)}</dd></dl>
<p class="text">${mitLinks(htmlEscapen(brief.text))}</p>
</article>`

const briefeUndSuche = (
  an: string | undefined,
  briefe: readonly Brief[],
) => `<p>Diese E-Mails hat das Portal verschickt, die neueste zuerst. Die Seite gibt es nur in der Vorführung.</p>
<form method="get" role="search" aria-label="E-Mails eines Empfängers">
<label for="an">E-Mail-Adresse des Empfängers</label>
<input id="an" name="an" type="email" autocomplete="off" value="${htmlEscapen(an ?? '')}">
<button type="submit">Anzeigen</button>
</form>
${briefe.length > 0 ? briefe.map(alsArtikel).join('\n') : '<p role="status">Es liegt keine E-Mail vor.</p>'}`

const lesen = ({ db }: Services, an: string | undefined): Promise<Brief[]> => {
  const briefe = db
    .$extendTables<PostausgangTabelle>()
    .selectFrom('postausgang')
    .select(['an', 'betreff', 'text', 'angelegt_am', 'versendet_am', 'fehler'])
    .orderBy('angelegt_am', 'desc')
    .limit(HOECHSTENS)
  return (an === undefined || an === '' ? briefe : briefe.where('an', '=', an)).execute()
}

/** `/demo/postausgang?an=`: the mails of the demo world, newest first; in a public demonstration for who has the code. */
export const registerPostausgangSeite = (app: FastifyInstance, services: Services): void => {
  const { config, vorfuehrungscode } = services
  const senden = (reply: FastifyReply, inhalt: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CSP_PLAIN_PAGE)
      .header('cache-control', 'no-store')
      .send(vorfuehrungsseite(config, 'Postausgang der Vorführung', inhalt))
  app.get(POSTAUSGANG_PFAD, { schema: { hide: true, querystring: Query } }, async (request, reply) => {
    if (!hatCode(request, vorfuehrungscode)) return senden(reply.code(403), codeFormular(false).text)
    // The schema above has parsed the query; Fastify's type does not follow it.
    const { an } = request.query as z.output<typeof Query>
    return senden(reply, briefeUndSuche(an, await lesen(services, an)))
  })
  if (vorfuehrungscode !== undefined)
    registerCode(app, vorfuehrungscode, config, (reply) => senden(reply.code(403), codeFormular(true).text))
}
