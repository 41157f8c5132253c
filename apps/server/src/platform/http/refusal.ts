import type { Absage, Feldfehler } from '@foerderportal/contract/shared/problem'

/** A named refusal on its way to the caller; the transaction it leaves is rolled back. */
export class Refusal extends Error {
  readonly absage: Absage
  readonly detail: string | undefined
  readonly errors: readonly Feldfehler[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    absage: Absage,
    detail?: string,
    errors?: readonly Feldfehler[],
    headers: Record<string, string> = {},
  ) {
    super(absage.title)
    this.absage = absage
    this.detail = detail
    this.errors = errors
    this.headers = headers
  }
}

/** `throw absagen(ALLGEMEIN.konkurrierend, 'Der Antrag wurde um 14:03 Uhr von … geändert.')` */
export const absagen = (absage: Absage, detail?: string, errors?: readonly Feldfehler[]): Refusal =>
  new Refusal(absage, detail, errors)
