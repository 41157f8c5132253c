import type { Hindernis } from './postausgang.ts'

/** Of table `postausgang`. */
export type Versand = {
  readonly versendet_am: Date | null
  readonly fehler: string | null
  readonly hindernis: Hindernis | null
}

/** What became of a mail. The server that takes it is all that SMTP tells: what it sends back later goes to the sender's box. */
export const zustellungVon = ({ versendet_am, fehler, hindernis }: Versand) => {
  if (versendet_am !== null) return 'ANGENOMMEN'
  if (hindernis === 'ABGEWIESEN' || hindernis === 'AUFGEGEBEN') return hindernis
  return fehler === null ? 'WARTET' : 'GESCHEITERT'
}
