import { absage } from '../shared/problem.ts'

/** Refusals of the error catalogue (section 8) for declarations of interest. */
export const BEKUNDUNG = {
  bekundungFehlt: absage(404, 'foerderbewerbung-nicht-vorhanden', 'Förderbewerbung nicht vorhanden'),
} as const
