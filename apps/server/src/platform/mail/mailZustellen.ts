import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { aufgabe } from '../jobs/jobs.ts'
import { NichtAngenommen } from './absage.ts'
import { MAIL_VERSENDEN } from './mailVersenden.ts'
import type { PostausgangTabelle } from './postausgang.ts'
import { smtpSenden } from './smtp.ts'
import { absageVermerken, annahmeVermerken } from './versuchVermerken.ts'

type Brief = Pick<
  Selectable<PostausgangTabelle['postausgang']>,
  'guid' | 'an' | 'betreff' | 'text' | 'vertraulich' | 'danach' | 'versuche'
>

/** Undefined where it is sent, or a try of it is not due: another job has been at it. */
const briefLesen = (db: Database, guid: string): Promise<Brief | undefined> =>
  db
    .$extendTables<PostausgangTabelle>()
    .selectFrom('postausgang')
    .select(['guid', 'an', 'betreff', 'text', 'vertraulich', 'danach', 'versuche'])
    .where('guid', '=', guid)
    .where('versendet_am', 'is', null)
    .where('hindernis', 'is', null)
    .executeTakeFirst()

const perSmtp = (smtpUrl: string, config: Config, brief: Brief, signal?: AbortSignal): Promise<void> =>
  smtpSenden(
    smtpUrl,
    {
      // The same number at every try: a mail that was taken twice is shown once.
      messageId: `<${brief.guid}@${new URL(config.portalUrl).hostname}>`,
      from: { name: config.portalName, address: config.mailAbsender },
      to: brief.an,
      subject: brief.betreff,
      text: brief.text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    signal,
  )

/** Delivers a mail of the outbox by SMTP; without SMTP_URL the row itself is the delivery. */
export const mailZustellen = aufgabe({
  name: MAIL_VERSENDEN,
  payload: z.object({ guid: z.uuid() }),
  run: async ({ guid }, services, signal) => {
    const { config, db, clock } = services
    const brief = await briefLesen(db, guid)
    if (!brief) return
    try {
      if (config.smtpUrl !== undefined) await perSmtp(config.smtpUrl, config, brief, signal)
    } catch (error) {
      if (!(error instanceof NichtAngenommen)) throw error
      // The portal stops: the next start tries again what had not begun to go.
      if (signal?.aborted === true && error.stufe !== 'TEXT') throw error
      return absageVermerken(services, brief, error)
    }
    // Without a mail server the row is the delivery, and keeps its text.
    const vertraulich = brief.vertraulich && config.smtpUrl !== undefined
    await annahmeVermerken(db, { ...brief, vertraulich, am: clock.now() })
  },
})
