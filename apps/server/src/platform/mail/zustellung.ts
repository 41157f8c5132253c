/** Of table `postausgang`. */
type Versand = { readonly versendet_am: Date | null; readonly fehler: string | null }

/**
 * A server's permanent no (RFC 5321, section 4.2.1): the address does not exist, or takes nothing. Those that begin with 53
 * are about our own login (RFC 4954, section 6).
 */
const ABGEWIESEN = /^SMTP 5(?!3)\d\d$/

/** What became of a mail. The server that takes it is all that SMTP tells: what it sends back later goes to the sender's box. */
export const zustellungVon = ({ versendet_am, fehler }: Versand) => {
  if (versendet_am !== null) return 'ANGENOMMEN'
  if (fehler === null) return 'WARTET'
  return ABGEWIESEN.test(fehler) ? 'ABGEWIESEN' : 'GESCHEITERT'
}
