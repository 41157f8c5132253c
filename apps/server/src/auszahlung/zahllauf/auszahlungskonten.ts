import { Auszahlungskonto } from '@foerderportal/contract/auszahlung/zahllauf/konto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'

export const KEIN_KONTO =
  'Für dieses Programm ist kein Konto der Bank hinterlegt. Der Betrieb spielt es mit der Datei konto.json ein.'

/** The bank's account of a programme on a day ('YYYY-MM-DD'); undefined where there is none: then nothing is paid. */
export const auszahlungskontoAm = async (
  db: Database,
  programm: string,
  tag: string,
): Promise<Auszahlungskonto | undefined> => {
  const { rows } = await sql<{ daten: unknown }>`select daten from auszahlungskonto
    where programm = ${programm} and gueltig_ab <= ${tag} order by gueltig_ab desc limit 1`.execute(db)
  const [row] = rows
  return row && z.parse(Auszahlungskonto, row.daten)
}

/** Nothing was ever paid from this account. */
export const istNeuesKonto = async (db: Database, iban: string): Promise<boolean> => {
  const { rows } = await sql`select from zahllauf
    where konto ->> 'iban' = ${iban} and freigegeben_am is not null limit 1`.execute(db)
  return rows.length === 0
}
