/** What an applicant gets for what he sent (S4-08), whatever form it was. */
export type Bestaetigung = {
  readonly eingangsnummer: string
  readonly eingegangenAm: string
  /** Of the JSON that was sent, hexadecimal. */
  readonly sha256: string
  /** Null until it is made. */
  readonly beleg: {
    readonly downloadUrl: string
    readonly dateiname: string
    readonly sha256: string
  } | null
}
