import { createTransport, type Transporter } from 'nodemailer'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { aufgabe } from '../jobs/jobs.ts'
import { MAIL_VERSENDEN } from './mailVersenden.ts'
import type { PostausgangTabelle } from './postausgang.ts'

type Brief = { readonly guid: string; readonly an: string; readonly betreff: string; readonly text: string }

/** RFC 5321, section 4.5.3.2, allows minutes; the mails behind would wait as long, and a failed one is sent again. */
const TIMEOUT_MS = 5_000

/** What a mail server answered, without its sentence: that may repeat the address. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return `SMTP ${responseCode ?? code ?? 'unbekannter Fehler'}`
}

const transporte = new Map<string, Transporter>()

/** One line to each mail server, kept open for the mails that follow. */
const transportZu = (smtpUrl: string): Transporter => {
  const offen = transporte.get(smtpUrl)
  if (offen) return offen
  const neu = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    // A template of ours never means a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transporte.set(smtpUrl, neu)
  return neu
}

const perSmtp = async (smtpUrl: string, config: Config, brief: Brief): Promise<void> => {
  await transportZu(smtpUrl).sendMail({
    // The same number at every attempt: a mail that was taken twice is shown once.
    messageId: `<${brief.guid}@${new URL(config.portalUrl).hostname}>`,
    from: { name: config.portalName, address: config.mailAbsender },
    to: brief.an,
    subject: brief.betreff,
    text: brief.text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

/** Stands where the text of a confidential mail was. */
const GELOESCHT = 'Der Inhalt wurde nach dem Versand gelöscht.'

/** Delivers a mail of the outbox by SMTP; without SMTP_URL the row itself is the delivery. */
export const mailZustellen = aufgabe({
  name: MAIL_VERSENDEN,
  payload: z.object({ guid: z.uuid() }),
  run: async ({ guid }, { config, db, clock }) => {
    const postausgang = db.$extendTables<PostausgangTabelle>()
    const brief = await postausgang
      .selectFrom('postausgang')
      .select(['guid', 'an', 'betreff', 'text', 'vertraulich'])
      .where('guid', '=', guid)
      .where('versendet_am', 'is', null)
      .executeTakeFirst()
    if (!brief) return
    const note = (werte: { versendet_am?: Date; fehler: string | null; text?: string }) =>
      postausgang.updateTable('postausgang').set(werte).where('guid', '=', guid).execute()
    try {
      if (config.smtpUrl !== undefined) await perSmtp(config.smtpUrl, config, brief)
      const leeren = brief.vertraulich && config.smtpUrl !== undefined
      await note({ versendet_am: clock.now(), fehler: null, ...(leeren ? { text: GELOESCHT } : {}) })
    } catch (error) {
      await note({ fehler: reasonOf(error) })
      throw new Error(reasonOf(error))
    }
  },
})
