import type { EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import {
  entscheidungStaende,
  type EntscheidungAktion,
  type EntscheidungStatus,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of tables `entscheidung` and `entscheidung_bearbeiter`; what may follow what is kept by triggers, too (0053). */
export type EntscheidungRow = {
  readonly guid: string
  readonly art: EntscheidungArt
  readonly status: EntscheidungStatus
  readonly eingangsnummer: string
  readonly inhalt: EntscheidungInhalt
  readonly version: number
  readonly angelegt_am: Date
  readonly geaendert_am: Date
  readonly geaendert_von: string
  readonly vorlagen: number
  readonly vorbereitet_von: string | null
  readonly vorgelegt_am: Date | null
  readonly abweichungen: string[]
  readonly eingaben: string | null
  readonly inhalt_sha256: string | null
  readonly zurueckgegeben_von: string | null
  readonly zurueckgegeben_am: Date | null
  readonly zurueckgegeben_grund: string | null
  readonly freigegeben_von: string | null
  readonly freigegeben_am: Date | null
  /** Who edited it, by `sub`. */
  readonly bearbeiter: string[]
  /** Who wrote a Vermerk that it rests on (S9-13). */
  readonly pruefer: string[]
}

const SPALTEN = sql`e.guid, e.art, e.status, e.eingangsnummer, e.inhalt, e.version, e.angelegt_am, e.geaendert_am, e.geaendert_von,
  e.vorlagen, e.vorbereitet_von, e.vorgelegt_am, e.abweichungen, e.eingaben, e.inhalt_sha256, e.zurueckgegeben_von,
  e.zurueckgegeben_am, e.zurueckgegeben_grund, e.freigegeben_von, e.freigegeben_am,
  array(select b.sub from entscheidung_bearbeiter b where b.entscheidung_guid = e.guid order by b.seit, b.sub) as bearbeiter,
  entscheidung_mitwirkende(e.guid) as pruefer`

/**
 * Whether this person wrote a Vermerk that decision `e` rests on: entscheidung_mitwirkende of 0143, in a form that a list
 * of thousands can ask.
 */
export const vermerktVon = (sub: string) => sql`exists (select from pruefvermerk v
  where v.geschaeft_guid = e.geschaeft_guid and v.person_sub = ${sub}
    and (e.art in ('BEWILLIGUNG', 'ABLEHNUNG') or v.zeit >= e.angelegt_am))`

/** The open decision of a case, or else the last one that was not discarded; read it after the case is locked. */
export const entscheidungFinden = async (
  db: Database | Tx,
  geschaeftGuid: string,
): Promise<EntscheidungRow | undefined> =>
  (
    await sql<EntscheidungRow>`select ${SPALTEN} from entscheidung e
      where e.geschaeft_guid = ${geschaeftGuid} and e.status <> 'VERWORFEN'
      order by e.status in ('ENTWURF', 'VORGELEGT') desc, e.angelegt_am desc limit 1`.execute(db)
  ).rows[0]

export type NeueEntscheidung = {
  readonly guid: string
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  readonly eingangsnummer: string
  readonly inhalt: EntscheidungInhalt
  readonly summeCent: number
  /** The first moment at which it can no longer be decided (VwVfG §§ 48, 49); null without such a limit. */
  readonly entscheidbarBis: Date | null
  readonly sub: string
  readonly jetzt: Date
}

export const entscheidungEinfuegen = async (tx: Tx, n: NeueEntscheidung): Promise<void> => {
  await sql`insert into entscheidung (guid, geschaeft_guid, unternehmen_guid, art, status, status_seit, eingangsnummer,
      inhalt, summe_cent, entscheidbar_bis, angelegt_am, geaendert_am, geaendert_von)
    values (${n.guid}, ${n.geschaeftGuid}, ${n.unternehmenGuid}, ${n.inhalt.art}, 'ENTWURF', ${n.jetzt},
      ${n.eingangsnummer}, ${JSON.stringify(n.inhalt)}, ${n.summeCent}, ${n.entscheidbarBis}, ${n.jetzt}, ${n.jetzt},
      ${n.sub})`.execute(tx)
}

export const entwurfSchreiben = async (
  tx: Tx,
  n: Omit<NeueEntscheidung, 'geschaeftGuid' | 'unternehmenGuid'>,
): Promise<void> => {
  await sql`update entscheidung set art = ${n.inhalt.art}, eingangsnummer = ${n.eingangsnummer},
      inhalt = ${JSON.stringify(n.inhalt)}, summe_cent = ${n.summeCent}, entscheidbar_bis = ${n.entscheidbarBis}, version = version + 1,
      geaendert_am = ${n.jetzt}, geaendert_von = ${n.sub}
    where guid = ${n.guid}`.execute(tx)
}

/** Where the row of the table leads, in SQL. */
const weiter = (aktion: EntscheidungAktion, jetzt: Date) =>
  sql`status = ${entscheidungStaende.zeilen[aktion].nach}, status_seit = ${jetzt}, version = version + 1`

type Tat = { readonly guid: string; readonly sub: string; readonly jetzt: Date }

export const vorlageFesthalten = async (
  tx: Tx,
  v: Tat & {
    readonly eingaben: string
    readonly inhaltSha256: string
    readonly abweichungen: readonly string[]
  },
): Promise<void> => {
  await sql`update entscheidung set ${weiter('entscheidungVorlegen', v.jetzt)}, vorbereitet_von = ${v.sub},
      vorgelegt_am = ${v.jetzt}, vorlagen = vorlagen + 1, eingaben = ${v.eingaben}, inhalt_sha256 = ${v.inhaltSha256},
      abweichungen = ${JSON.stringify(v.abweichungen)}
    where guid = ${v.guid}`.execute(tx)
}

export const rueckgabeFesthalten = async (tx: Tx, r: Tat & { readonly grund: string }): Promise<void> => {
  await sql`update entscheidung set ${weiter('entscheidungZurueckgeben', r.jetzt)}, eingaben = null,
      inhalt_sha256 = null, zurueckgegeben_von = ${r.sub}, zurueckgegeben_am = ${r.jetzt},
      zurueckgegeben_grund = ${r.grund}
    where guid = ${r.guid}`.execute(tx)
}

export const freigabeFesthalten = async (tx: Tx, { guid, sub, jetzt }: Tat): Promise<void> => {
  await sql`update entscheidung set ${weiter('entscheidungFreigeben', jetzt)}, freigegeben_von = ${sub},
      freigegeben_am = ${jetzt}
    where guid = ${guid}`.execute(tx)
}

export const entwurfAufgeben = async (tx: Tx, { guid, jetzt }: Omit<Tat, 'sub'>): Promise<void> => {
  await sql`update entscheidung set ${weiter('entwurfVerwerfen', jetzt)} where guid = ${guid}`.execute(tx)
}

/** Discards what is open on a case; answers which one that was. */
export const offeneVerwerfen = async (
  tx: Tx,
  geschaeftGuid: string,
  jetzt: Date,
): Promise<string | undefined> => {
  const { rows } = await sql<{
    guid: string
  }>`update entscheidung set ${weiter('entscheidungVerwerfen', jetzt)}
    where geschaeft_guid = ${geschaeftGuid} and status = any(${[...entscheidungStaende.zeilen.entscheidungVerwerfen.von]})
    returning guid`.execute(tx)
  return rows[0]?.guid
}

/** What is being decided of a case now; undefined where nothing is. */
export const offeneEntscheidung = async (
  db: Database | Tx,
  geschaeftGuid: string,
): Promise<Pick<EntscheidungRow, 'art' | 'status'> | undefined> =>
  (
    await sql<Pick<EntscheidungRow, 'art' | 'status'>>`select art, status from entscheidung
      where geschaeft_guid = ${geschaeftGuid} and status in ('ENTWURF', 'VORGELEGT')`.execute(db)
  ).rows[0]

/** Whether a decision of the case lies before a second person: until it is released or given back, it stands still. */
export const entscheidungLiegtVor = async (db: Database | Tx, geschaeftGuid: string): Promise<boolean> => {
  const { rows } = await sql`select from entscheidung where geschaeft_guid = ${geschaeftGuid}
    and status = 'VORGELEGT'`.execute(db)
  return rows.length > 0
}
