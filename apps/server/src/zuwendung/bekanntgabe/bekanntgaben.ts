import type { Bescheidart } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidarten'
import type {
  BekanntgabeStand,
  BekanntgabeStatus,
  Bekanntgabeweg,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inhaltQuellen, inhaltSpalten, type Inhaltszeile } from './bescheidinhalt.ts'

/** SQL of tables `bekanntgabe` and `bescheid`. The latest attempt at making a notice known; all null where there is none. */
export type Bekanntgabe = {
  readonly nr: number
  readonly weg: Bekanntgabeweg
  readonly status: BekanntgabeStatus
  /** Who was told: their `sub`. */
  readonly empfaenger: readonly string[]
  readonly bereitgestellt_am: Date | null
  readonly benachrichtigt_am: Date | null
  readonly erinnert_am: Date | null
  readonly endet_am: Date | null
  readonly beendet_am: Date | null
  readonly abgerufen_am: Date | null
  readonly abgerufen_name: string | null
  /** 'YYYY-MM-DD' */
  readonly aufgegeben_am: string | null
  readonly bekannt_am: string | null
  readonly grund: string | null
}
type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

/** A notice, with its case and the latest attempt. */
export type Bescheid = {
  readonly guid: string
  readonly nummer: string
  readonly art: Bescheidart
  readonly erlassen_am: Date
  readonly unternehmen_guid: string
  readonly geschaeft_guid: string
  readonly datei_guid: string | null
  readonly datei_sha256: string | null
  readonly ge_nr: string
  readonly programm: Programm
  readonly antrag_guid: string
  /** The payout request that it is on; both null where it is on the application. */
  readonly auszahlung_guid: string | null
  readonly auszahlung_nr: string | null
  /** The case belongs to the demo world: so do its mails. */
  readonly demo: boolean
} & Inhaltszeile &
  Nullable<Bekanntgabe>

export const bekanntgabeSpalten = sql`k.nr, k.weg, k.status, k.empfaenger, k.bereitgestellt_am, k.benachrichtigt_am, k.erinnert_am,
  k.endet_am, k.beendet_am, k.abgerufen_am, k.abgerufen_name, k.aufgegeben_am, k.bekannt_am, k.grund`

const bescheide = (wo: RawBuilder<unknown>) => sql<Bescheid>`
  select b.guid, b.nummer, b.art, b.erlassen_am, b.unternehmen_guid, b.geschaeft_guid, b.datei_guid, b.datei_sha256,
    g.ge_nr, g.programm, g.demo, a.guid as antrag_guid, b.auszahlung_guid, e.eingangsnummer as auszahlung_nr, ${bekanntgabeSpalten},
    ${inhaltSpalten}
  from bescheid b
    join geschaeft g on g.guid = b.geschaeft_guid
    join antrag a on a.geschaeft_guid = g.guid
    left join auszahlung z on z.guid = b.auszahlung_guid
    left join einreichung e on e.dokument_guid = z.guid and e.dokument_version = z.eingereicht_version
    left join lateral (select * from bekanntgabe n where n.bescheid_guid = b.guid order by n.nr desc limit 1) k on true
    ${inhaltQuellen}
  where ${wo}
  order by b.erlassen_am desc, b.nummer desc`

export const bescheidLaden = async (db: Database | Tx, guid: string): Promise<Bescheid | undefined> =>
  (await bescheide(sql`b.guid = ${guid}`).execute(db)).rows[0]

/**
 * The same, locked: whatever is done with a notice comes one after the other. Read by a statement of its own, which sees
 * what the one before has done.
 */
export const bescheidSperren = async (tx: Tx, guid: string): Promise<Bescheid | undefined> => {
  await sql`select from bescheid where guid = ${guid} for no key update`.execute(tx)
  return bescheidLaden(tx, guid)
}

/** All of a company that are printed: of one that is not there is nothing to see yet. */
export const bescheideDesUnternehmens = async (db: Database, unternehmenGuid: string): Promise<Bescheid[]> =>
  (await bescheide(sql`b.unternehmen_guid = ${unternehmenGuid} and b.datei_guid is not null`).execute(db))
    .rows

export const bescheideDesFalls = async (db: Database | Tx, geschaeftGuid: string): Promise<Bescheid[]> =>
  (await bescheide(sql`b.geschaeft_guid = ${geschaeftGuid}`).execute(db)).rows

/** The one on a payout request; undefined where it has none. */
export const bescheidDerAuszahlung = async (
  db: Database | Tx,
  auszahlungGuid: string,
): Promise<Bescheid | undefined> =>
  (await bescheide(sql`b.auszahlung_guid = ${auszahlungGuid}`).execute(db)).rows[0]

type Genannt = Pick<Bescheid, 'guid' | 'unternehmen_guid' | 'nr'>

/** Begins another attempt in the portal; answers its number. */
export const bereitstellungEinfuegen = async (
  tx: Tx,
  b: Genannt,
  empfaenger: readonly string[],
  jetzt: Date,
): Promise<number> => {
  const nr = (b.nr ?? 0) + 1
  await sql`insert into bekanntgabe (bescheid_guid, nr, unternehmen_guid, weg, status, empfaenger,
      bereitgestellt_am)
    values (${b.guid}, ${nr}, ${b.unternehmen_guid}, 'PORTAL', 'BEREITGESTELLT', ${[...empfaenger]}, ${jetzt})`.execute(
    tx,
  )
  return nr
}

/** The same by post. */
export const versandEinfuegen = async (tx: Tx, b: Genannt, aufgegebenAm: string): Promise<number> => {
  const nr = (b.nr ?? 0) + 1
  await sql`insert into bekanntgabe (bescheid_guid, nr, unternehmen_guid, weg, status, aufgegeben_am)
    values (${b.guid}, ${nr}, ${b.unternehmen_guid}, 'POST', 'VERSANDT', ${aufgegebenAm})`.execute(tx)
  return nr
}

type Schritt = Partial<
  Pick<
    Bekanntgabe,
    'benachrichtigt_am' | 'endet_am' | 'erinnert_am' | 'beendet_am' | 'abgerufen_am' | 'bekannt_am' | 'grund'
  >
> & { readonly abgerufen_von?: string; readonly abgerufen_name?: string }

/** Moves the latest attempt to where the row of its table leads, with what belongs to it. */
export const bekanntgabeBewegen = async (
  tx: Tx,
  { guid, nr }: Pick<Bescheid, 'guid' | 'nr'>,
  nach: NonNullable<BekanntgabeStand>,
  schritt: Schritt,
): Promise<void> => {
  const werte = Object.entries(schritt).map(([spalte, wert]) => sql`${sql.ref(spalte)} = ${wert}`)
  await sql`update bekanntgabe set ${sql.join([sql`status = ${nach}`, ...werte])}
    where bescheid_guid = ${guid} and nr = ${nr}`.execute(tx)
}

type Faellig = {
  readonly jetzt: Date
  /** Whoever was notified before this is reminded. */
  readonly benachrichtigtVor: Date
  /** Letters that were posted until then are given. */
  readonly aufgegebenBis: string
}

/** What the clock has to look at: the reminder, the end, and the fourth day after a letter was posted. */
export const faelligeBekanntgaben = async (
  db: Database,
  { jetzt, benachrichtigtVor, aufgegebenBis }: Faellig,
): Promise<string[]> =>
  (
    await sql<{ guid: string }>`select bescheid_guid as guid from bekanntgabe
        where status = 'BENACHRICHTIGT' and endet_am <= ${jetzt}
      union select bescheid_guid from bekanntgabe
        where status = 'BENACHRICHTIGT' and erinnert_am is null and benachrichtigt_am < ${benachrichtigtVor}
      union select bescheid_guid from bekanntgabe where status = 'VERSANDT' and aufgegeben_am <= ${aufgegebenBis}
      order by guid`.execute(db)
  ).rows.map(({ guid }) => guid)
