import { bankpruefungStaende } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import type {
  BankpruefungAktion,
  BankpruefungStatus,
} from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import type { BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of tables `auszahlungspruefung` and `auszahlungspruefung_bearbeiter`; triggers keep their life too (0130). */
export type PruefungRow = {
  readonly status: BankpruefungStatus
  readonly inhalt: BankpruefungInhalt
  readonly version: number
  readonly geaendert_am: Date
  readonly geaendert_von: string
  readonly vorbereitet_von: string | null
  readonly vorgelegt_am: Date | null
  readonly abweichungen: readonly string[]
  readonly eingaben: string | null
  readonly inhalt_sha256: string | null
  readonly zurueckgegeben_von: string | null
  readonly zurueckgegeben_am: Date | null
  readonly zurueckgegeben_grund: string | null
  readonly freigegeben_von: string | null
  readonly freigegeben_am: Date | null
  readonly bearbeiter: string[]
  /** Who wrote a Vermerk in its case (S9-13). */
  readonly pruefer: string[]
}

type Punkt = BankpruefungInhalt['punkte'][number]
/** From before answers had evidence they name none; what was released stays as it was written. */
type GespeicherterInhalt = Omit<BankpruefungInhalt, 'punkte'> & {
  readonly punkte: readonly (Omit<Punkt, 'belege'> & Partial<Pick<Punkt, 'belege'>>)[]
}
type Gespeichertes = Omit<PruefungRow, 'inhalt'> & { readonly inhalt: GespeicherterInhalt }

const mitBelegen = ({ punkte, ...inhalt }: GespeicherterInhalt): BankpruefungInhalt => ({
  ...inhalt,
  punkte: punkte.map(({ belege = [], ...punkt }) => ({ ...punkt, belege })),
})

/** The check of a request; undefined where nobody has begun. Read it after the request is locked. */
export const pruefungFinden = async (
  db: Database | Tx,
  auszahlung: string,
): Promise<PruefungRow | undefined> => {
  const { rows } =
    await sql<Gespeichertes>`select p.status, p.inhalt, p.version, p.geaendert_am, p.geaendert_von, p.vorbereitet_von,
        p.vorgelegt_am, p.abweichungen, p.eingaben, p.inhalt_sha256, p.zurueckgegeben_von, p.zurueckgegeben_am,
        p.zurueckgegeben_grund, p.freigegeben_von, p.freigegeben_am,
        array(select b.sub from auszahlungspruefung_bearbeiter b where b.auszahlung_guid = p.auszahlung_guid
          order by b.seit, b.sub) as bearbeiter, auszahlungspruefung_mitwirkende(p.auszahlung_guid) as pruefer
      from auszahlungspruefung p where p.auszahlung_guid = ${auszahlung}`.execute(db)
  const [row] = rows
  return row && { ...row, inhalt: mitBelegen(row.inhalt) }
}

type Tat = { readonly auszahlung: string; readonly sub: string; readonly jetzt: Date }

export const entwurfSchreiben = async (
  tx: Tx,
  { auszahlung, sub, jetzt, inhalt }: Tat & { readonly inhalt: BankpruefungInhalt },
): Promise<void> => {
  await sql`insert into auszahlungspruefung (auszahlung_guid, status, status_seit, inhalt, geaendert_am, geaendert_von)
    values (${auszahlung}, 'ENTWURF', ${jetzt}, ${JSON.stringify(inhalt)}, ${jetzt}, ${sub})
    on conflict (auszahlung_guid) do update set inhalt = excluded.inhalt, geaendert_am = excluded.geaendert_am,
      geaendert_von = excluded.geaendert_von, version = auszahlungspruefung.version + 1`.execute(tx)
}

/** Where the row of the table leads, in SQL. */
const weiter = (aktion: BankpruefungAktion, jetzt: Date) =>
  sql`status = ${bankpruefungStaende.zeilen[aktion].nach}, status_seit = ${jetzt}, version = version + 1`

export const vorlageFesthalten = async (
  tx: Tx,
  v: Tat & { readonly eingaben: string; readonly sha256: string; readonly abweichungen: readonly string[] },
): Promise<void> => {
  await sql`update auszahlungspruefung set ${weiter('auszahlungVorlegen', v.jetzt)}, vorbereitet_von = ${v.sub},
      vorgelegt_am = ${v.jetzt}, eingaben = ${v.eingaben}, inhalt_sha256 = ${v.sha256},
      abweichungen = ${JSON.stringify(v.abweichungen)}
    where auszahlung_guid = ${v.auszahlung}`.execute(tx)
}

export const rueckgabeFesthalten = async (tx: Tx, r: Tat & { readonly grund: string }): Promise<void> => {
  await sql`update auszahlungspruefung set ${weiter('auszahlungZurueckgeben', r.jetzt)}, eingaben = null,
      inhalt_sha256 = null, zurueckgegeben_von = ${r.sub}, zurueckgegeben_am = ${r.jetzt},
      zurueckgegeben_grund = ${r.grund}
    where auszahlung_guid = ${r.auszahlung}`.execute(tx)
}

export const freigabeFesthalten = async (tx: Tx, { auszahlung, sub, jetzt }: Tat): Promise<void> => {
  await sql`update auszahlungspruefung set ${weiter('auszahlungFreigeben', jetzt)}, freigegeben_von = ${sub},
      freigegeben_am = ${jetzt}
    where auszahlung_guid = ${auszahlung}`.execute(tx)
}

type Entscheidung = Tat & {
  readonly vorbereitetVon: string
  readonly inhalt: BankpruefungInhalt
  readonly bewilligt: readonly {
    readonly nachweis: string
    readonly cent: number
    readonly grund: string | null
  }[]
}

/** What the release does to the request: amounts by position first, for a decided one keeps them (0008). */
export const entscheidungSchreiben = async (
  tx: Tx,
  { auszahlung, sub, jetzt, vorbereitetVon, inhalt, bewilligt }: Entscheidung,
): Promise<void> => {
  await sql`update auszahlung_position p set bewilligt_cent = n.cent, kuerzung_grund = n.grund
    from jsonb_to_recordset(${JSON.stringify(bewilligt)}) as n (nachweis uuid, cent bigint, grund text)
    where p.auszahlung_guid = ${auszahlung} and p.nachweis_guid = n.nachweis`.execute(tx)
  await sql`update auszahlung set status = ${inhalt.ergebnis}, status_seit = ${jetzt}, vorbereitet_von = ${vorbereitetVon},
      freigegeben_von = ${sub}, begruendung = ${inhalt.begruendung}, entschieden_am = ${jetzt}
    where guid = ${auszahlung}`.execute(tx)
}
