import { setTimeout as warten } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import { fakeBenutzer, type FakeBenutzer, type FakeBenutzerListe } from './fakeBenutzer.ts'

/**
 * NOT Keycloak: a hand-written stand-in for it, made from its documentation (Admin REST API and server administration
 * guide of 26.x) and from its open issues. It has the pitfalls that an adapter must survive; what a
 * real one does differently is found by running the same tests with KEYCLOAK_URL.
 */
const REALM = '/realms/portal'
const ADMIN = '/admin/realms/portal'
export const FAKE_SECRET = 'nur-fuer-pruefungen'
const TOKEN_GILT = 60
const MIT_JEDEM_KONTO = ['default-roles-portal', 'NUTZERSERVICE_BASIS', 'DATADIRECTORY_LESEN']

type Schluessel = { readonly jwk: JWK; readonly privat: CryptoKey; readonly kid: string }
const schluessel = async (kid: string): Promise<Schluessel> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { kid, privat: privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

/** What tests turn and read. */
type Stand = {
  /** Answers instead of the realm while it is set: a status, or silence. */
  stoerung: number | 'stumm' | undefined
  /** Tokens of the service account that still hold. */
  readonly tokens: Set<string>
  readonly anfragen: string[]
  /** Ids of users whose sessions were ended, and addresses written to. */
  readonly abgemeldet: string[]
  readonly mails: string[]
  schluessel: Schluessel[]
  rechte: boolean
  /** Its mail server is away. */
  ohneMail: boolean
  /** Milliseconds before each answer, so that what runs at once overlaps. */
  verzugMs: number
  /** So many answers break off. */
  abreissen: number
  issuer: string | undefined
}

const stoeren = (app: FastifyInstance, stand: Stand) =>
  app.addHook('onRequest', async (request, reply) => {
    stand.anfragen.push(`${request.method} ${request.url}`)
    if (stand.abreissen > 0) {
      stand.abreissen -= 1
      request.raw.destroy()
    }
    if (stand.verzugMs > 0) await warten(stand.verzugMs)
    if (stand.stoerung === 'stumm') await new Promise((resolve) => request.raw.once('close', resolve))
    if (typeof stand.stoerung === 'number') return reply.code(stand.stoerung).send('<html>proxy</html>')
    return undefined
  })

const protokoll = (app: FastifyInstance, stand: Stand, basis: () => string) => {
  const issuer = () => stand.issuer ?? basis() + REALM
  app.get(`${REALM}/.well-known/openid-configuration`, () => ({
    issuer: issuer(),
    jwks_uri: `${basis()}${REALM}/protocol/openid-connect/certs`,
  }))
  app.get(`${REALM}/protocol/openid-connect/certs`, () => ({ keys: stand.schluessel.map(({ jwk }) => jwk) }))
  app.post(`${REALM}/protocol/openid-connect/token`, (request, reply) => {
    const felder = request.body as Record<string, string>
    if (felder['grant_type'] !== 'client_credentials' || felder['client_secret'] !== FAKE_SECRET)
      return reply.code(401).send({ error: 'unauthorized_client', error_description: 'Invalid client' })
    const token = `token-${stand.anfragen.length}`
    stand.tokens.add(token)
    return { access_token: token, expires_in: TOKEN_GILT, token_type: 'Bearer' }
  })
}

const KEIN_NUTZER = { error: 'User not found' }

/** Everything below a user answers 404 without him. */
const jeNutzer =
  (
    liste: FakeBenutzerListe,
    tun: (b: FakeBenutzer, reply: FastifyReply, r: { body: unknown; params: unknown }) => unknown,
  ) =>
  (request: { params: unknown; body: unknown }, reply: FastifyReply) => {
    const b = liste.alle.get((request.params as { id: string }).id)
    return b === undefined ? reply.code(404).send(KEIN_NUTZER) : tun(b, reply, request)
  }

const benutzerRouten = (app: FastifyInstance, liste: FakeBenutzerListe, stand: Stand) => {
  app.get(`${ADMIN}/users`, (request) => {
    const q = request.query as Record<string, string>
    const feld = q['email'] === undefined ? 'username' : 'email'
    return liste
      .suchen(feld, q[feld] ?? '', q['exact'] === 'true', Number(q['max'] ?? 100))
      .map((b) => ({ id: b.id, username: b.username, email: b.email }))
  })
  app.get(
    `${ADMIN}/users/:id`,
    jeNutzer(liste, (b) => liste.vertretung(b)),
  )
  app.put(
    `${ADMIN}/users/:id`,
    jeNutzer(liste, (b, reply, { body }) => {
      const errorMessage = liste.ersetzen(b, body as object)
      return errorMessage === undefined ? reply.code(204).send() : reply.code(409).send({ errorMessage })
    }),
  )
  app.delete(
    `${ADMIN}/users/:id`,
    jeNutzer(liste, (b, reply) => {
      liste.alle.delete(b.id)
      return reply.code(204).send()
    }),
  )
  app.post(
    `${ADMIN}/users/:id/logout`,
    jeNutzer(liste, (b, reply) => {
      stand.abgemeldet.push(b.id)
      return reply.code(204).send()
    }),
  )
  app.put(
    `${ADMIN}/users/:id/send-verify-email`,
    jeNutzer(liste, (b, reply) => {
      if (stand.ohneMail) return reply.code(500).send({ errorMessage: 'Failed to send verify email' })
      if (b.email === undefined) return reply.code(400).send({ errorMessage: 'User email missing' })
      stand.mails.push(b.email)
      return reply.code(204).send()
    }),
  )
}

const nachweisRouten = (app: FastifyInstance, liste: FakeBenutzerListe) => {
  app.get(
    `${ADMIN}/users/:id/credentials`,
    jeNutzer(liste, (b) => b.nachweise),
  )
  app.delete(
    `${ADMIN}/users/:id/credentials/:nachweis`,
    jeNutzer(liste, (b, reply, { params }) => {
      const rest = b.nachweise.filter(({ id }) => id !== (params as { nachweis: string }).nachweis)
      if (rest.length === b.nachweise.length) return reply.code(404).send({ error: 'Credential not found' })
      b.nachweise = rest
      return reply.code(204).send()
    }),
  )
}

const alsRolle = (name: string) => ({ id: `id-${name}`, name, composite: false, clientRole: false })

const rollenRouten = (app: FastifyInstance, liste: FakeBenutzerListe, rollen: Set<string>) => {
  const mappings = `${ADMIN}/users/:id/role-mappings/realm`
  const zuordnen = (tun: (b: FakeBenutzer, name: string) => void) =>
    jeNutzer(liste, (b, reply, { body }) => {
      const gemeint = body as { id: string; name: string }[]
      // By id and name together, or not at all.
      if (gemeint.some(({ id, name }) => !rollen.has(name) || id !== `id-${name}`))
        return reply.code(404).send({ error: 'Role not found' })
      gemeint.forEach(({ name }) => tun(b, name))
      return reply.code(204).send()
    })
  app.get(`${ADMIN}/roles/:name`, (request, reply) => {
    const { name } = request.params as { name: string }
    return rollen.has(name) ? alsRolle(name) : reply.code(404).send({ error: 'Could not find role' })
  })
  app.get(
    mappings,
    jeNutzer(liste, (b) => [...b.rollen].map(alsRolle)),
  )
  app.get(
    `${mappings}/composite`,
    jeNutzer(liste, (b) => [...MIT_JEDEM_KONTO, ...b.rollen].map(alsRolle)),
  )
  app.post(
    mappings,
    zuordnen((b, name) => b.rollen.add(name)),
  )
  app.delete(
    mappings,
    zuordnen((b, name) => b.rollen.delete(name)),
  )
}

const bewachen = (app: FastifyInstance, stand: Stand) =>
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (!url.startsWith(ADMIN)) return undefined
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    if (!stand.tokens.has(token)) return reply.code(401).send({ error: 'HTTP 401 Unauthorized' })
    return stand.rechte ? undefined : reply.code(403).send({ error: 'HTTP 403 Forbidden' })
  })

/** Starts the stand-in on a free port, or on the one that it had before. */
export const startFakeKeycloak = async (port = 0) => {
  const stand: Stand = {
    stoerung: undefined,
    tokens: new Set(),
    anfragen: [],
    abgemeldet: [],
    mails: [],
    schluessel: [await schluessel('erster')],
    rechte: true,
    ohneMail: false,
    verzugMs: 0,
    abreissen: 0,
    issuer: undefined,
  }
  const liste = fakeBenutzer()
  const rollen = new Set([
    ...MIT_JEDEM_KONTO,
    'ZUWENDUNGEN_LESEN',
    'ZUWENDUNGEN_SCHREIBEN',
    'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
  ])
  const app = Fastify({ forceCloseConnections: true })
  const url = () => app.listeningOrigin
  await app.register(formbody)
  stoeren(app, stand)
  bewachen(app, stand)
  protokoll(app, stand, url)
  benutzerRouten(app, liste, stand)
  nachweisRouten(app, liste)
  rollenRouten(app, liste, rollen)
  await app.listen({ port, host: '127.0.0.1' })
  return {
    url: url(),
    stand,
    liste,
    rollen,
    neuerSchluessel: async (kid: string) => void stand.schluessel.unshift(await schluessel(kid)),
    /** Signs as the realm would; `header` and `key` can be wrong on purpose. */
    signieren: async (
      claims: JWTPayload,
      header: { typ?: string; kid?: string } = {},
      key = stand.schluessel[0],
    ) => {
      if (key === undefined) throw new Error('the fake has no key')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
        .sign(key.privat)
    },
    close: () => app.close(),
  }
}

export type FakeKeycloak = Awaited<ReturnType<typeof startFakeKeycloak>>
