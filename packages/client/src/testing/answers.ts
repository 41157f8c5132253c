import { ALLGEMEIN, type Absage, type Feldfehler, type Problem } from '@foerderportal/contract/shared/problem'
import type { Route } from '@foerderportal/contract/shared/route'
import * as z from 'zod/mini'

/** What an answer may have beside status and body. */
export type Extras = {
  /** How many calls it is for; then the answer counts that was given before it. Without: all that follow. */
  readonly times?: number
  /** Row version of the document; travels as ETag. */
  readonly version?: number
  readonly headers?: Readonly<Record<string, string>>
}

const JSON_TYPE = 'application/json; charset=utf-8'

const response = (status: number, text: string, extras: Extras, type = JSON_TYPE): Response =>
  new Response(text === '' ? null : text, {
    status,
    headers: {
      ...(text === '' ? {} : { 'content-type': type }),
      ...(extras.version === undefined ? {} : { etag: `"${extras.version}"` }),
      ...extras.headers,
    },
  })

/**
 * A success as the contract declares it: the body goes through the schema that the server answers by.
 * @throws Error where the route has no such answer
 */
export const success = (route: Route, status: number, body: unknown, extras: Extras = {}): Response => {
  const schema = route.answers[status]
  if (schema === undefined) throw new Error(`antwortet nie mit ${status}.`)
  return response(status, schema === null ? '' : JSON.stringify(z.encode(schema, body)), extras)
}

/** A refusal: with a problem of the catalogue, or with a status alone, as a proxy gives it. */
export const refusal = (
  status: number,
  problem: Omit<Problem, 'status'> | undefined,
  extras: Extras = {},
): Response =>
  response(
    status,
    problem === undefined ? '' : JSON.stringify({ ...problem, status }),
    extras,
    'application/problem+json',
  )

/** What the server says to a call without a token that needs one. */
export const notSignedIn = (): Response => refusal(401, ALLGEMEIN.nichtAngemeldet)

/** Thrown by a use case: what its caller is told, and why. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(absage: Absage, detail?: string, errors?: readonly Feldfehler[]) {
    super(absage.title)
    this.problem = { ...absage, ...(detail && { detail }), ...(errors && { errors: [...errors] }) }
  }
}
