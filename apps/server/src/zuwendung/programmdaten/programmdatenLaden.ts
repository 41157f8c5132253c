import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sha256Von } from '../../platform/einreichung/kanonisch.ts'
import { Programmdatenfehler, type Programmfassung } from './programmordnerLesen.ts'

/** SQL of tables `programm`, `pruefkatalog`, `bescheidvorlage`, `schreibvorlage`, `auszahlungskonto` and `programmanlage`: their versions come in here and nowhere else. */
type Stand = {
  /** Whether that first day is there with the same content; null: it is not there. */
  readonly gleich: boolean | null
  /** Whether there is any version of this kind. */
  readonly vorhanden: boolean
  readonly programm: boolean
}

const standLesen = async (tx: Tx, { art, programm, gueltigAb, daten }: Programmfassung): Promise<Stand> => {
  const tabelle = sql.table(art.tabelle)
  const { rows } = await sql<Stand>`select
    (select daten = ${JSON.stringify(daten)}::jsonb from ${tabelle}
      where programm = ${programm} and gueltig_ab = ${gueltigAb}) as gleich,
    exists (select from ${tabelle} where programm = ${programm}) as vorhanden,
    exists (select from programm where programm = ${programm}) as programm`.execute(tx)
  const [stand] = rows
  if (stand === undefined) throw new Error('a select without from has one row')
  return stand
}

/**
 * Cases are judged by what held on their day, so a version that holds is never changed, and none is put before today
 * behind the backs of those who decided. What is announced may still be mended. Where there is nothing of this kind yet,
 * any day will do. Answers why not.
 */
const gesperrtWeil = (
  { art, gueltigAb }: Programmfassung,
  { gleich, vorhanden, programm }: Stand,
  heute: string,
): string | undefined => {
  if (!programm && art.tabelle !== 'programm')
    return 'Das Programm selbst fehlt noch. Legen Sie seine programm.json in denselben Ordner.'
  if (gueltigAb > heute) return undefined
  const abMorgen = 'Geben Sie einen ersten Tag nach dem heutigen an.'
  if (gleich === false)
    return `${art.wort} gilt seit dem ${alsDatum(gueltigAb)}, und Fälle sind danach beurteilt; diese Fassung bleibt, wie sie ist. ${abMorgen}`
  return vorhanden
    ? `Ab dem ${alsDatum(gueltigAb)} galt schon eine andere Fassung, und Fälle sind danach beurteilt. ${abMorgen}`
    : undefined
}

/** By what they contain: what is there is the same. */
const anlagenSchreiben = async (tx: Tx, { anlagen }: Programmfassung): Promise<void> => {
  for (const { sha256, inhalt } of anlagen)
    await sql`insert into programmanlage (sha256, inhalt) values (${sha256}, ${inhalt})
      on conflict do nothing`.execute(tx)
}

const schreiben = (tx: Tx, { art, programm, gueltigAb, daten }: Programmfassung) =>
  sql`insert into ${sql.table(art.tabelle)} (programm, gueltig_ab, daten)
    values (${programm}, ${gueltigAb}, ${JSON.stringify(daten)})
    on conflict (programm, gueltig_ab) do update set daten = excluded.daten`.execute(tx)

/** What became of a version: it is there now, took the place of an announced one, or was there already. */
export type Ausgang = 'NEU' | 'ERSETZT' | 'UNVERAENDERT' | { readonly gesperrtWeil: string }
export type Geladen = { readonly fassung: Programmfassung; readonly ausgang: Ausgang }

type Umstaende = { readonly clock: Clock; readonly sub: string; readonly von?: string }

const fassungLaden = async (tx: Tx, u: Umstaende, fassung: Programmfassung): Promise<Ausgang> => {
  const stand = await standLesen(tx, fassung)
  if (stand.gleich === true) {
    await anlagenSchreiben(tx, fassung)
    return 'UNVERAENDERT'
  }
  const grund = gesperrtWeil(fassung, stand, tagInBerlin(u.clock.now()))
  if (grund !== undefined) return { gesperrtWeil: grund }
  await anlagenSchreiben(tx, fassung)
  await schreiben(tx, fassung)
  const { art, programm, gueltigAb, daten } = fassung
  const ausgang = stand.gleich === null ? 'NEU' : 'ERSETZT'
  await protokollieren(tx, {
    unternehmenGuid: null,
    sub: u.sub,
    handlung: 'programmdatenLaden',
    objektGuid: `${programm}/${art.tabelle}/${gueltigAb}`,
    angaben: { ausgang, sha256: sha256Von(JSON.stringify(daten)), ...(u.von ? { von: u.von } : {}) },
  })
  return ausgang
}

/** Brings in what may come in, one after the other; says of each version what became of it. */
export const programmdatenErgaenzen = async (
  tx: Tx,
  u: Umstaende,
  fassungen: readonly Programmfassung[],
): Promise<Geladen[]> => {
  await sql`select pg_advisory_xact_lock(hashtext('programmdatenLaden'))`.execute(tx)
  const geladen: Geladen[] = []
  for (const fassung of fassungen) geladen.push({ fassung, ausgang: await fassungLaden(tx, u, fassung) })
  return geladen
}

/** As `programmdatenErgaenzen`, but all of them or none: throws with a sentence for each that may not come in. */
export const programmdatenLaden = async (
  tx: Tx,
  u: Umstaende,
  fassungen: readonly Programmfassung[],
): Promise<Geladen[]> => {
  const geladen = await programmdatenErgaenzen(tx, u, fassungen)
  const gesperrt = geladen.flatMap(({ fassung, ausgang }) =>
    typeof ausgang === 'object' ? [`${fassung.art.datei}, gueltigAb: ${ausgang.gesperrtWeil}`] : [],
  )
  if (gesperrt.length > 0) throw new Programmdatenfehler(gesperrt)
  return geladen
}
