import * as z from 'zod/mini'
import { lesen } from './bauer.ts'

/** What a portal shows of its operator; read by the SPA before its first screen. */
export const Konfiguration = z.object({
  portalName: z.string(),
  bankName: z.string(),
  /** With its article: 'die Landwirtschaftliche Förderbank'. */
  bankNameNominativ: z.string(),
  bankUrl: z.string(),
  /** Where a customer writes to, e.g. to appoint an admin (S1-03). */
  bankEmail: z.string(),
  bankTelefon: z.string(),
  impressumUrl: z.string(),
  /** Largest file that is taken, in MB of 1024 × 1024 bytes (S5-01). */
  dateiMaxMb: z.number(),
  demo: z.boolean(),
  /** A demonstration that anybody may open: each page says VORFUEHRUNG_SATZ. */
  demoOeffentlich: z.boolean(),
  version: z.string(),
})
export type Konfiguration = z.infer<typeof Konfiguration>

export const konfigurationLesen = lesen('/konfiguration.json', 'public', {
  summary: 'Name und Adressen des Betreibers, Fassung des Portals',
  antwort: Konfiguration,
})
