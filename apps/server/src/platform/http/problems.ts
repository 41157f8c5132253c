import { ALLGEMEIN, type Absage, type Feldfehler, type Problem } from '@foerderportal/contract/shared/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { IdentityUnavailable } from '../auth/identity.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { FilesUnavailable } from '../files/fileStore.ts'
import { Refusal } from './refusal.ts'

/** The body of a refusal. */
export const problemOf = (absage: Absage, detail?: string, errors?: readonly Feldfehler[]): Problem => ({
  type: absage.type,
  title: absage.title,
  status: absage.status,
  ...(detail === undefined ? {} : { detail }),
  ...(errors === undefined ? {} : { errors: [...errors] }),
})

const send = (reply: FastifyReply, problem: Problem) =>
  reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem)

const fieldErrors = (error: FastifyError): Feldfehler[] | undefined =>
  hasZodFastifySchemaValidationErrors(error)
    ? error.validation.map((v) => ({
        pfad: v.instancePath.slice(1).replaceAll('/', '.'),
        text: v.message ?? '',
      }))
    : undefined

/** A parameter that is missing or wrong is named in the sentence, since it has no field on a screen (section 5). */
const detailOf = (error: FastifyError, errors: Feldfehler[] | undefined): string | undefined => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'Die Anfrage ist zu groß.'
  if (errors === undefined) return 'Die Anfrage ist nicht lesbar.'
  const names = [...new Set(errors.map((e) => e.pfad).filter((p) => p !== ''))].join(', ')
  if (error.validationContext === 'body') return undefined
  return names === '' ? errors[0]?.text : `Der Parameter ${names} muss angegeben und gültig sein.`
}

const isClientError = (error: FastifyError) =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500

const GLEICH_NOCH_EINMAL = 'Bitte versuchen Sie es in einigen Sekunden noch einmal.'
const ANMELDEDIENST_STUMM = `Der Anmeldedienst antwortet gerade nicht. ${GLEICH_NOCH_EINMAL}`

const ABLAGE_STUMM = `Dateien lassen sich gerade nicht öffnen und nicht hochladen. ${GLEICH_NOCH_EINMAL}`

const toProblem = (error: FastifyError): Problem => {
  if (error instanceof Refusal) return problemOf(error.absage, error.detail, error.errors)
  const errors = fieldErrors(error)
  // Unreadable JSON, a body beyond the limit, a foreign content type: the catalogue knows 400 for all of them.
  if (errors !== undefined || isClientError(error))
    return problemOf(ALLGEMEIN.ungueltig, detailOf(error, errors), errors)
  if (error instanceof IdentityUnavailable) return problemOf(ALLGEMEIN.ueberlastet, ANMELDEDIENST_STUMM)
  if (error instanceof FilesUnavailable) return problemOf(ALLGEMEIN.ueberlastet, ABLAGE_STUMM)
  return isUnavailable(error)
    ? problemOf(ALLGEMEIN.ueberlastet, GLEICH_NOCH_EINMAL)
    : problemOf(ALLGEMEIN.serverfehler)
}

/** The database is back, or the queue has gone, within seconds. */
const RETRY_AFTER_S = '5'

const onError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const problem = toProblem(error)
  if (problem.status === 503) reply.header('retry-after', RETRY_AFTER_S)
  if (error instanceof Refusal) reply.headers(error.headers)
  if (problem.status < 500) return send(reply, problem)
  if (problem.status === 503) {
    request.log.warn({ err: error }, 'call refused')
  } else request.log.error({ err: error }, 'call failed')
  // The number under which the log tells what happened: a caller can name it to the operator.
  return send(reply, { ...problem, instance: `urn:uuid:${request.id}` })
}

/** Every failed call answers problem details (RFC 9457) with a title of the error catalogue; unknown errors stay inside. */
export const registerProblems = (app: FastifyInstance): void => {
  app.setErrorHandler(onError)
}

export const sendProblem = (reply: FastifyReply, absage: Absage, detail?: string) =>
  send(reply, problemOf(absage, detail))
