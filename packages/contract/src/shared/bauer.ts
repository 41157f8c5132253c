import type * as z from 'zod/mini'
import { pfadSchema, type Pfadnamen, type Pfadschema } from './pfadschema.ts'
import { ALLGEMEIN, type Absage } from './problem.ts'
import { route, type Method, type Route } from './route.ts'
import { rechtVon, type RechtVon, type Wer } from './wer.ts'

/**
 * What a call is beside its path and who may make it. `antwort` is the body of 200; a call without one answers 204. Names
 * in the path are guids, unless `params` says otherwise.
 */
type Teile = Pick<Route, 'summary' | 'params' | 'query' | 'pflicht' | 'body' | 'aufrufschluessel'> & {
  readonly antwort?: z.ZodMiniType
  readonly etag?: NonNullable<Route['etag']>
  /** Refusals of its own: each has its row in the catalogue. Who names a version may be overtaken, which needs no word. */
  readonly problems?: readonly Absage[]
}

type Antworten<T, F> = F extends { readonly rawAnswer: readonly string[] }
  ? { readonly 200: null }
  : T extends { readonly antwort: infer A }
    ? { readonly 200: A }
    : { readonly 204: null }

type Params<P extends string, T> = T extends { readonly params: z.ZodMiniType }
  ? Pick<T, 'params'>
  : [Pfadnamen<P>] extends [never]
    ? object
    : { readonly params: Pfadschema<P> }

type Gebaut<M, P extends string, W extends Wer, T, F> = Omit<T, 'antwort' | 'params' | 'problems'> &
  F &
  Params<P, T> & {
    readonly method: M
    readonly path: P
    readonly permission: RechtVon<W>
    readonly answers: Antworten<T, F>
    readonly problems: readonly Absage[]
  }

const bauen = (method: Method, path: string, wer: Wer, teile: Teile & Partial<Route>): Route => {
  const { antwort, problems = [], ...rest } = teile
  const params = pfadSchema(path)
  const permission = rechtVon(wer)
  return route({
    method,
    path,
    permission,
    ...(params && { params }),
    ...rest,
    answers: rest.rawAnswer ? { 200: null } : antwort ? { 200: antwort } : { 204: null },
    problems: [...problems, ...(rest.ifMatch === true ? [ALLGEMEIN.konkurrierend] : [])],
  })
}

/**
 * A builder: path, who may call, what the call is. `fest` holds for all of its calls. The browser's build knows builders by
 * their names and their methods (`tools/vite/routenKuerzen.ts`): to wrap one again is to bring its schemas to the page.
 */
const bauer =
  <const M extends Method, const F extends Partial<Route>>(method: M, fest: F) =>
  <const P extends string, const W extends Wer, const T extends Teile>(path: P, wer: W, teile: T) =>
    bauen(method, path, wer, { ...teile, ...fest }) as unknown as Gebaut<M, P, W, T, F> // made of just these

/** On the version that was read (S11-05). */
const FASSUNG = { ifMatch: true, etag: 'version' } as const

/** Reads one thing. */
export const lesen = bauer('GET', {})
/** Reads a page of a list: `query` takes `nach`, the answer says where the next one begins. */
export const liste = bauer('GET', {})
/** Does something to a thing, or makes one. */
export const akt = bauer('POST', {})
/** An act on the version that was read. */
export const versionsakt = bauer('POST', FASSUNG)
/** Saves on the version that was read. */
export const speichern = bauer('PUT', FASSUNG)
/** Sets the whole of a part, whatever it was. */
export const setzen = bauer('PUT', {})
/** Changes some of a thing. */
export const aendern = bauer('PATCH', {})
/** Lets the version be that was read. */
export const verwerfen = bauer('DELETE', { ifMatch: true })
/** Takes away what has no version. */
export const loeschen = bauer('DELETE', {})
/** Takes the bytes of a file. */
export const hochladen = bauer('POST', { rawBody: true })

/** Answers bytes of one of these types. */
export const herunterladen = <
  const P extends string,
  const W extends Wer,
  const A extends readonly string[],
  const T extends Teile,
>(
  path: P,
  wer: W,
  rawAnswer: A,
  teile: T,
) => bauer('GET', { rawAnswer })(path, wer, teile)
