import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../config.ts'

const MINUTE_MS = 60_000

/**
 * How long a mail server may take, RFC 5321, section 4.5.3.2: five minutes for its greeting, ten until it has taken the
 * whole mail (the longest of all). Who gives up sooner sends again what was taken already. A machine that does not even
 * take the connection is away: no standard asks to wait for it.
 */
const GREETING_MS = 5 * MINUTE_MS
const SILENCE_MS = 10 * MINUTE_MS
const CONNECTION_MS = MINUTE_MS

const transporte = new Map<string, Transporter>()

/** One line to each mail server, kept open for the mails that follow. */
export const transportZu = (smtpUrl: string): Transporter => {
  const offen = transporte.get(smtpUrl)
  if (offen) return offen
  const neu = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECTION_MS,
    // A template of ours never means a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transporte.set(smtpUrl, neu)
  return neu
}

/** Whether a mail server takes the connection, greets and lets us in; a line of its own, so that no mail waits for it. */
export const smtpAntwortet = async ({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<boolean> => {
  if (smtpUrl === undefined) return true
  const probe = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: GREETING_MS,
    dnsTimeout: CONNECTION_MS,
  })
  try {
    return await probe.verify()
  } catch {
    return false
  } finally {
    probe.close()
  }
}
