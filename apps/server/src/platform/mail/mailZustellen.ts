import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { aufgabe } from '../jobs/jobs.ts'
import { MAIL_VERSENDEN } from './mailVersenden.ts'
import type { PostausgangTabelle } from './postausgang.ts'
import { transportZu } from './smtp.ts'

type Brief = { readonly guid: string; readonly an: string; readonly betreff: string; readonly text: string }

/** What a mail server answered, without its sentence: that may repeat the address. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return `SMTP ${responseCode ?? code ?? 'unbekannter Fehler'}`
}

/** Rejects when the portal stops: a server that keeps silent for minutes holds up no end. */
const bisZumEnde = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const ende = () => reject(Object.assign(new Error('stopping'), { code: 'Ende des Portals' }))
    if (signal?.aborted === true) ende()
    else signal?.addEventListener('abort', ende, { once: true })
  })

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
  run: async ({ guid }, { config, db, clock }, signal) => {
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
      if (config.smtpUrl !== undefined)
        await Promise.race([perSmtp(config.smtpUrl, config, brief), bisZumEnde(signal)])
      const leeren = brief.vertraulich && config.smtpUrl !== undefined
      await note({ versendet_am: clock.now(), fehler: null, ...(leeren ? { text: GELOESCHT } : {}) })
    } catch (error) {
      await note({ fehler: reasonOf(error) })
      throw new Error(reasonOf(error))
    }
  },
})
