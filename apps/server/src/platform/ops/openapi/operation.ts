import type { Route } from '@foerderportal/contract/shared/route'
import { refusalResponses } from './refusals.ts'
import type { Schemas } from './schemas.ts'
import { securityOf } from './security.ts'

/** The name of a call, and the slice that it belongs to. */
export type Label = { readonly operationId: string; readonly tag: string }

/** Bytes have no schema (OpenAPI 3.1, section 4.8.14.5). */
const BYTES = {}

const ETAG = {
  required: true,
  description: 'Fassung der Antwort, in Anführungszeichen',
  schema: { type: 'string' },
}
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description: 'ETag der Fassung, die geändert wird; gibt es eine neuere, antwortet der Aufruf 409.',
  schema: { type: 'string' },
}
const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'ETag der bekannten Antwort; gilt sie noch, kommt 304 ohne Inhalt.',
  schema: { type: 'string' },
}
const schluesselParameter = (noetig: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  ...(noetig && { required: true }),
  description:
    'Eigener Schlüssel dieses Aufrufs, etwa eine UUID. Noch einmal damit gesendet, geschieht nichts Zweites: Es kommt die erste Antwort. Er gilt 24 Stunden.',
  schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[\\x21\\x23-\\x7e]+$' },
})
const CONTENT_DISPOSITION = {
  required: true,
  description: 'Name der Datei und ob sie sich im Browser zeigen lässt (RFC 6266)',
  schema: { type: 'string' },
}

const parametersOf = ({ params, query, ifMatch, etag, aufrufschluessel }: Route, schemas: Schemas) => [
  ...(params === undefined ? [] : schemas.fields(params).map((field) => ({ ...field, in: 'path' }))),
  ...(query === undefined ? [] : schemas.fields(query).map((field) => ({ ...field, in: 'query' }))),
  ...(ifMatch === true ? [IF_MATCH] : []),
  ...(etag === 'state' ? [IF_NONE_MATCH] : []),
  ...(aufrufschluessel === undefined ? [] : [schluesselParameter(aufrufschluessel === 'noetig')]),
]

const requestBodyOf = ({ body, rawBody, rawJson, signed }: Route, schemas: Schemas) => {
  const json = rawJson ?? body
  // Of what comes unsigned to be read by hand, nothing is looked at: the probe of a message may be empty.
  const required = rawJson === undefined || signed === true
  if (json !== undefined)
    return { required, content: { 'application/json': { schema: schemas.describe(json, 'input') } } }
  return rawBody === true ? { required: true, content: { 'application/octet-stream': BYTES } } : undefined
}

const bytesOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, BYTES]))

const contentOf = ({ answers, rawAnswer }: Route, status: number, schemas: Schemas): object | undefined => {
  const schema = answers[status]
  if (schema) return { 'application/json': { schema: schemas.describe(schema, 'output') } }
  return rawAnswer && bytesOf(rawAnswer)
}

const headersOf = ({ etag, rawAnswer }: Route) => ({
  ...(etag && { ETag: ETAG }),
  ...(rawAnswer && { 'Content-Disposition': CONTENT_DISPOSITION }),
})

const answerResponses = (route: Route, schemas: Schemas) => {
  const headers = headersOf(route)
  const responses = Object.keys(route.answers).map((status): [string, object] => {
    const content = contentOf(route, Number(status), schemas)
    const description = content === undefined ? 'Ohne Inhalt' : route.summary
    return [status, { description, headers, ...(content && { content }) }]
  })
  const unchanged = { description: 'Unverändert', headers }
  return Object.fromEntries([...responses, ...(route.etag === 'state' ? [['304', unchanged] as const] : [])])
}

/** One call, all that its route says and all that the platform does with it. */
export const operationOf = (route: Route, { operationId, tag }: Label, schemas: Schemas) => {
  const requestBody = requestBodyOf(route, schemas)
  return {
    operationId,
    tags: [tag],
    summary: route.summary,
    security: securityOf(route),
    parameters: parametersOf(route, schemas),
    ...(requestBody && { requestBody }),
    responses: { ...answerResponses(route, schemas), ...refusalResponses(route, schemas) },
  }
}
