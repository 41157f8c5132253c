import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { anhoerungStand } from '@foerderportal/contract/zuwendung/anhoerung/anhoerungLauf'
import { istInUebersicht } from '@foerderportal/contract/zuwendung/zeitraum'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { programmAm, programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { uebersicht, type GeschaeftRow, type UebersichtRow } from './uebersicht.ts'
import { zeitraumVon } from '../kern/zeitraum.ts'

type Leser = {
  readonly sub: string
  readonly programme: Programme
  readonly tag: string
  readonly jetzt: Date
}

const mitzeichnung = (row: GeschaeftRow, sub: string): GeschaeftDetail['mitzeichnung'] =>
  row.mitzeichnung_status === null
    ? null
    : {
        status: row.mitzeichnung_status,
        name: row.mitzeichnung_name ?? '',
        fuerMich: row.mitzeichnung_person === sub,
      }

const anhoerung = (
  { anhoerung_frist, anhoerung_beantwortet: beantwortet }: GeschaeftRow,
  jetzt: Date,
): Pick<GeschaeftDetail, 'anhoerung'> => {
  if (anhoerung_frist === null) return {}
  const frist = anhoerung_frist.toISOString()
  const beantwortetAm = beantwortet?.toISOString() ?? null
  return { anhoerung: { frist, stand: anhoerungStand({ frist, beantwortetAm }, jetzt) } }
}

const detail = (row: UebersichtRow & GeschaeftRow, { sub, jetzt }: Leser): GeschaeftDetail => ({
  geNr: row.ge_nr,
  geschaeftStatus: row.status,
  inBefragung: row.in_befragung,
  antraege: [{ guid: row.antrag_guid, typ: row.programm }],
  statusSeit: row.status_seit.toISOString(),
  letzteAenderung: row.geaendert_am.toISOString(),
  eingereichtAm: row.eingereicht_am?.toISOString() ?? null,
  zuwendungsBetrag: inEuro(row.zuwendung_cent),
  mitzeichnung: mitzeichnung(row, sub),
  nachforderung: row.nachforderung_frist && { frist: row.nachforderung_frist.toISOString() },
  ...anhoerung(row, jetzt),
})

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
    if (istGeschaeft(row)) ziel.details.push(detail(row, leser))
  }
  return [...eintraege.values()]
}

/**
 * The overview of a company's applications (R7.2-33, S11-06) in one statement, membership included. What has not begun
 * yet is not shown (R4-09).
 */
export const antragUebersichtLesen = async (
  services: Services,
  { sub, unternehmenGuid, zuklb }: { sub: string; unternehmenGuid: string; zuklb: boolean },
): Promise<AntragUebersicht[]> => {
  const { db, clock } = services
  const programme = await programmeLesen(services)
  const rows = await uebersicht(db, unternehmenGuid, sub, zuklb)
  if (rows.length === 0) throw absagen(ALLGEMEIN.keineBerechtigung)
  const eintraege = gruppieren(
    rows.filter((row): row is UebersichtRow => row.guid !== null),
    { sub, programme, tag: tagInBerlin(clock.now()), jetzt: clock.now() },
  )
  return eintraege.filter(({ erfassungsZeitraum }) => istInUebersicht(erfassungsZeitraum, clock.now()))
}
