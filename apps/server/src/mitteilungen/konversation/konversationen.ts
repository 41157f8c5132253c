import type { Bezug } from '@foerderportal/contract/mitteilungen/bezugSchema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { bezugVon } from './bezuege.ts'

/** SQL of table `konversation`; the list of a company is in uebersicht.ts. */
export type KonversationRow = {
  readonly guid: string
  readonly unternehmen_guid: string
  readonly geschaeft_guid: string | null
  readonly ge_nr: string | null
  readonly allgemein: boolean
  readonly termin: Date | null
  readonly erledigt_am: Date | null
  /** The date was set or moved since this person last looked. */
  readonly termin_neu: boolean
}

/** S7-02: a date is a day in Berlin, to its end. `tag`: 'YYYY-MM-DD'. */
export const endeDesTages = (tag: string) =>
  sql<Date>`((${tag}::date + 1)::timestamp at time zone 'Europe/Berlin' - interval '1 second')`

/** What of a conversation has changed for a person since he last looked, in SQL. */
export const terminNeu = sql<boolean>`k.termin_geaendert_am is not null
  and k.termin_geaendert_am > coalesce(s.gesehen_am, '-infinity')`

/**
 * `guid`: the conversation's own, that of its case or of an application or payout request in it; for the general one the
 * company's, or that of a declaration.
 */
export type Wer = { readonly guid: string; readonly unternehmenGuid: string; readonly sub: string }

const laden =
  (sperre: ReturnType<typeof sql>) =>
  async (db: Database | Tx, { guid, unternehmenGuid, sub }: Wer) =>
    (
      await sql<KonversationRow>`select k.guid, k.unternehmen_guid, k.geschaeft_guid, k.ge_nr, k.allgemein, k.termin,
        k.erledigt_am, ${terminNeu} as termin_neu
      from konversation k left join konversation_gesehen s on s.konversation_guid = k.guid and s.nutzer_sub = ${sub}
      where k.unternehmen_guid = ${unternehmenGuid} and (k.guid = ${guid} or k.geschaeft_guid = ${guid}
        or k.geschaeft_guid = (select a.geschaeft_guid from antrag a where a.guid = ${guid})
        or k.geschaeft_guid = (select a.geschaeft_guid from auszahlung a where a.guid = ${guid})
        or k.allgemein and (k.unternehmen_guid = ${guid} or exists (select from bekundung b where b.guid = ${guid}
          and b.unternehmen_guid = k.unternehmen_guid))) ${sperre}`.execute(db)
    ).rows[0]

/** A conversation of this company as this member has it. */
export const konversationLaden = laden(sql``)
/** The same, locked: what is written into it comes one after the other. */
export const konversationSperren = laden(sql`for update of k`)

export type MitteilungRow = {
  readonly guid: string
  readonly betreff: string
  readonly inhalt: string
  readonly abgeschickt_am: Date
  readonly absender: string
  readonly richtung_zu_kunde: boolean
  readonly gelesen: boolean
  readonly bezug: Bezug | null
  readonly anhaenge: string[]
}

/** All messages of a conversation, the oldest first, with what this person has opened. */
export const mitteilungenVon = async (
  db: Database | Tx,
  konversation: string,
  sub: string,
): Promise<MitteilungRow[]> =>
  (
    await sql<MitteilungRow>`select m.guid, m.betreff, m.inhalt, m.abgeschickt_am, m.absender, m.richtung_zu_kunde,
        not m.richtung_zu_kunde or g.nutzer_sub is not null as gelesen, 
        case when m.bezug_guid is not null then ${bezugVon(sql`m.bezug_guid`)} end as bezug,
        array(select a.datei_guid from mitteilung_anhang a where a.mitteilung_guid = m.guid order by a.nr)::text[]
          as anhaenge
      from mitteilung m left join mitteilung_gelesen g on g.mitteilung_guid = m.guid and g.nutzer_sub = ${sub}
      where m.konversation_guid = ${konversation} order by m.abgeschickt_am, m.nr`.execute(db)
  ).rows

type Gelesen = { readonly unternehmenGuid: string; readonly sub: string; readonly jetzt: Date }

/** Marks these messages as opened by this member. */
export const gelesenMerken = async (
  tx: Tx,
  mitteilungen: readonly string[],
  { unternehmenGuid, sub, jetzt }: Gelesen,
): Promise<void> => {
  if (mitteilungen.length === 0) return
  await sql`insert into mitteilung_gelesen (nutzer_sub, mitteilung_guid, unternehmen_guid, gelesen_am)
    select ${sub}, guid, ${unternehmenGuid}, ${jetzt} from unnest(${[...mitteilungen]}::uuid[]) guid
    on conflict do nothing`.execute(tx)
}

/** Remembers that this member has looked at a conversation and its date. */
export const gesehenMerken = async (
  tx: Tx,
  konversation: string,
  sub: string,
  jetzt: Date,
): Promise<void> => {
  await sql`insert into konversation_gesehen (konversation_guid, nutzer_sub, gesehen_am)
    values (${konversation}, ${sub}, ${jetzt})
    on conflict (konversation_guid, nutzer_sub) do update set gesehen_am = excluded.gesehen_am`.execute(tx)
}

export type NeueMitteilung = {
  readonly guid: string
  readonly konversation: string
  readonly unternehmenGuid: string
  readonly zuKunde: boolean
  readonly betreff: string
  readonly inhalt: string
  readonly bezug: string | null
  readonly anhaenge: readonly string[]
  readonly am: Date
  readonly absender: string
}

export const mitteilungEinfuegen = async (tx: Tx, m: NeueMitteilung): Promise<void> => {
  await sql`insert into mitteilung
      (guid, konversation_guid, unternehmen_guid, richtung_zu_kunde, betreff, inhalt, bezug_guid, abgeschickt_am,
        absender)
    values (${m.guid}, ${m.konversation}, ${m.unternehmenGuid}, ${m.zuKunde}, ${m.betreff}, ${m.inhalt}, ${m.bezug},
      ${m.am}, ${m.absender})`.execute(tx)
  if (m.anhaenge.length === 0) return
  await sql`insert into mitteilung_anhang (mitteilung_guid, nr, datei_guid)
    select ${m.guid}, nr, guid from unnest(${[...m.anhaenge]}::uuid[]) with ordinality as a (guid, nr)`.execute(
    tx,
  )
}
