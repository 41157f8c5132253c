import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import { jobEinreihen } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { urteilen, type NichtAngenommen, type Urteil } from './absage.ts'
import type { PostausgangTabelle } from './postausgang.ts'

type Zeile = Selectable<PostausgangTabelle['postausgang']>

/** Stand where the text of a confidential mail was. */
const NACH_VERSAND = 'Der Inhalt wurde nach dem Versand gelöscht.'
const OHNE_VERSAND = 'Der Inhalt wurde gelöscht: Die Mail ließ sich nicht zustellen.'

type Angenommen = Pick<Zeile, 'guid' | 'danach' | 'vertraulich'> & { readonly am: Date }

/** The mail is on its way, and what waits for that begins: both or neither (rule D-04). */
export const annahmeVermerken = (
  db: Database,
  { guid, danach, vertraulich, am }: Angenommen,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .$extendTables<PostausgangTabelle>()
      .updateTable('postausgang')
      .set({ versendet_am: am, fehler: null, ...(vertraulich && { text: NACH_VERSAND }) })
      .where('guid', '=', guid)
      .execute()
    if (danach) await jobEinreihen(tx, danach.name, { ...danach.payload, angenommenAm: am.toISOString() })
  })

/** A try that found no mail server does not count: the pauses are between mail server and mail. */
const zaehlt = ({ hindernis, pauseMs }: Urteil) => hindernis !== 'MAILSERVER' || pauseMs !== null
const vorbei = ({ hindernis }: Urteil) => hindernis === 'ABGEWIESEN' || hindernis === 'AUFGEGEBEN'

/** Notes why it was not taken and when it is tried again; one line in the log, which names the mail by its number. */
export const absageVermerken = async (
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { guid, versuche, vertraulich }: Pick<Zeile, 'guid' | 'versuche' | 'vertraulich'>,
  absage: NichtAngenommen,
): Promise<void> => {
  const urteil = urteilen(absage, versuche + 1)
  const { hindernis, pauseMs } = urteil
  const am = pauseMs === null ? null : new Date(clock.now().getTime() + pauseMs)
  await db
    .$extendTables<PostausgangTabelle>()
    .updateTable('postausgang')
    .set({
      fehler: absage.message,
      hindernis,
      naechster_versuch_am: am,
      ...(zaehlt(urteil) && { versuche: versuche + 1 }),
      ...(vorbei(urteil) && vertraulich && { text: OHNE_VERSAND }),
    })
    .where('guid', '=', guid)
    .execute()
  const { message: answer, stufe: reached, befehl: command } = absage
  log.warn({ mail: guid, answer, reached, command, obstacle: hindernis, again: am }, 'mail not taken')
}
