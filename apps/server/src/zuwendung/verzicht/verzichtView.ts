import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { gegenstandName } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import type { Bewilligt } from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import type { Verzicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { personenNamen } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { bewilligtesLaden, type Bewilligtes } from './bewilligtes.ts'
import type { VerzichtRow } from './verzichte.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

type Namen = {
  readonly gegenstand: (guid: string) => string
  readonly person: (sub: string) => string
}

const ansicht = (row: VerzichtRow, namen: Namen): Verzicht => ({
  guid: row.guid,
  status: row.status,
  betraege: row.betraege.map(({ gegenstand, bewilligtCent, verzichtCent }) => ({
    gegenstand,
    name: namen.gegenstand(gegenstand),
    bewilligt: inEuro(bewilligtCent),
    verzicht: inEuro(verzichtCent),
  })),
  begruendung: row.begruendung,
  erklaertAm: row.erklaert_am.toISOString(),
  erklaertVon: namen.person(row.erklaert_von),
  mitgezeichnetVon: row.mitgezeichnet_von === null ? null : namen.person(row.mitgezeichnet_von),
  zurueckgenommenAm: iso(row.zurueckgenommen_am),
  zurueckgenommenVon: row.zurueckgenommen_von === null ? null : namen.person(row.zurueckgenommen_von),
  aufgenommenAm: iso(row.aufgenommen_am),
})

/** Waivers of one case as both sides read them. */
export const verzichteAnsehen = async (
  db: Database | Tx,
  rows: readonly VerzichtRow[],
): Promise<Verzicht[]> => {
  const [eine] = rows
  if (eine === undefined) return []
  const posten = new Map((await bewilligtesLaden(db, eine.geschaeft_guid)).map((p) => [p.guid, p.gegenstand]))
  const person = await personenNamen(
    db,
    rows.flatMap((row) => [row.erklaert_von, row.mitgezeichnet_von ?? '', row.zurueckgenommen_von ?? '']),
  )
  const gegenstand = (guid: string) => {
    const bewilligter = posten.get(guid)
    return bewilligter === undefined ? '' : gegenstandName(bewilligter)
  }
  return rows.map((row) => ansicht(row, { gegenstand, person }))
}

/** An approved item as its company reads it. */
export const gegenstandAnsicht = (p: Bewilligtes): Bewilligt & { name: string; kategorie: string } => ({
  gegenstand: p.guid,
  name: gegenstandName(p.gegenstand),
  kategorie: p.kategorie,
  bewilligt: inEuro(p.bewilligtCent),
  gebunden: inEuro(p.gebundenCent),
})
