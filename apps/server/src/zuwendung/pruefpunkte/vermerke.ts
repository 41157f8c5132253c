import type { Ergebnis, Vorschlag } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of table `pruefvermerk`: one row is one wording. */
export type VermerkRow = {
  readonly punkt: string
  readonly fassung: number
  readonly vermerk: number
  readonly dokument_version: number
  readonly ergebnis: Ergebnis | null
  readonly text: string
  readonly belege: readonly Beleg[]
  readonly vorschlag: Vorschlag | null
  readonly gestrichen_weil: string | null
  readonly person_sub: string
  readonly person_name: string
  readonly zeit: Date
}

const SPALTEN = sql`punkt, fassung, vermerk, dokument_version, ergebnis, text, belege, vorschlag, gestrichen_weil,
  person_sub, person_name, zeit`

/** Every wording of a case, or of one of its points, in the order in which they were written. */
export const fassungenLesen = async (
  db: Database | Tx,
  geschaeftGuid: string,
  punkt?: string,
): Promise<VermerkRow[]> =>
  (
    await sql<VermerkRow>`select ${SPALTEN} from pruefvermerk where geschaeft_guid = ${geschaeftGuid}
      ${punkt === undefined ? sql`` : sql`and punkt = ${punkt}`} order by punkt, fassung`.execute(db)
  ).rows

export type NeueFassung = VermerkRow & { readonly geschaeftGuid: string; readonly antragGuid: string }

export const fassungEinfuegen = async (tx: Tx, f: NeueFassung): Promise<void> => {
  await sql`insert into pruefvermerk (geschaeft_guid, dokument_guid, ${SPALTEN})
    values (${f.geschaeftGuid}, ${f.antragGuid}, ${f.punkt}, ${f.fassung}, ${f.vermerk}, ${f.dokument_version},
      ${f.ergebnis}, ${f.text}, ${JSON.stringify(f.belege)}, ${f.vorschlag && JSON.stringify(f.vorschlag)},
      ${f.gestrichen_weil}, ${f.person_sub}, ${f.person_name}, ${f.zeit})`.execute(tx)
}

/** One Vermerk: its latest wording, and what struck it through. */
export type Vermerkstand = {
  readonly nummer: number
  readonly fassungen: number
  readonly letzte: VermerkRow
  readonly streichung: VermerkRow | undefined
}

const stand = (nummer: number, rows: readonly VermerkRow[]): Vermerkstand[] => {
  const worte = rows.filter(({ gestrichen_weil }) => gestrichen_weil === null)
  const letzte = worte.at(-1)
  const streichung = rows.find(({ gestrichen_weil }) => gestrichen_weil !== null)
  return letzte === undefined ? [] : [{ nummer, fassungen: worte.length, letzte, streichung }]
}

/** The Vermerke of a point, in the order of their numbers. */
export const vermerkeAus = (fassungen: readonly VermerkRow[]): Vermerkstand[] =>
  [...Map.groupBy(fassungen, ({ vermerk }) => vermerk)].flatMap(([nummer, rows]) => stand(nummer, rows))
