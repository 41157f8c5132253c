/** States of a request for a second signature (S4-07). A new request is a new row: these never begin again. */
export const MITZEICHNUNG_STATUS = [
  'ANGEFRAGT',
  'UNTERSCHRIEBEN',
  'ABGELEHNT',
  /** Taken back, or given to somebody else. */
  'ZURUECKGERUFEN',
  /** The application was changed afterwards: what was asked for or signed is not what would be sent. */
  'HINFAELLIG',
  /** Sent with this signature. */
  'EINGEREICHT',
] as const
export type MitzeichnungStatus = (typeof MITZEICHNUNG_STATUS)[number]

export const MITZEICHNUNG_AKTIONEN = [
  'anfordern',
  'neuZuordnen',
  'erinnern',
  'unterschreiben',
  'ablehnen',
  'zurueckrufen',
] as const
export type MitzeichnungAktion = (typeof MITZEICHNUNG_AKTIONEN)[number]
