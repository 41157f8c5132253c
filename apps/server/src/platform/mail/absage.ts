import { STUNDE_MS } from '@foerderportal/values/time'
import { ExpectedFailure } from '../expectedFailure.ts'
import type { Hindernis } from './postausgang.ts'

/** How far a mail came: no line that lets us in, a line, its text. */
export type Stufe = 'VERBINDUNG' | 'UMSCHLAG' | 'TEXT'

/** That a mail server did not take a mail, without its sentence: that may repeat the address. */
export class NichtAngenommen extends ExpectedFailure {
  readonly stufe: Stufe
  /** Its answer by RFC 5321, section 4.2.1; undefined where none came. */
  readonly antwort: number | undefined
  /** What nodemailer calls it: 'ETIMEDOUT'. */
  readonly code: string | undefined
  /** To what it was the answer: 'RCPT TO'. */
  readonly befehl: string | undefined

  constructor(stufe: Stufe, fehler: unknown) {
    const { code, responseCode, command } = fehler as {
      code?: string
      responseCode?: number
      command?: string
    }
    const antwort = responseCode === undefined || Number.isNaN(responseCode) ? undefined : responseCode
    super(`SMTP ${antwort ?? code ?? 'unbekannter Fehler'}`)
    this.stufe = stufe
    this.antwort = antwort
    this.code = code
    this.befehl = command
  }
}

/** What nodemailer says where nothing was wrong with a line; it may find so before it opens one. */
const NICHT_DIE_LEITUNG = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM', 'EMAXRECIPIENTS'])

const keineLeitung = ({ stufe, code, antwort }: NichtAngenommen): boolean =>
  stufe === 'VERBINDUNG' && (antwort !== undefined || (code !== undefined && !NICHT_DIE_LEITUNG.has(code)))

const permanent = (antwort: number | undefined): boolean => antwort !== undefined && antwort >= 500

/**
 * A no to us, not to the mail: 53x is about our login (RFC 4954, section 6), and nobody but us is named by MAIL FROM.
 * Every mail gets it, until somebody changes what the portal is set to.
 */
const giltUns = ({ antwort, befehl }: NichtAngenommen): boolean =>
  (antwort !== undefined && Math.trunc(antwort / 10) === 53) || (befehl === 'MAIL FROM' && permanent(antwort))

/** 503 is about the order of our commands: the same mail goes through on a new line. */
const endgueltig = ({ antwort, code }: NichtAngenommen): boolean =>
  (permanent(antwort) && antwort !== 503) || (code === 'EENVELOPE' && antwort === undefined)

/**
 * Hours between tries: half an hour at least, and no end before five days (RFC 5321, section 4.5.4.1). They double, since
 * of a mail whose answer got lost each try may be a copy.
 */
const PAUSEN_H = [0.5, 1, 2, 4, 8, 16, 24, 24, 24, 24] as const
const LAENGSTE_H = 24

export type Urteil = {
  readonly hindernis: Hindernis
  /** Until the next try; null: never by the clock. */
  readonly pauseMs: number | null
}

/** What a try means that was the `versuch`th to reach the server. */
export const urteilen = (absage: NichtAngenommen, versuch: number): Urteil => {
  if (keineLeitung(absage)) return { hindernis: 'MAILSERVER', pauseMs: null }
  const stunden = PAUSEN_H[versuch - 1]
  // What a look at the server does not find goes by the clock, and waits as long as it takes.
  if (giltUns(absage)) return { hindernis: 'MAILSERVER', pauseMs: (stunden ?? LAENGSTE_H) * STUNDE_MS }
  if (endgueltig(absage)) return { hindernis: 'ABGEWIESEN', pauseMs: null }
  if (stunden === undefined) return { hindernis: 'AUFGEGEBEN', pauseMs: null }
  return { hindernis: 'AUFSCHUB', pauseMs: stunden * STUNDE_MS }
}
