import { randomUUID } from 'node:crypto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { AnsichtEingabe, EigeneAnsicht } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { ANSICHTEN_HOECHSTENS } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { nichtMoeglich } from '../kern/policy.ts'

type Wer = { readonly sub: string; readonly jetzt: Date }

const SPALTEN = sql`guid, name, suche`

/** By name. */
export const ansichtenLaden = async (db: Database, sub: string): Promise<EigeneAnsicht[]> =>
  (
    await sql<EigeneAnsicht>`select ${SPALTEN} from ansicht where bankperson_sub = ${sub}
      order by grundform(name), guid limit ${ANSICHTEN_HOECHSTENS}`.execute(db)
  ).rows

const gespeichert = (rows: readonly EigeneAnsicht[]): EigeneAnsicht => {
  const [eine] = rows
  if (eine === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Ansicht gibt es nicht.')
  return eine
}

/** Of one person, one after the other: so neither name nor number is looked up in vain. */
const eigeneSperren = async (tx: Tx, sub: string): Promise<{ guid: string; name: string }[]> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ansicht:${sub}`}, 0))`.execute(tx)
  return (
    await sql<{
      guid: string
      name: string
    }>`select guid, name from ansicht where bankperson_sub = ${sub}`.execute(tx)
  ).rows
}

const nameFrei = (eigene: readonly { guid: string; name: string }[], name: string, guid?: string): void => {
  if (eigene.some((a) => a.name === name && a.guid !== guid))
    throw absagen(ALLGEMEIN.ungueltig, undefined, [
      { pfad: 'name', text: 'So heißt schon eine Ihrer Ansichten. Wählen Sie einen anderen Namen.' },
    ])
}

export const ansichtAnlegen = (
  db: Database,
  { sub, jetzt }: Wer,
  e: AnsichtEingabe,
): Promise<EigeneAnsicht> =>
  db.transaction().execute(async (tx) => {
    const eigene = await eigeneSperren(tx, sub)
    nameFrei(eigene, e.name)
    if (eigene.length >= ANSICHTEN_HOECHSTENS)
      throw nichtMoeglich(
        `Sie haben schon ${ANSICHTEN_HOECHSTENS} eigene Ansichten. Löschen Sie eine, die Sie nicht mehr brauchen.`,
      )
    const { rows } =
      await sql<EigeneAnsicht>`insert into ansicht (guid, bankperson_sub, name, suche, angelegt_am)
      values (${randomUUID()}, ${sub}, ${e.name}, ${JSON.stringify(e.suche)}, ${jetzt}) returning ${SPALTEN}`.execute(
        tx,
      )
    return gespeichert(rows)
  })

export const ansichtAendern = (
  db: Database,
  { sub, guid }: { readonly sub: string; readonly guid: string },
  e: AnsichtEingabe,
): Promise<EigeneAnsicht> =>
  db.transaction().execute(async (tx) => {
    nameFrei(await eigeneSperren(tx, sub), e.name, guid)
    const { rows } =
      await sql<EigeneAnsicht>`update ansicht set name = ${e.name}, suche = ${JSON.stringify(e.suche)}
      where guid = ${guid} and bankperson_sub = ${sub} returning ${SPALTEN}`.execute(tx)
    return gespeichert(rows)
  })

export const ansichtLoeschen = async (
  db: Database,
  { sub, guid }: { readonly sub: string; readonly guid: string },
): Promise<EigeneAnsicht> => {
  const { rows } =
    await sql<EigeneAnsicht>`delete from ansicht where guid = ${guid} and bankperson_sub = ${sub}
    returning ${SPALTEN}`.execute(db)
  return gespeichert(rows)
}
