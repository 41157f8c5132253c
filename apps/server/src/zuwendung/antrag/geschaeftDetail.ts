import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { anhoerungStand } from '@foerderportal/contract/zuwendung/anhoerung/anhoerungLauf'
import { istZweitePerson } from '@foerderportal/contract/zuwendung/verzicht/lage'
import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import type { Name } from '../../nutzer/public.ts'
import type { GeschaeftRow, UebersichtRow } from './uebersicht.ts'

/** Who reads, when, and how others are called. */
export type Detailleser = { readonly sub: string; readonly jetzt: Date; readonly name: Name }

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

const verzicht = (
  { verzicht_von: von, verzicht_am: am, zeichnungsberechtigung: zeichnungsberechtigt }: UebersichtRow,
  { sub, name }: Detailleser,
): Pick<GeschaeftDetail, 'verzicht'> => {
  if (von === null || am === null) return {}
  const fuerMich = istZweitePerson({ zeichnungsberechtigt, selbst: von === sub })
  return { verzicht: { name: name(von), unterschriebenAm: am.toISOString(), fuerMich } }
}

/** One business case of the overview, as its reader sees it. */
export const geschaeftDetail = (row: UebersichtRow & GeschaeftRow, leser: Detailleser): GeschaeftDetail => ({
  geNr: row.ge_nr,
  geschaeftStatus: row.status,
  inBefragung: row.in_befragung,
  antraege: [{ guid: row.antrag_guid, typ: row.programm }],
  statusSeit: row.status_seit.toISOString(),
  letzteAenderung: row.geaendert_am.toISOString(),
  eingereichtAm: row.eingereicht_am?.toISOString() ?? null,
  zuwendungsBetrag: inEuro(row.zuwendung_cent),
  mitzeichnung: mitzeichnung(row, leser.sub),
  nachforderung: row.nachforderung_frist && { frist: row.nachforderung_frist.toISOString() },
  ...anhoerung(row, leser.jetzt),
  ...verzicht(row, leser),
})
