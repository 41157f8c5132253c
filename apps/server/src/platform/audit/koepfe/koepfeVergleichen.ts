import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { HOECHSTENS, type Bruch } from '../bruch.ts'
import { kopfdateiLesen, kopfdateien, type Kopf } from './kopfdatei.ts'

/** So many lines go to the database at once. */
const STAPEL = 5000

/** What the folder outside says of the log: by which day's file, how many chains it names, and what is not as it says. */
export type Vergleich = {
  readonly tag: string
  readonly ketten: number
  readonly brueche: readonly Bruch[]
}

const stapelPruefen = async (db: Database | Tx, koepfe: readonly Kopf[], tag: string): Promise<Bruch[]> => {
  const { rows } = await sql<{ kette: string; nr: number; fehlt: boolean }>`
    select k.kette, k.nr, l.hash is null as fehlt
    from unnest(${koepfe.map(({ kette }) => kette)}::text[], ${koepfe.map(({ nr }) => nr)}::bigint[],
      ${koepfe.map(({ hash }) => hash)}::text[]) k (kette, nr, hash)
    left join audit_log l using (kette, nr)
    where l.hash is distinct from decode(k.hash, 'hex')
    limit ${HOECHSTENS}`.execute(db)
  const am = alsDatum(tag)
  return rows.map(({ kette, nr, fehlt }) => ({
    kette,
    nr,
    grund: fehlt
      ? `die Zeile fehlt; sie war am ${am} das Ende der Kette`
      : `die Zeile ist nicht die, die am ${am} außerhalb verwahrt wurde`,
  }))
}

/**
 * Compares the log with the latest file outside: finds what the database alone can't tell, a tail that was cut together
 * with its head, or a chain that was written anew. undefined before the first file.
 */
export const koepfeVergleichen = async (
  db: Database | Tx,
  ordner: string,
): Promise<Vergleich | undefined> => {
  const [letzte] = await kopfdateien(ordner)
  if (letzte === undefined) return undefined
  const brueche: Bruch[] = []
  let ketten = 0
  let stapel: Kopf[] = []
  const leeren = async () => {
    brueche.push(...(await stapelPruefen(db, stapel, letzte.tag)))
    stapel = []
  }
  for await (const kopf of kopfdateiLesen(letzte.pfad)) {
    ketten += 1
    stapel.push(kopf)
    if (stapel.length === STAPEL) await leeren()
  }
  await leeren()
  return { tag: letzte.tag, ketten, brueche: brueche.slice(0, HOECHSTENS) }
}

/** The same for one chain; `kopf` is undefined where the latest file does not name it yet. */
export const kopfVergleichen = async (
  db: Database | Tx,
  ordner: string,
  kette: string,
): Promise<
  { readonly tag: string; readonly kopf: Kopf | undefined; readonly bruch: Bruch | undefined } | undefined
> => {
  const [letzte] = await kopfdateien(ordner)
  if (letzte === undefined) return undefined
  for await (const kopf of kopfdateiLesen(letzte.pfad)) {
    if (kopf.kette !== kette) continue
    const [bruch] = await stapelPruefen(db, [kopf], letzte.tag)
    return { tag: letzte.tag, kopf, bruch }
  }
  return { tag: letzte.tag, kopf: undefined, bruch: undefined }
}
