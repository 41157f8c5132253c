import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { istInUebersicht } from '@foerderportal/contract/zuwendung/kern/zeitraum'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/antrag/schema'
import { personenNamen, type Name } from '../../nutzer/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { programmAm, programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { geschaeftDetail, type Detailleser } from './geschaeftDetail.ts'
import { uebersicht, type GeschaeftRow, type UebersichtRow } from './uebersicht.ts'
import { zeitraumVon } from '../kern/zeitraum.ts'

type Leser = Detailleser & { readonly programme: Programme; readonly tag: string }

/** The categories in the words of the list of that day. */
const kategorieTitel = (programme: Programme, { programm, kategorien }: UebersichtRow, tag: string) => {
  const heutige = programmAm(programme, programm, tag)?.kategorien ?? []
  return kategorien.map((code) => {
    const titel = heutige.find(({ id }) => id === code)?.titel
    return titel === undefined ? code : `${titel} (${code})`
  })
}

const eintrag = (row: UebersichtRow, { programme, tag }: Leser): AntragUebersicht => ({
  guid: row.guid,
  ibkMetaGuid: row.ibk_meta_guid,
  ibkRunde: row.ibk_runde,
  maxAnzahlGeschaefte: row.max_anzahl_geschaefte,
  erlaubteKategorien: row.kategorien,
  erfassungsZeitraum: zeitraumVon(row),
  details: [],
  programm: row.programm,
  programmbezeichnung: row.bezeichnung,
  kategorieTitel: kategorieTitel(programme, row, tag),
  mitVorlage: row.mit_vorlage,
})

const istGeschaeft = (row: UebersichtRow): row is UebersichtRow & GeschaeftRow => row.antrag_guid !== null

/** One row a case, entries without a case once: entries with their cases, in the order of the rows. */
const gruppieren = (rows: readonly UebersichtRow[], leser: Leser): AntragUebersicht[] => {
  const eintraege = new Map<string, AntragUebersicht>()
  for (const row of rows) {
    const ziel = eintraege.get(row.guid) ?? eintrag(row, leser)
    eintraege.set(row.guid, ziel)
    if (istGeschaeft(row)) ziel.details.push(geschaeftDetail(row, leser))
  }
  return [...eintraege.values()]
}

/** Asked for only where a waiver waits for a second signature. */
const zeichnerNamen = async (db: Services['db'], rows: readonly UebersichtRow[]): Promise<Name> => {
  const zeichner = rows.flatMap(({ verzicht }) => (verzicht ? [verzicht.von] : []))
  return zeichner.length === 0 ? () => '' : personenNamen(db, zeichner)
}

/**
 * The overview of a company's applications (R7.2-33, S11-06) in one statement, membership included; only the name of who
 * signed a waiver first takes another. What has not begun yet is not shown (R4-09).
 */
export const antragUebersichtLesen = async (
  services: Services,
  { sub, unternehmenGuid, zuklb }: { sub: string; unternehmenGuid: string; zuklb: boolean },
): Promise<AntragUebersicht[]> => {
  const { db, clock } = services
  const programme = await programmeLesen(services)
  const rows = await uebersicht(db, unternehmenGuid, sub, zuklb)
  if (rows.length === 0) throw absagen(ALLGEMEIN.keineBerechtigung)
  const vorhandene = rows.filter((row): row is UebersichtRow => row.guid !== null)
  const jetzt = clock.now()
  const name = await zeichnerNamen(db, vorhandene)
  const eintraege = gruppieren(vorhandene, { sub, programme, tag: tagInBerlin(jetzt), jetzt, name })
  return eintraege.filter(({ erfassungsZeitraum }) => istInUebersicht(erfassungsZeitraum, jetzt))
}
