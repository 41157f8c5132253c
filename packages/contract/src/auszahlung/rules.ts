/** Whether a payout can be requested for an approved case, and why not (section 4). */
export const ANLEGBARKEITEN = [
  'ANLEGBAR',
  'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE',
  'NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT',
] as const
export type Anlegbarkeit = (typeof ANLEGBARKEITEN)[number]

type Stand = {
  /** What is left of the approval: requests that are not rejected hold their amount (S6-02). */
  readonly restCent: number
  /** Requests so far; a rejected one paid nothing and does not count. */
  readonly anzahl: number
  /** Of the programme, as the approval fixed it. */
  readonly maxAnzahl: number
}

/** S6-01. That nothing is left is for good and therefore said first. */
export const anlegbarkeit = ({ restCent, anzahl, maxAnzahl }: Stand): Anlegbarkeit => {
  if (restCent <= 0) return 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE'
  return anzahl < maxAnzahl ? 'ANLEGBAR' : 'NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT'
}
