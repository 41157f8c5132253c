import { inEinerZeile } from '@foerderportal/values/text/reinText'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { default as Provider } from 'oidc-provider'
import { kontoSuchen } from './anmelden.ts'
import { dialogVorbei } from '../artifacts.ts'
import { formularFeld } from '../seitenformular.ts'
import type { Antwort, InteraktionDeps } from './interaktion.ts'
import { ANMELDEWEG } from '../ort.ts'

/** The dialogue that this browser was in at this address; its signed cookie outlives it. */
const dialogAus = (provider: Provider, request: FastifyRequest, reply: FastifyReply) =>
  provider
    .createContext(request.raw, reply.raw)
    .cookies.get(provider.cookieName('interaction'), { signed: true })

/**
 * A form that comes once more when its dialogue has just ended in a login: over a slow line the page still stands there,
 * and whoever presses its button again breaks off the answer that was on its way. The same request made anew ends where
 * that one led to, in the session that it began; where the browser has not heard of the session, it asks for the login
 * again. Nothing is asked for twice otherwise (`prompt`), and only of the one who signed in.
 */
export const zweiterKlick =
  ({ db, token, provider }: InteraktionDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Antwort | undefined> => {
    const uid = dialogAus(provider, request, reply)
    if (uid === undefined || !token.stimmt(uid, formularFeld(request.body, 'token'))) return undefined
    const vorbei = await dialogVorbei(db, uid)
    if (vorbei === undefined) return undefined
    const name = inEinerZeile(formularFeld(request.body, 'username'))
    if (name !== '' && (await kontoSuchen(db, name))?.id !== vorbei.accountId) return undefined
    const { prompt: _erfuellt, ...anfrage } = vorbei.params
    return { weiter: `${ANMELDEWEG}?${new URLSearchParams({ ...anfrage, login_hint: name }).toString()}` }
  }
