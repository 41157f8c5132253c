import { Auszahlungskonto } from '@foerderportal/contract/auszahlung/zahllauf/konto'
import { bicFormatieren } from '@foerderportal/contract/shared/geld/iban'
import { ibanFormatieren } from '@foerderportal/contract/shared/geld/ibanForm'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'

const KEIN_KONTO =
  'Für dieses Programm ist kein Konto der Bank hinterlegt. Der Betrieb spielt es mit der Datei konto.json ein.'

type Gefunden =
  | { readonly konto: Auszahlungskonto; readonly fehlt?: undefined }
  /** Why nothing is paid, as a sentence. */
  | { readonly konto?: undefined; readonly fehlt: string }

const Geschrieben = z.looseObject({ iban: z.string(), bic: z.string() })

/** Spelling alone stops no payment: versions that came in before S6-08 may have another one than the file's. */
const vereinheitlicht = (daten: unknown): unknown => {
  const { data } = z.safeParse(Geschrieben, daten)
  return data && { ...data, iban: ibanFormatieren(data.iban), bic: bicFormatieren(data.bic) }
}

const pruefen = (daten: unknown): Gefunden => {
  const { data: konto, error } = z.safeParse(Auszahlungskonto, vereinheitlicht(daten))
  if (konto !== undefined) return { konto }
  const saetze = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ')
  return {
    fehlt: `Mit dem Konto der Bank lässt sich keine Zahlungsdatei machen. Der Betrieb berichtigt die Datei konto.json. ${saetze}`,
  }
}

/** S6-08: the bank's account of a programme on a day ('YYYY-MM-DD'), or why there is none that pays. */
export const auszahlungskontoAm = async (db: Database, programm: string, tag: string): Promise<Gefunden> => {
  const { rows } = await sql<{ daten: unknown }>`select daten from auszahlungskonto
    where programm = ${programm} and gueltig_ab <= ${tag} order by gueltig_ab desc limit 1`.execute(db)
  const [row] = rows
  return row === undefined ? { fehlt: KEIN_KONTO } : pruefen(row.daten)
}

/** Nothing was ever paid from this account. */
export const istNeuesKonto = async (db: Database, iban: string): Promise<boolean> => {
  const { rows } = await sql`select from zahllauf
    where regexp_replace(upper(konto ->> 'iban'), '[^A-Z0-9]', '', 'g') = ${ibanFormatieren(iban).replaceAll(' ', '')}
      and freigegeben_am is not null and status <> 'VERWORFEN' limit 1`.execute(db)
  return rows.length === 0
}
