import { ALLGEMEIN, type Absage, type Feldfehler } from '@foerderportal/contract/shared/problem'

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

/** 400 with what is wrong at its fields; goes on where nothing is. */
export const ohneFehler = (fehler: readonly Feldfehler[]): void => {
  if (fehler.length > 0) throw absagen(ALLGEMEIN.ungueltig, undefined, fehler)
}
