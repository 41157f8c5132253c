import type { Route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Services } from '../services.ts'
import { mount, type Call, type Result } from './mount.ts'

/**
 * What a use case is asked: by whom, of what, with what. Its parts stay apart: spread into one, a body could name what the
 * path names.
 */
export type Aufruf<R extends Route> = Omit<Call<R>, 'principal'> & { readonly person: Call<R>['principal'] }

type Koepfe = Readonly<Record<string, string>>

/** A body that goes out with headers of its own. */
class MitKopf<B> {
  readonly body: B
  readonly headers: Koepfe
  constructor(body: B, headers: Koepfe) {
    this.body = body
    this.headers = headers
  }
}
export const mitKopf = <B>(body: B, headers: Koepfe): MitKopf<B> => new MitKopf(body, headers)

type Koerper<R extends Route> = R['answers'][200] extends infer S extends z.ZodMiniType ? z.input<S> : void

/** With what its route declares besides a body; `parsed` as in `Result`. */
type Genauer<R extends Route> =
  Result<R> extends infer E extends { status: PropertyKey } ? Omit<E, 'status'> : never

type Einziges<R extends Route> = R extends
  | { readonly etag: string }
  | { readonly rawAnswer: readonly string[] }
  ? Genauer<R>
  : Koerper<R> | MitKopf<Koerper<R>>

/** What it answers: the body, or with a version, a state or bytes all of that; of several statuses, which one. */
export type Ergebnis<R extends Route> = [keyof R['answers']] extends [200]
  ? Einziges<R>
  : [keyof R['answers']] extends [204]
    ? Einziges<R>
    : Result<R>

/** The one shape of a use case. */
export type Tuer<R extends Route, D> = (dienste: D, aufruf: Aufruf<R>) => Ergebnis<R> | Promise<Ergebnis<R>>

type NurRouten<M> = { [K in keyof M as M[K] extends Route ? K : never]: M[K] }
/** One for each route of a module of the contract: one that is missing, too many, or another's does not compile. */
export type Tueren<M, D> = { readonly [K in keyof NurRouten<M>]: M[K] extends Route ? Tuer<M[K], D> : never }

/** A module without the calls that another slice answers. */
export const ohne = <M extends object, const K extends keyof M>(vertrag: M, ...namen: readonly K[]) =>
  Object.fromEntries(
    Object.entries(vertrag).filter(([name]) => !(namen as readonly unknown[]).includes(name)),
  ) as Omit<M, K>

const istRoute = (wert: unknown): wert is Route =>
  typeof wert === 'object' && wert !== null && 'method' in wert && 'path' in wert

/** What a use case answers, as the platform sends it. */
const antwort = ({ answers, etag, rawAnswer }: Route, ergebnis: unknown): unknown => {
  const [status, ...weitere] = Object.keys(answers).map(Number)
  if (weitere.length > 0) return ergebnis
  if (etag !== undefined || rawAnswer !== undefined) return { status, ...(ergebnis as object) }
  if (ergebnis instanceof MitKopf)
    return { status, body: ergebnis.body as unknown, headers: ergebnis.headers }
  return { status, body: ergebnis }
}

/** Mounts a module of the contract: each of its routes leads to the use case of its name, and to nothing else. */
export const tueren = <const M extends object, D>(
  app: FastifyInstance,
  services: Services,
  dienste: D,
  vertrag: M,
  faelle: NoInfer<Tueren<M, D>>,
): void => {
  const nachNamen = new Map(Object.entries<Tuer<Route, D>>(faelle as never)) // each goes with the route of its name
  for (const [name, route] of Object.entries(vertrag)) {
    if (!istRoute(route)) continue
    const fall = nachNamen.get(name)
    if (fall === undefined) throw new Error(`${name} has no use case`)
    mount(
      app,
      services,
      route,
      async ({ principal, ...rest }) =>
        antwort(route, await fall(dienste, { ...rest, person: principal })) as Result<Route>, // by `Ergebnis`
    )
  }
}
