import { STATUS_NUTZUNGSBEDINGUNGEN } from '@foerderportal/contract/shared/konstanten'
import { isObject, type Fields } from '@foerderportal/values/object'
import type { Feldfehler, Problem } from '@foerderportal/contract/shared/problem'

/** Status of a call that never reached the server. */
export const NO_CONNECTION = 0

/** Error catalogue, section 8: what a status says when the server gives no problem body of its own. */
const TITLES: Readonly<Record<number, string>> = {
  [NO_CONNECTION]: 'Keine Verbindung zum Portal',
  400: 'Ungültige/-r Parameter oder fehlgeschlagene Validierung',
  401: 'Authentifizierung nicht erfolgreich',
  403: 'Unzureichende Berechtigung',
  404: 'Nicht gefunden',
  409: 'Konkurrente Bearbeitung',
  412: 'Nicht möglich zu diesem Zeitpunkt',
  429: 'Zu viele Anfragen',
  [STATUS_NUTZUNGSBEDINGUNGEN]: 'Bitte stimmen Sie den Nutzungsbedingungen zu',
  500: 'Serverseitiges Fehlverhalten der Applikation',
  503: 'Der Dienst ist gerade ausgelastet',
}
const OTHER = 'Es ist ein unerwarteter Fehler aufgetreten'

/** Texts of the catalogue that are not German; S11-09: they never reach a screen. */
const TRANSLATED: Readonly<Record<string, string>> = {
  'Reauthentication required': 'Bitte melden Sie sich erneut an',
  'Terms & Conditions required': 'Bitte stimmen Sie den Nutzungsbedingungen zu',
  'An unexpected server error occurred.': OTHER,
  TODO: 'Nicht möglich zu diesem Zeitpunkt',
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const isFeldfehler = (value: unknown): value is Feldfehler =>
  isObject(value) && typeof value['pfad'] === 'string' && typeof value['text'] === 'string'

/** Only titles below our own `/probleme/` are trusted: a proxy's 'Bad Gateway' is no text for a screen. */
const isOurs = (body: unknown): body is Fields =>
  isObject(body) && (text(body['type'])?.startsWith('/probleme/') ?? false)

/** A problem with a German title from whatever a failed call answered (JSON, a proxy's HTML, nothing). */
export const toProblem = (status: number, body: unknown): Problem => {
  const ours = isOurs(body) ? body : {}
  const title = text(ours['title'])
  const detail = text(ours['detail'])
  const errors = Array.isArray(ours['errors']) ? ours['errors'].filter(isFeldfehler) : []
  return {
    type: text(ours['type']) ?? 'about:blank',
    status,
    title: (title && (TRANSLATED[title] ?? title)) ?? TITLES[status] ?? OTHER,
    ...(detail === undefined ? {} : { detail }),
    ...(errors.length === 0 ? {} : { errors }),
  }
}

/** Seconds of a `Retry-After` header, which may also name a date (RFC 9110); undefined without a usable one. */
const retryAfter = (header: string | null): number | undefined => {
  if (header === null || header.trim() === '') return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/** A call that failed: `status` of the answer (0: no connection) and the problem in German words. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly status: number
  readonly problem: Problem
  /** How long the server asks to wait before the next attempt (`Retry-After`), in seconds. */
  readonly retryAfterSeconds: number | undefined
  /** Whether the answer said what it is in a problem body. */
  readonly hasBody: boolean

  constructor(problem: Problem, more: { retryAfterSeconds?: number | undefined; hasBody?: boolean } = {}) {
    super(problem.detail ?? problem.title)
    this.status = problem.status
    this.problem = problem
    this.retryAfterSeconds = more.retryAfterSeconds
    this.hasBody = more.hasBody ?? false
  }

  /** Refused fields, as the server named them (S11-03). */
  get errors(): readonly Feldfehler[] {
    return this.problem.errors ?? []
  }
}

/** The failure that an answer is: status, body as far as it could be read, and its header `Retry-After`. */
export const problemOf = (status: number, body: unknown, header: string | null): ProblemError =>
  new ProblemError(toProblem(status, body), {
    retryAfterSeconds: retryAfter(header),
    hasBody: isObject(body) && text(body['title']) !== undefined,
  })

/** The failure of a call that never reached the server. */
export const unreachable = (): ProblemError =>
  new ProblemError({
    ...toProblem(NO_CONNECTION, undefined),
    detail: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  })

/** Section 8, user status: another way of saying 470. */
const TERMS_MISSING = 'Fehlende Bestätigung der Nutzungsbedingungen'

/** True when the user has to accept the terms first (section 7.4), on whatever call. */
export const asksForTerms = ({ status, problem }: ProblemError): boolean =>
  status === STATUS_NUTZUNGSBEDINGUNGEN || (status === 403 && problem.title === TERMS_MISSING)

export const isProblem = (error: unknown, ...status: number[]): error is ProblemError =>
  error instanceof ProblemError && (status.length === 0 || status.includes(error.status))
