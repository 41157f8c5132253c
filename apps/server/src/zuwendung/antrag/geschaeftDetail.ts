import { momentVon } from '@foerderportal/contract/shared/zeit/datum'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { anhoerungStand } from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import { istZweitePerson } from '@foerderportal/contract/zuwendung/antrag/verzicht/lage'
import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Name } from '../../nutzer/public.ts'
import type { GeschaeftRow, UebersichtRow } from './uebersicht.ts'

/** Who reads, when, and how others are called. */
export type Detailleser = { readonly sub: string; readonly jetzt: Date; readonly name: Name }

const mitzeichnung = (
  { mitzeichnung: m }: GeschaeftRow,
  { sub }: Detailleser,
): GeschaeftDetail['mitzeichnung'] => m && { status: m.status, name: m.name, fuerMich: m.person === sub }

const anhoerung = (
  { anhoerung: a }: GeschaeftRow,
  { jetzt }: Detailleser,
): Pick<GeschaeftDetail, 'anhoerung'> => {
  if (a === null) return {}
  return { anhoerung: { frist: momentVon(a.frist).toISOString(), stand: anhoerungStand(a, jetzt) } }
}

const verzicht = (
  { verzicht: v }: GeschaeftRow,
  { sub, name }: Detailleser,
): Pick<GeschaeftDetail, 'verzicht'> => {
  if (v === null) return {}
  const fuerMich = istZweitePerson({ zeichnungsberechtigt: v.zeichnungsberechtigt, selbst: v.von === sub })
  return { verzicht: { name: name(v.von), unterschriebenAm: momentVon(v.am).toISOString(), fuerMich } }
}

/** Answers and status change apart: of both the later one. What the bank has decided is a change too. */
const letzteAenderung = ({ geaendert_am, status_seit }: GeschaeftRow): Date =>
  status_seit > geaendert_am ? status_seit : geaendert_am

/** One business case of the overview, as its reader sees it. */
export const geschaeftDetail = (row: UebersichtRow & GeschaeftRow, leser: Detailleser): GeschaeftDetail => ({
  geNr: row.ge_nr,
  geschaeftStatus: row.status,
  inBefragung: row.in_befragung,
  antraege: [{ guid: row.antrag_guid, typ: row.programm }],
  statusSeit: row.status_seit.toISOString(),
  letzteAenderung: letzteAenderung(row).toISOString(),
  eingereichtAm: row.eingereicht_am?.toISOString() ?? null,
  zuwendungsBetrag: inEuro(row.zuwendung_cent),
  mitzeichnung: mitzeichnung(row, leser),
  nachforderung: row.nachforderung_frist && { frist: row.nachforderung_frist.toISOString() },
  ...anhoerung(row, leser),
  ...verzicht(row, leser),
})
