import type * as z from 'zod/mini'
import type { Recht } from './permissions.ts'
import type { Absage } from './problem.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Base paths of the services (specification, section 7). */
export const NUTZER_SERVICE = '/NutzerService'
export const ZUWENDUNGEN = '/Zuwendungen'
export const SACHBEARBEITUNG_SERVICE = '/SachbearbeitungService'
export const DATEN_VERZEICHNIS = '/api/public/v1'
/** Fixed path segments (rule B-01). */
export const IDP = 'keycloak'
export const PORTAL = 'foerderportal'

/**
 * A call, declared once: the server mounts it, the client is typed by it, OpenAPI and tests are made from it.
 * `path` is the full path with `:name` parameters. `permission` 'public' means without token (S11-02).
 * `answers` has one schema for each success status; null stands for an empty body.
 * Schemas must survive z.encode: no one-way transforms in `answers`.
 */
export type Route = {
  readonly method: Method
  readonly path: string
  readonly permission: Recht | 'public'
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  /** Names in `query` that must be given. The browser knows them too: it has no schemas (ADR 0013). */
  readonly pflicht?: readonly string[]
  readonly body?: z.ZodMiniType
  /** The body is a raw stream of bytes (file upload), not JSON. */
  readonly rawBody?: true
  /** What the bytes of a `rawBody` are, where they are JSON that is read by hand: a signature covers them as they arrive. */
  readonly rawJson?: z.ZodMiniType
  /** The answer 200 is a raw stream of bytes of one of these types (file download), not JSON. */
  readonly rawAnswer?: readonly string[]
  /**
   * What the answer's `ETag` names: the version of its document (S11-05), or the state of the answer itself, for which
   * `If-None-Match` gets 304.
   */
  readonly etag?: 'version' | 'state'
  /** Takes the version that it changes in `If-Match` and refuses an older one (S11-05). */
  readonly ifMatch?: true
  /**
   * Sent twice it would make a second thing: with the same `Idempotency-Key` it is done once (S10-05). Calls of ours need
   * the key, those of the specification take one, and so does every upload: a second file that nothing names is gone after
   * a day (S5-01). A `rawBody` is compared as it arrives, and its key lasts as long as the file.
   */
  readonly aufrufschluessel?: 'noetig' | 'moeglich'
  /** Signed by the identification service, where others bring a token (S2-02). */
  readonly signed?: true
  readonly answers: { readonly [status: number]: z.ZodMiniType | null }
  readonly problems?: readonly Absage[]
  /** What it answers while its caller has not agreed to the terms of use, if not 470 (S1-09). */
  readonly ohneZustimmung?: Absage
}

/**
 * What of a route reaches the browser: its build drops the rest (ADR 0013). Written out in `route({…})`, for what is spread
 * into it is dropped as well.
 */
export type RouteImBrowser = Pick<Route, 'method' | 'path' | 'pflicht' | 'aufrufschluessel'>

/** Declares a route and keeps its literal types. */
export const route = <const R extends Route>(r: R): R => r

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodMiniType
  ? R[K]
  : undefined

/** What the server's handler receives: parsed values. */
export type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> =
  Part<R, K> extends z.ZodMiniType ? z.output<Part<R, K>> : undefined

/** What the client passes: values before parsing. */
export type Input<R extends Route, K extends 'params' | 'query' | 'body'> =
  Part<R, K> extends z.ZodMiniType ? z.input<Part<R, K>> : undefined

type AnswerOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined
/** The body of a successful answer (union over the success statuses). */
export type Answer<R extends Route> = AnswerOf<R['answers'][keyof R['answers']]>
