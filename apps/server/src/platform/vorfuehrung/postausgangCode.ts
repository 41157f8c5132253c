import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sameSecret } from '../secrets/sameSecret.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { html, type Html } from '../seiten/html.ts'

const COOKIE = 'vorfuehrung_postausgang'
/** Where the mails of the demo world are read. */
export const POSTAUSGANG_PFAD = '/demo/postausgang'

/** 80 bits in capitals and digits that can't be mistaken for one another: nobody guesses them, so no limit is needed. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * The code that opens the outbox of a public demonstration, in groups of four; undefined where none is needed.
 * The same on every instance and after each start.
 */
export const postausgangCode = async (
  { demoOeffentlich }: Pick<Config, 'demoOeffentlich'>,
  secrets: Secrets,
): Promise<string | undefined> => {
  if (!demoOeffentlich) return undefined
  const zeichen = [...(await secrets.get('postausgang', 16))].map((byte) => ALPHABET[byte % 32])
  return zeichen.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** As people type it: spaces and small letters do not matter. */
const ohneBeiwerk = (code: string) => code.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

export const hatCode = (request: FastifyRequest, code: string | undefined): boolean =>
  code === undefined || sameSecret(code, request.cookies[COOKIE] ?? '')

/** Asks for the code; `falsch` after a try. */
export const codeFormular = (falsch: boolean): Html =>
  html`<p>
      Die E-Mails dieser öffentlichen Vorführung zeigt das Portal nur, wer den Code kennt. Er steht beim Start
      im Protokoll des Portals.
    </p>
    ${falsch && html`<p role="alert" id="fehler"><strong>Dieser Code stimmt nicht.</strong></p>`}
    <form method="post" aria-label="Code eingeben" action="${POSTAUSGANG_PFAD}">
      <label for="code">Code aus dem Protokoll</label>
      <input
        id="code"
        name="code"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        required
        ${falsch && html`aria-invalid="true" aria-describedby="fehler"`}
      />
      <button type="submit">Postausgang öffnen</button>
    </form>`

const gegeben = (body: unknown): string => (body instanceof URLSearchParams ? (body.get('code') ?? '') : '')

/** Takes the code and remembers it in a cookie of this page, until the browser is closed. */
export const registerCode = (
  app: FastifyInstance,
  code: string,
  { portalUrl }: Pick<Config, 'portalUrl'>,
  abweisen: (reply: FastifyReply) => FastifyReply,
): void =>
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(POSTAUSGANG_PFAD, { schema: { hide: true } }, async (request, reply) => {
      if (!sameSecret(ohneBeiwerk(code), ohneBeiwerk(gegeben(request.body)))) return abweisen(reply)
      const secure = portalUrl.startsWith('https:')
      return reply
        .setCookie(COOKIE, code, { path: POSTAUSGANG_PFAD, httpOnly: true, sameSite: 'strict', secure })
        .redirect(POSTAUSGANG_PFAD, 303)
    })
  })
