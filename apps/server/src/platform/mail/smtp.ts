import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'

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

const transporte = new Map<string, Transporter>()

/** One line to each mail server, kept open for the mails that follow. */
export const transportZu = async (smtpUrl: string): Promise<Transporter> => {
  // With the first mail: nothing before it needs it, and it is a fortieth of the start (ADR 0091).
  const { createTransport } = await import('nodemailer')
  const offen = transporte.get(smtpUrl)
  if (offen) return offen
  const neu = createTransport({
    url: smtpUrl,
    ...PATIENCE,
    pool: true,
    maxConnections: 1,
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
