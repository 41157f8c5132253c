import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { rueckgabenLesen, type OeffentlicheRueckgabe } from '../reihung/rueckgaben.ts'
import { aktText } from '../runde/akte/aktarten.ts'
import { akteLesen, type AktRow } from '../runde/akte/rundenakte.ts'
import { letzteReihung, staffelnLesen, type StaffelVorgang } from '../runde/vorgaenge.ts'
import { rundeFinden, type RundeRow } from '../runde/runden.ts'

/** A file as it was published; its content is read when somebody asks for it. */
export type Datei = { readonly name: string; readonly sha256: string }
type Klasse = { readonly hauptgruppe: string; readonly zeilen: number; readonly cent: number }

/** What everybody may know of a round (4.5): of people their function only, of companies nothing but random guids. */
export type OeffentlicheRunde = {
  readonly runde: RundeRow & { readonly veroeffentlicht_am: Date }
  readonly dateien: readonly Datei[]
  readonly klassen: readonly Klasse[]
  /** Draw and seed; public once the ranking is released. */
  readonly reihung: { readonly zufall: string; readonly seed: string; readonly freigegebenAm: Date } | null
  /** Attempts to rank that were given back, with their reasons. */
  readonly rueckgaben: readonly OeffentlicheRueckgabe[]
  readonly staffeln: readonly StaffelVorgang[]
  /** What was changed after the publication, each by two people, with its reason. */
  readonly aenderungen: readonly { readonly am: Date; readonly text: string; readonly grund: string }[]
}

const dateien = async (db: Database, runde: string): Promise<Datei[]> =>
  (
    await sql<Datei>`select name, sha256 from runde_datei where ibk_meta_guid = ${runde} order by nr, name`.execute(
      db,
    )
  ).rows

const klassen = async (db: Database, runde: string): Promise<Klasse[]> =>
  (
    await sql<Klasse>`select hauptgruppe, count(*) as zeilen, sum(cent)::bigint as cent from listenzeile
      where ibk_meta_guid = ${runde} group by 1 order by min(prioritaet), 1`.execute(db)
  ).rows

/** The seed stands in the protocol; in the same spelling for every round. */
const seedIm = async (db: Database, runde: string): Promise<string> => {
  const { rows } = await sql<{
    seed: string
  }>`select substring(protokoll from '"seed": "([0-9a-f]{64})"') as seed
    from reihung where ibk_meta_guid = ${runde} and status = 'FREIGEGEBEN'`.execute(db)
  return rows[0]?.seed ?? ''
}

const OEFFENTLICH = ['fristVerlaengern', 'mittelErhoehen', 'rundeAnnullieren']
const oeffentlicheAenderung = (akt: AktRow) =>
  akt.status === 'FREIGEGEBEN' && akt.beendet_am !== null && OEFFENTLICH.includes(akt.art)
    ? [{ am: akt.beendet_am, text: aktText(akt), grund: 'grund' in akt.angaben ? akt.angaben.grund : '' }]
    : []

/** A published round; undefined for one that nobody outside knows. */
export const oeffentlicheRunde = async (
  db: Database,
  guid: string,
): Promise<OeffentlicheRunde | undefined> => {
  const runde = await rundeFinden(db, guid)
  if (runde === undefined || runde.veroeffentlicht_am === null) return undefined
  const reihung = await letzteReihung(db, guid)
  return {
    runde: { ...runde, veroeffentlicht_am: runde.veroeffentlicht_am },
    dateien: await dateien(db, guid),
    klassen: await klassen(db, guid),
    reihung:
      reihung?.status === 'FREIGEGEBEN' && reihung.zufall !== null && reihung.freigegeben_am
        ? { zufall: reihung.zufall, seed: await seedIm(db, guid), freigegebenAm: reihung.freigegeben_am }
        : null,
    rueckgaben: await rueckgabenLesen(db, guid),
    staffeln: (await staffelnLesen(db, guid)).filter(({ status }) => status === 'FREIGEGEBEN'),
    aenderungen: (await akteLesen(db, guid)).flatMap(oeffentlicheAenderung).toReversed(),
  }
}

/** A published file, byte for byte; undefined where there is none of that name. */
export const dateiLesen = async (db: Database, runde: string, name: string) =>
  (
    await sql<{ inhalt: string; sha256: string }>`select d.inhalt, d.sha256 from runde_datei d
      join ibk_meta r on r.guid = d.ibk_meta_guid
      where d.ibk_meta_guid = ${runde} and d.name = ${name} and r.veroeffentlicht_am is not null`.execute(db)
  ).rows[0]
