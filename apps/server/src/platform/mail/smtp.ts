import type { Readable } from 'node:stream'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import { NichtAngenommen, type Stufe } from './absage.ts'

const MINUTE_MS = 60_000

/**
 * How long a mail server may take, RFC 5321, section 4.5.3.2: five minutes for its greeting, ten until it has taken the
 * whole mail (the longest of all). Who gives up sooner sends again what was taken already. A machine that does not even
 * take the connection is away: no standard asks to wait for it.
 */
const PATIENCE = {
  dnsTimeout: MINUTE_MS,
  connectionTimeout: MINUTE_MS,
  greetingTimeout: 5 * MINUTE_MS,
  socketTimeout: 10 * MINUTE_MS,
}

/** A line to a mail server, and the mails that go over it by their number. */
type Leitung = { readonly transport: Transporter; readonly stroeme: Map<string, Readable> }
const leitungen = new Map<string, Leitung>()

/** Notes when the library asks for the bytes of a mail: its line is open then. That it reads them means that they go. */
const stroemeMerken = (transport: Transporter): Map<string, Readable> => {
  const stroeme = new Map<string, Readable>()
  transport.use('stream', ({ message }, weiter) => {
    const lesen = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const strom = lesen(options)
      stroeme.set(message.messageId(), strom)
      return strom
    }
    weiter()
  })
  return stroeme
}

/** One line to each mail server, kept open for the mails that follow. */
const leitungZu = async (smtpUrl: string): Promise<Leitung> => {
  // With the first mail: nothing before it needs it, and it is a fortieth of the start (ADR 0091).
  const { createTransport } = await import('nodemailer')
  const offen = leitungen.get(smtpUrl)
  if (offen) return offen
  const transport = createTransport({
    url: smtpUrl,
    ...PATIENCE,
    pool: true,
    maxConnections: 1,
    // A line that the server closed while it lay idle; more tries are for our own clock to say.
    maxRequeues: 1,
    // A template of ours never means a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const neu = { transport, stroeme: stroemeMerken(transport) }
  leitungen.set(smtpUrl, neu)
  return neu
}

const stufeVon = (strom: Readable | undefined): Stufe => {
  if (strom === undefined) return 'VERBINDUNG'
  return strom.readableDidRead ? 'TEXT' : 'UMSCHLAG'
}

/**
 * Hands a mail to a mail server. `signal` closes the line: a server that keeps silent for minutes holds up no end.
 * @throws NichtAngenommen
 */
export const smtpSenden = async (
  smtpUrl: string,
  mail: SendMailOptions & { readonly messageId: string },
  signal?: AbortSignal,
): Promise<void> => {
  const { transport, stroeme } = await leitungZu(smtpUrl)
  try {
    await transport.sendMail({ ...mail, ...(signal && { signal }) })
  } catch (error) {
    throw new NichtAngenommen(stufeVon(stroeme.get(mail.messageId)), error)
  } finally {
    stroeme.delete(mail.messageId)
  }
}

/** Whether a mail server takes the connection, greets and lets us in; a line of its own, so that no mail waits for it. */
export const smtpAntwortet = async ({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<boolean> => {
  if (smtpUrl === undefined) return true
  const { createTransport } = await import('nodemailer')
  const probe = createTransport({ url: smtpUrl, ...PATIENCE, socketTimeout: PATIENCE.greetingTimeout })
  try {
    return await probe.verify()
  } catch {
    return false
  } finally {
    probe.close()
  }
}
