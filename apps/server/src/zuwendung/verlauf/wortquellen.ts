import { stelleInWorten } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { sql } from 'kysely'
import { personenNamen } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { BankFall } from '../zugang/bankFall.ts'
import { texte, type Wortquellen } from './angabenWorte.ts'
import type { Handlungszeile } from './handlungQuellen.ts'

/** Keys of an audit row that hold the `sub` of somebody. */
const PERSONEN = ['an', 'vorher', 'person', 'zugewiesen'] as const

const genannte = (rows: readonly Handlungszeile[]): string[] =>
  rows.flatMap(({ nutzer_sub, angaben }) => [
    nutzer_sub,
    ...texte(angaben['empfaenger']),
    ...PERSONEN.flatMap((schluessel) => {
      const wert = angaben[schluessel]
      return typeof wert === 'string' ? [wert] : []
    }),
  ])

/** Only rows that name places of the application need its form. */
const formularLaden = async (
  db: Database | Tx,
  fall: BankFall,
  rows: readonly Handlungszeile[],
): Promise<AntragFormular | undefined> => {
  if (!rows.some(({ angaben }) => 'stellen' in angaben)) return undefined
  const { rows: antraege } = await sql<{ formular: AntragFormular }>`select formular from antrag
    where guid = ${fall.antrag_guid}`.execute(db)
  return antraege[0]?.formular
}

/** What the words of these rows need beyond them: what people and places of the application are called. */
export const wortquellenLesen = async (
  db: Database | Tx,
  fall: BankFall,
  rows: readonly Handlungszeile[],
  dazu: readonly string[] = [],
): Promise<Wortquellen> => {
  const formular = await formularLaden(db, fall, rows)
  return {
    name: await personenNamen(db, [...genannte(rows), ...dazu]),
    stelle: (pfad) => (formular === undefined ? 'Angaben im Antrag' : stelleInWorten(formular, pfad)),
  }
}
