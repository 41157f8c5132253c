/**
 * What a refusal of a submit can be about besides the form: it stands as `pfad` in its `errors`, so that a client can
 * lead to where it is mended (S4-07).
 */
export const ABSAGE_ORTE = {
  /** The person is not identified yet (S2-03). */
  person: 'identifizierung',
  /** The person may not sign for the company. */
  zeichnung: 'zeichnungsberechtigung',
  /** The period is not open, or not open any more. */
  zeitraum: 'erfassungsZeitraum',
} as const
