import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import { BEKUNDUNG_CLASS_VERSION } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import type { BekundungVorlage } from '@foerderportal/contract/interessenbekundung/antwort'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../platform/database/database.ts'
import { dokumentSperren, type Dokumentart } from '../platform/dokument/dokument.ts'
import { ersetztDurch, rundeSpalten, vorgabenAm, type RundeRow } from './repository.ts'

/**
 * SQL of table `bekundung`. Table `mitgliedschaft` belongs to slice unternehmen: it is read in the same statement, as in
 * zuwendung/kern/repository.ts; everybody of a round saves and sends in the same hours.
 */
export type BekundungRow = RundeRow & {
  readonly guid: string
  readonly unternehmen_guid: string
  readonly unternehmen_typ: UnternehmenArt
  readonly formular: BekundungFormular
  /** Sent as it stands; false while it is a draft or has been changed since. */
  readonly fertig: boolean
  readonly version: number
  readonly geaendert_am: Date
  readonly eingereicht_version: number | null
  readonly zurueckgezogen_am: Date | null
  readonly entfallen_am: Date | null
  readonly vorlage: BekundungVorlage | null
  readonly zeichnungsberechtigung: boolean
  /** The round belongs to the demo world: so do the mails. */
  readonly demo: boolean
  /** What holds of the round's data. */
  readonly daten: unknown
}

export const BEKUNDUNG_DOKUMENT: Dokumentart = {
  tabelle: 'bekundung',
  was: 'Entwurf',
  classVersion: BEKUNDUNG_CLASS_VERSION,
}

type Wer = { readonly guid: string; readonly sub: string; readonly jetzt: Date }

const bekundungDesMitglieds = (
  { guid, sub, jetzt }: Wer,
  dazu: RawBuilder<unknown> = sql``,
) => sql<BekundungRow>`
  select a.guid, a.unternehmen_guid, u.typ as unternehmen_typ, a.formular, a.fertig, a.version, a.geaendert_am,
    a.eingereicht_version, a.zurueckgezogen_am, a.entfallen_am, a.vorlage, m.zeichnungsberechtigung, r.demo,
    ${rundeSpalten}, ${ersetztDurch(jetzt)} as ersetzt_durch, v.daten ${dazu}
  from bekundung a
    join mitgliedschaft m on m.unternehmen_guid = a.unternehmen_guid and m.nutzer_sub = ${sub}
    join unternehmen u on u.guid = a.unternehmen_guid
    join ibk_meta r on r.guid = a.ibk_meta_guid
    ${vorgabenAm(jetzt)}
  where a.guid = ${guid}`

/** The declaration, if the user is a member of its company; undefined for a foreign or unknown one. */
export const bekundungFinden = async (db: Database | Tx, wer: Wer): Promise<BekundungRow | undefined> =>
  (await bekundungDesMitglieds(wer).execute(db)).rows[0]

/** The same, locked. */
export const bekundungSperren = (tx: Tx, wer: Wer): Promise<BekundungRow | undefined> =>
  dokumentSperren(tx, BEKUNDUNG_DOKUMENT, {
    laden: (dazu) => bekundungDesMitglieds(wer, dazu),
    sperre: sql`a`,
  })

/**
 * The lock that the freeze takes alone (S3-05), in a statement of its own and before any other of the declaration: what
 * is read after it is what the freeze has left.
 */
export const rundeTeilen = async (tx: Tx, bekundungGuid: string): Promise<void> => {
  await sql`select runde_teilen(ibk_meta_guid) from bekundung where guid = ${bekundungGuid}`.execute(tx)
}

export type NeueBekundung = {
  readonly guid: string
  readonly ibkMetaGuid: string
  readonly unternehmenGuid: string
  readonly formular: BekundungFormular
  readonly betragCent: number
  readonly zuwendungCent: number
  readonly vorlage: BekundungVorlage | null
  readonly sub: string
  readonly jetzt: Date
}

/** False where the company has a live one in the round: of two at once the second finds that of the first. */
export const bekundungEinfuegen = async (tx: Tx, b: NeueBekundung): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`insert into bekundung (guid, ibk_meta_guid, unternehmen_guid, class_version, formular, betrag_cent,
      zuwendung_cent, vorlage, angelegt_am, geaendert_am, geaendert_von)
    values (${b.guid}, ${b.ibkMetaGuid}, ${b.unternehmenGuid}, ${BEKUNDUNG_CLASS_VERSION},
      ${JSON.stringify(b.formular)}, ${b.betragCent}, ${b.zuwendungCent},
      ${b.vorlage && JSON.stringify(b.vorlage)}, ${b.jetzt}, ${b.jetzt}, ${b.sub})
    on conflict (unternehmen_guid, ibk_meta_guid) where zurueckgezogen_am is null do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** The company's live declaration in a round. */
export const lebende = async (
  tx: Tx,
  ibkMetaGuid: string,
  unternehmenGuid: string,
): Promise<{ readonly guid: string } | undefined> =>
  (
    await sql<{ guid: string }>`select guid from bekundung where ibk_meta_guid = ${ibkMetaGuid}
      and unternehmen_guid = ${unternehmenGuid} and zurueckgezogen_am is null`.execute(tx)
  ).rows[0]

/** Withdrawn: the provider keeps it, the company may begin anew. */
export const zurueckziehen = async (tx: Tx, guid: string, jetzt: Date): Promise<void> => {
  await sql`update bekundung set zurueckgezogen_am = ${jetzt} where guid = ${guid}`.execute(tx)
}

/** Whose receipt a file is: undefined where it is none of a declaration of the user's companies. */
export const belegFinden = async (
  db: Database,
  fileGuid: string,
  sub: string,
): Promise<{ readonly guid: string } | undefined> =>
  (
    await sql<{ guid: string }>`select b.guid from einreichung e
        join bekundung b on b.guid = e.dokument_guid
        join mitgliedschaft m on m.unternehmen_guid = b.unternehmen_guid and m.nutzer_sub = ${sub}
      where e.beleg_guid = ${fileGuid}`.execute(db)
  ).rows[0]
