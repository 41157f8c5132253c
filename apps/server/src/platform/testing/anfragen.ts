import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { Route } from '@foerderportal/contract/shared/route'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { csrfVon } from './tokens/testTokens.ts'
import { neuerSchluessel } from './tokens/neuerSchluessel.ts'
import type { Beispiel } from './beispiel.ts'
import type { TestApp } from './testApp.ts'

/** What a test does to a good request; null takes a part away. */
export type Aenderung = {
  readonly method?: InjectOptions['method']
  readonly url?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string | null>>
}

export type Antwort = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

const urlOf = (route: Route, params: Readonly<Record<string, string>>) =>
  route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const isGiven = (entry: [string, string | null]): entry is [string, string] => entry[1] !== null

/** The headers of a signed-in browser: token, anti-forgery cookie and header. */
const angemeldet = async (t: TestApp, caller: Beispiel['als']): Promise<Record<string, string>> => {
  const csrf = csrfVon(t.services, caller)
  return {
    authorization: `Bearer ${await t.tokenFor(caller)}`,
    cookie: `${CSRF_COOKIE}=${csrf}`,
    [CSRF_HEADER]: csrf,
  }
}

/** Sends the good request of a route with one change, over the real server. */
export const anfragen = async (
  { app, ...t }: TestApp,
  route: Route,
  gut: Beispiel,
  anders: Aenderung = {},
): Promise<Antwort> => {
  const { params, query, body } = { ...gut, ...anders }
  const headers = {
    ...(await angemeldet({ app, ...t }, gut.als)),
    ...neuerSchluessel(route),
    ...gut.headers,
    ...anders.headers,
  }
  const res = await app.inject({
    method: anders.method ?? route.method,
    url: anders.url ?? urlOf(route, params ?? {}),
    ...(query && anders.url === undefined && { query: query as Record<string, string | string[]> }), // inject only reads it
    ...(body !== undefined && { payload: body as object }), // text and bytes are sent as they are
    headers: Object.fromEntries(Object.entries(headers).filter(isGiven)),
  })
  return { status: res.statusCode, headers: res.headers, text: res.body }
}

/** The error catalogue of section 8, written apart from the product's; 415 and 413 are 400 there, 405, 422, 429 and 503 are our own. */
const KATALOG: Readonly<Record<number, readonly string[]>> = {
  400: ['Ungültige/-r Parameter oder fehlgeschlagene Validierung'],
  401: ['Authentifizierung nicht erfolgreich', 'Reauthentication required'],
  403: ['Unzureichende Berechtigung', 'Fehlende Bestätigung der Nutzungsbedingungen'],
  404: [
    'Unbekannter Fragebogen',
    'Unbekannte Umfrage',
    'Nicht gefunden',
    'Kein Nutzer',
    'Zuschussantrag nicht vorhanden',
    'Einladung nicht vorhanden',
    'Auszahlung nicht vorhanden',
    'Geschäft nicht vorhanden',
    'Förderbewerbung nicht vorhanden',
    'Mitteilung nicht vorhanden',
  ],
  405: ['Methode nicht möglich'],
  409: ['Konkurrente Bearbeitung'],
  412: [
    'Benutzer bereits vorhanden',
    'Benutzer nicht vorhanden',
    'Benutzer nicht oder Unternehmen vorhanden',
    'Nicht möglich zu diesem Zeitpunkt',
  ],
  422: ['Schlüssel schon für anderes verwendet'],
  429: ['Zu viele Anfragen'],
  470: ['Terms & Conditions required'],
  500: ['Serverseitiges Fehlverhalten der Applikation'],
  503: ['Der Dienst ist gerade ausgelastet'],
}
const MITGLIEDER = new Set(['type', 'title', 'status', 'detail', 'instance', 'errors'])
const ENGLISCH =
  /\b(?:and|array|at|bad|body|but|cannot|error|expected|failed|input|invalid|is|key|length|missing|must|not|object|of|or|property|received|request|required|should|string|the|to|too|type|undefined|unexpected|unknown|unsupported|value)\b/i

type Absage = {
  readonly status: number
  readonly title: string
  readonly type: string
  readonly detail?: string
  readonly instance?: string
  readonly errors?: readonly { readonly pfad: string; readonly text: string }[]
}

/**
 * The answer is a refusal as the specification wants it: the status, a problem body of RFC 9457 with a title of the
 * catalogue, German, with nothing of the inside. Answers the problem.
 */
export const absage = (res: Antwort, status: number, was = ''): Absage => {
  expect(res.status, `${was}: ${res.text.slice(0, 300)}`).toBe(status)
  expect(res.headers['content-type'], was).toBe('application/problem+json')
  expect(res.headers['cache-control'], was).toBe('no-store')
  expect(res.headers['access-control-allow-origin'], was).toBeUndefined()
  const problem = JSON.parse(res.text) as Absage // its members are looked at next
  expect(KATALOG[status], was).toContain(problem.title)
  if ([429, 503].includes(status)) expect(Number(res.headers['retry-after']), was).toBeGreaterThan(0)
  if (status === 401) expect(res.headers['www-authenticate'], was).toMatch(/^Bearer\b/)
  expect(problem.status, was).toBe(status)
  expect(problem.type, was).toMatch(/^\/probleme\/[a-z-]+$/)
  for (const name of Object.keys(problem)) expect(MITGLIEDER, was).toContain(name)
  for (const text of [problem.detail ?? '', ...(problem.errors ?? []).map((e) => e.text)])
    // What a caller wrote may stand between quotation marks or after a colon, in any language.
    expect(text.replaceAll(/„[^“]*“|: .*$/g, ''), was).not.toMatch(ENGLISCH)
  expect(res.text, was).not.toMatch(/\.ts\b|node_modules|\bat \w+ \(|select |insert |postgres/i)
  return problem
}
