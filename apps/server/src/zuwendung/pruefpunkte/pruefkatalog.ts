import { wieGespeichert } from '@foerderportal/contract/shared/angaben/plausibel'
import type { Auszahlungspunkt } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/auszahlungspunkt'
import { Pruefkatalog, type Pruefpunkt } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/katalog'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** What is read of table `pruefkatalog`; room programmdaten fills it. */
export type Katalogfassung = {
  readonly bezeichnung: string
  /** First day, 'YYYY-MM-DD'. */
  readonly gueltigAb: string
  readonly punkte: readonly Pruefpunkt[]
}

const fassungAm = async (db: Database | Tx, programm: Programm, moment: Date) => {
  const { rows } = await sql<{
    gueltig_ab: string
    daten: unknown
  }>`select gueltig_ab, daten from pruefkatalog
    where programm = ${programm} and gueltig_ab <= ${tagInBerlin(moment)}
    order by gueltig_ab desc limit 1`.execute(db)
  const [row] = rows
  return row && { ...wieGespeichert(Pruefkatalog, row.daten), gueltigAb: row.gueltig_ab }
}

/**
 * The catalogue that holds for a case: that of the day on which its application came in first, as with the programme
 * itself. A later one never changes a check that has begun. Undefined where the programme has none.
 */
export const katalogFuer = async (
  db: Database | Tx,
  programm: Programm,
  erstmalsAm: Date,
): Promise<Katalogfassung | undefined> => {
  const fassung = await fassungAm(db, programm, erstmalsAm)
  return fassung && { bezeichnung: fassung.bezeichnung, punkte: fassung.punkte, gueltigAb: fassung.gueltigAb }
}

/** The points of a payout request that came in at a moment; none where the programme names none. */
export const auszahlungspunkteFuer = async (
  db: Database | Tx,
  programm: Programm,
  eingegangenAm: Date,
): Promise<readonly Auszahlungspunkt[]> => (await fassungAm(db, programm, eingegangenAm))?.auszahlung ?? []
