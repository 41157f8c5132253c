import { sql, type RawBuilder } from 'kysely'
import { handlungenDerArt } from '@foerderportal/contract/zuwendung/bank/verlauf/handlungen'
import type { Database } from '../../platform/database/database.ts'
import type { Versand } from '../../platform/mail/zustellung.ts'
import type { BankFall } from '../zugang/bankFall.ts'
import { fallobjekte } from '../zugang/fallobjekte.ts'
import { handlungQuellen, handlungSpalten, type Handlungszeile } from './handlungQuellen.ts'

/** What a page of the timeline is about. */
export type Filter = {
  readonly fall: BankFall
  readonly handlungen: readonly string[]
  readonly person: string | undefined
  /** Only what was before this. */
  readonly vor: { readonly micros: string; readonly id: string } | undefined
  readonly hoechstens: number
}

/** An act of the audit log at its place in time. */
export type HandlungRow = Handlungszeile & { readonly id: string; readonly micros: string }

export type MailRow = Versand & {
  readonly id: string
  readonly micros: string
  readonly zeit: Date
  readonly an: string
  readonly betreff: string
}

/** A timestamp to the microsecond: JavaScript's has only milliseconds, and a page must not lose what lies between. */
const micros = (zeit: RawBuilder<unknown>) => sql`(extract(epoch from ${zeit}) * 1000000)::bigint`

const davor = (vor: Filter['vor'], zeit: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  vor === undefined
    ? sql`true`
    : sql`(${micros(zeit)}, ${id} collate "C") < (${vor.micros}::bigint, ${vor.id} collate "C")`

const HANDLUNG_ID = sql`('a' || lpad(l.nr::text, 12, '0'))`
const MAIL_ID = sql`('m' || p.guid)`

/** Acts, the latest first. The page is chosen before its words are: so many joins are not put in order any more. */
export const handlungenLaden = async (db: Database, f: Filter): Promise<HandlungRow[]> =>
  (
    await sql<HandlungRow>`select ${HANDLUNG_ID} as id, ${micros(sql`l.zeit`)}::text as micros, ${handlungSpalten(f.fall)}
      from (select * from audit_log l
        where l.objekt_guid in (${fallobjekte(f.fall.geschaeft_guid)}) and l.handlung = any(${[...f.handlungen]}::text[])
          and ${f.person === undefined ? sql`true` : sql`l.nutzer_sub = ${f.person}`}
          and ${davor(f.vor, sql`l.zeit`, HANDLUNG_ID)}
        order by l.zeit desc, ${HANDLUNG_ID} collate "C" desc limit ${f.hoechstens}) l ${handlungQuellen(f.fall)}
      order by l.zeit desc, ${HANDLUNG_ID} collate "C" desc`.execute(db)
  ).rows

/** Mails about the case or anything in it, the latest first. */
export const mailsLaden = async (db: Database, f: Filter): Promise<MailRow[]> =>
  (
    await sql<MailRow>`select ${MAIL_ID} as id, ${micros(sql`p.angelegt_am`)}::text as micros,
        p.angelegt_am as zeit, p.an, p.betreff, p.versendet_am, p.fehler, p.hindernis
      from postausgang p
      where p.bezug in (select o.guid::uuid from (${fallobjekte(f.fall.geschaeft_guid)}) o (guid))
        and ${davor(f.vor, sql`p.angelegt_am`, MAIL_ID)}
      order by p.angelegt_am desc, ${MAIL_ID} collate "C" desc limit ${f.hoechstens}`.execute(db)
  ).rows

/** Everybody who did something that the timeline tells, the first one first. */
export const personenIn = async (db: Database, { fall }: Filter): Promise<string[]> => {
  const { rows } = await sql<{ sub: string }>`select l.nutzer_sub as sub from audit_log l
    where l.objekt_guid in (${fallobjekte(fall.geschaeft_guid)}) and l.handlung = any(${handlungenDerArt()}::text[])
    group by l.nutzer_sub order by min(l.zeit)`.execute(db)
  return rows.map(({ sub }) => sub)
}
