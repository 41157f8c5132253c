import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../database/database.ts'
import { jobEinreihen } from '../jobs/jobs.ts'
import type { Danach, PostausgangTabelle } from './postausgang.ts'

/** Name of the job that delivers a mail. */
export const MAIL_VERSENDEN = 'mail-versenden'

export type Mail = {
  readonly an: string
  readonly betreff: string
  /** Plain text; lines are broken by the reader's program. */
  readonly text: string
  /** A second mail with the same key is not sent: for jobs that may run twice. */
  readonly schluessel?: string
  /** What it is about, by its guid: an application, a case. Whoever looks after that sees whether the mail went out. */
  readonly bezug?: string
  /** The mail belongs to the demo world. */
  readonly demo?: boolean
  /** The text holds a key: it is wiped once a mail server has taken it. */
  readonly vertraulich?: boolean
  /** A job that begins once a mail server has taken it; without SMTP_URL the row is the delivery. */
  readonly danach?: Danach
}

/** A line break in a subject or an address would start a header of its own. */
export const einzeilig = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

/** Sends a mail when the caller's transaction commits. */
export const mailVersenden = async (tx: Tx | Database, mail: Mail): Promise<void> => {
  const guid = randomUUID()
  const { numInsertedOrUpdatedRows } = await tx
    .$extendTables<PostausgangTabelle>()
    .insertInto('postausgang')
    .values({
      guid,
      schluessel: mail.schluessel ?? null,
      an: einzeilig(mail.an),
      betreff: einzeilig(mail.betreff),
      text: mail.text,
      bezug: mail.bezug ?? null,
      demo: mail.demo ?? false,
      vertraulich: mail.vertraulich ?? false,
      danach: mail.danach === undefined ? null : JSON.stringify(mail.danach),
    })
    .onConflict((oc) => oc.column('schluessel').doNothing())
    .executeTakeFirstOrThrow()
  // In a line of its own: a mail server that does not answer must not hold up receipts.
  if (numInsertedOrUpdatedRows === 1n) await jobEinreihen(tx, MAIL_VERSENDEN, { guid }, { line: 'mail' })
}
