import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { aufgabe, jobEinreihen } from '../jobs/jobs.ts'
import { MAIL_VERSENDEN } from './mailVersenden.ts'
import type { Danach, PostausgangTabelle } from './postausgang.ts'
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
  const transport = await transportZu(smtpUrl)
  await transport.sendMail({
    // The same number at every attempt: a mail that was taken twice is shown once.
    messageId: `<${brief.guid}@${new URL(config.portalUrl).hostname}>`,
    from: { name: config.portalName, address: config.mailAbsender },
    to: brief.an,
    subject: brief.betreff,
    text: brief.text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}

type Annahme = {
  readonly guid: string
  readonly am: Date
  readonly text?: string
  readonly danach: Danach | null
}

/** The mail is on its way, and what waits for that begins: both or neither (rule D-04). */
const angenommen = (db: Database, { guid, am, danach, ...text }: Annahme): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .$extendTables<PostausgangTabelle>()
      .updateTable('postausgang')
      .set({ versendet_am: am, fehler: null, ...text })
      .where('guid', '=', guid)
      .execute()
    if (danach) await jobEinreihen(tx, danach.name, { ...danach.payload, angenommenAm: am.toISOString() })
  })

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
      .select(['guid', 'an', 'betreff', 'text', 'vertraulich', 'danach'])
      .where('guid', '=', guid)
      .where('versendet_am', 'is', null)
      .executeTakeFirst()
    if (!brief) return
    try {
      if (config.smtpUrl !== undefined)
        await Promise.race([perSmtp(config.smtpUrl, config, brief), bisZumEnde(signal)])
    } catch (error) {
      await postausgang
        .updateTable('postausgang')
        .set({ fehler: reasonOf(error) })
        .where('guid', '=', guid)
        .execute()
      throw new Error(reasonOf(error))
    }
    const leeren = brief.vertraulich && config.smtpUrl !== undefined
    const { danach } = brief
    await angenommen(db, { guid, am: clock.now(), danach, ...(leeren && { text: GELOESCHT }) })
  },
})
