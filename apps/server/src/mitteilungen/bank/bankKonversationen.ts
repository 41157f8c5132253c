import type { KonversationStand } from '@foerderportal/contract/mitteilungen/staende'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { befangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Versand } from '../../platform/mail/zustellung.ts'

/** A conversation as somebody of the bank has it; reads `geschaeft` and who has the case beside it. */
export type BankKonversationRow = {
  readonly guid: string
  readonly unternehmen_guid: string
  readonly unternehmen_name: string
  readonly demo: boolean
  readonly geschaeft_guid: string | null
  /** The case was sent once: a draft is the applicant's alone. */
  readonly eingereicht: boolean
  readonly programm: string | null
  readonly ge_nr: string | null
  readonly allgemein: boolean
  readonly termin: Date | null
  readonly erledigt_am: Date | null
  readonly wartet_seit: Date | null
  /** Its latest message; null: nobody has written yet. */
  readonly letzte_guid: string | null
  readonly zugewiesen: string | null
  /** Who asks is a member of the company. */
  readonly eigener: boolean
  readonly befangen: boolean
}

/** Who looks after it: whoever has the case, or else whoever of the bank wrote last. */
export const zugewiesenSub = sql<string | null>`coalesce(
  (select z.bankperson_sub from zuweisung z where z.geschaeft_guid = k.geschaeft_guid and z.bis is null),
  case when k.allgemein then (select m.absender from mitteilung m where m.konversation_guid = k.guid
    and m.richtung_zu_kunde order by m.abgeschickt_am desc, m.nr desc limit 1) end)`

/** S9-01: as a case or a company, so its conversation. */
export const WORAN = { geschaeft: sql`k.geschaeft_guid`, unternehmen: sql`k.unternehmen_guid` }

const laden = async (
  db: Database | Tx,
  wo: RawBuilder<unknown>,
  sub: string,
): Promise<BankKonversationRow | undefined> =>
  (
    await sql<BankKonversationRow>`select k.guid, k.unternehmen_guid, u.name as unternehmen_name, u.demo, k.geschaeft_guid,
        exists (select from antrag a join einreichung e on e.dokument_guid = a.guid
          where a.geschaeft_guid = k.geschaeft_guid) as eingereicht,
        (select g.programm from geschaeft g where g.guid = k.geschaeft_guid) as programm,
        k.ge_nr, k.allgemein, k.termin, k.erledigt_am, k.wartet_seit, k.letzte_guid,
        (select b.name from bankperson b where b.sub = ${zugewiesenSub}) as zugewiesen,
        exists (select from mitgliedschaft m where m.unternehmen_guid = k.unternehmen_guid
          and m.nutzer_sub = ${sub}) as eigener,
        ${befangen(WORAN, sub)} as befangen
      from konversation k join unternehmen u on u.guid = k.unternehmen_guid where ${wo}`.execute(db)
  ).rows[0]

export const bankKonversationLaden = (db: Database | Tx, guid: string, sub: string) =>
  laden(db, sql`k.guid = ${guid}`, sub)
export const konversationDesFalls = (db: Database | Tx, geschaeftGuid: string, sub: string) =>
  laden(db, sql`k.geschaeft_guid = ${geschaeftGuid}`, sub)

/** What is written into it, or changed of it, comes one after the other. */
export const konversationHalten = async (tx: Tx, guid: string): Promise<void> => {
  await sql`select from konversation where guid = ${guid} for update`.execute(tx)
}

export const standVon = (row: BankKonversationRow): KonversationStand => {
  if (row.erledigt_am !== null) return 'ERLEDIGT'
  return row.allgemein || row.geschaeft_guid !== null ? 'OFFEN' : 'GESPERRT'
}

type Mitteilungstat = {
  readonly mitteilung_guid: string
  readonly sub: string
  readonly gelesen_am: Date
}

/** Who of the company has opened which message, the first one first. */
export const gelesenVon = async (db: Database | Tx, konversation: string): Promise<Mitteilungstat[]> =>
  (
    await sql<Mitteilungstat>`select g.mitteilung_guid, g.nutzer_sub as sub, g.gelesen_am
      from mitteilung_gelesen g join mitteilung m on m.guid = g.mitteilung_guid
      where m.konversation_guid = ${konversation} and m.richtung_zu_kunde order by g.gelesen_am`.execute(db)
  ).rows

type MailRow = Versand & { readonly mitteilung_guid: string; readonly an: string }

/** Key of the mail that tells one person of one message. */
export const mailSchluessel = (mitteilung: string, sub: string): string => `mitteilung:${mitteilung}:${sub}`

/** What became of the mails that told of the messages. */
export const mailsVon = async (db: Database | Tx, konversation: string): Promise<MailRow[]> =>
  (
    await sql<MailRow>`select split_part(p.schluessel, ':', 2) as mitteilung_guid, p.an, p.versendet_am, p.fehler, p.hindernis
      from postausgang p where p.bezug = ${konversation} and p.schluessel like 'mitteilung:%'
      order by p.an`.execute(db)
  ).rows
