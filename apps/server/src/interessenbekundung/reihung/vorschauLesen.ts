import type {
  ReihungAbfrage,
  ReihungAntwort,
  Reihungszeile,
} from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Rundenaufruf, Rundendienste } from '../runde/rundendienste.ts'
import { nichtMoeglich } from '../runde/rundePolicy.ts'

/** Lines of a page. */
export const SEITE = 100

type Geoeffnet = { readonly protokoll: string; readonly beide: readonly string[] }
type Protokollzeile = Pick<Reihungszeile, 'hauptgruppe' | 'los' | 'rang'> & { readonly guid: string }
type MitBetrag = Protokollzeile & { readonly cent: number }

const geoeffnete = async (db: Database, runde: string): Promise<Geoeffnet | undefined> =>
  (
    await sql<Geoeffnet>`select protokoll, array[vorbereitet_von, geoeffnet_von] as beide from reihung
      where ibk_meta_guid = ${runde} and status = 'GEOEFFNET'`.execute(db)
  ).rows[0]

/** Of each line, by declaration and class: in the protocol they stand only where they are public. */
const betraegeLesen = async (db: Database, runde: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ zeile: string; cent: number }>`
    select bekundung_guid || ';' || hauptgruppe as zeile, cent from listenzeile where ibk_meta_guid = ${runde}`.execute(
    db,
  )
  return new Map(rows.map(({ zeile, cent }) => [zeile, cent]))
}

/** Nothing of it holds yet: no company is named, and nobody is invited. */
const NOCH_NICHTS = { unternehmenName: null, ausgang: 'WARTET', staffel: null, einladung: null } as const

const mitSummen = (alle: readonly MitBetrag[]): Reihungszeile[] => {
  const jeGruppe = new Map<string, number>()
  let summe = 0
  return alle.map(({ rang, hauptgruppe, guid: bekundungGuid, los, cent }) => {
    const rangInGruppe = (jeGruppe.get(hauptgruppe) ?? 0) + 1
    jeGruppe.set(hauptgruppe, rangInGruppe)
    summe += cent
    const betraege = { betrag: inEuro(cent), summe: inEuro(summe) }
    return { rang, rangInGruppe, hauptgruppe, bekundungGuid, los, ...betraege, ...NOCH_NICHTS }
  })
}

const seiteVon = (zeilen: readonly Reihungszeile[], f: ReihungAbfrage): ReihungAntwort => {
  const passende = zeilen.filter(
    (z) =>
      (f.hauptgruppe === undefined || z.hauptgruppe === f.hauptgruppe) &&
      (f.ausgang === undefined || z.ausgang === f.ausgang) &&
      f.staffel === undefined,
  )
  const rest = passende.filter(({ rang }) => rang > Number(f.nach ?? 0))
  const seite = rest.slice(0, SEITE)
  return {
    zeilen: seite,
    anzahl: passende.length,
    nach: rest.length > SEITE ? (seite.at(-1)?.rang ?? null) : null,
  }
}

/** What is open and not released yet: for the two who typed its draw (S3-03). */
export const vorschauLesen = async (
  { db }: Rundendienste,
  { guid, person }: Rundenaufruf,
  frage: ReihungAbfrage,
): Promise<ReihungAntwort> => {
  const reihung = await geoeffnete(db, guid)
  if (reihung === undefined || !reihung.beide.includes(person.sub))
    throw nichtMoeglich(
      'Die Reihung ist noch nicht freigegeben. Bis dahin sehen sie nur die beiden, die ihre Ziehung eingegeben haben.',
    )
  // written by ourselves in one spelling (protokollSchreiben)
  const { zeilen } = JSON.parse(reihung.protokoll) as { zeilen: readonly Protokollzeile[] }
  const betraege = await betraegeLesen(db, guid)
  const alle = zeilen.map((z) => ({ ...z, cent: betraege.get(`${z.guid};${z.hauptgruppe}`) ?? 0 }))
  return seiteVon(mitSummen(alle), frage)
}
