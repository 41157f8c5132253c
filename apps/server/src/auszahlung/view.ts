import type {
  AuszahlbarerGegenstand,
  AuszahlungEintrag,
  AuszahlungUebersicht,
} from '@foerderportal/contract/auszahlung/schema'
import { produktgruppeVon } from '@foerderportal/contract/shared/portal/produktgruppeVon'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { zahlungZurueckAnsicht } from './kern/zahlungZurueck.ts'
import { anlegbar } from './policy.ts'
import type { AuszahlungRow, GegenstandRow, GeschaeftRow } from './repository.ts'

type Geschaeft = Omit<AuszahlungUebersicht, 'details'>

const geschaeftAnsicht = (row: GeschaeftRow): Geschaeft => ({
  auszahlungAnlegbar: anlegbar(row),
  auszahlungBis: row.auszahlung_bis,
  bewilligterBetrag: inEuro(row.bewilligt_cent),
  bewilligungVom: row.bewilligt_am.toISOString(),
  geschaeftGuid: row.geschaeft_guid,
  geschaeftNr: row.ge_nr,
  produktGruppe: produktgruppeVon(row.programm),
  programmbezeichnung: row.bezeichnung,
  verfuegbarerBetrag: inEuro(row.rest_cent),
})

export const eintragAnsicht = (row: AuszahlungRow): AuszahlungEintrag => ({
  guid: row.guid,
  status: row.status,
  dokumenteVorhanden: row.anzahl_dokumente > 0,
  ersteller: row.ersteller,
  letzterBearbeiter: row.letzter_bearbeiter,
  letzteBearbeitung: row.geaendert_am.toISOString(),
  beantragterBetrag: inEuro(row.beantragt_cent),
  bewilligterBetrag: row.ausgezahlt_cent === null ? null : inEuro(row.ausgezahlt_cent),
  eingereichtAm: row.eingegangen_am?.toISOString() ?? null,
  entschiedenAm: row.entschieden_am?.toISOString() ?? null,
  zahlungZurueck: zahlungZurueckAnsicht(row.zahlung_zurueck),
})

export const gegenstandAnsicht = (row: GegenstandRow & GeschaeftRow): AuszahlbarerGegenstand => ({
  bewilligterBetrag: inEuro(row.gegenstand_cent),
  restBetrag: inEuro(row.gegenstand_rest_cent),
  positivListeStichtag: row.positivliste_stichtag,
  foerdergegenstand: {
    ...row.gegenstand,
    id: row.guid,
    nr: row.nr,
    kategorie: row.kategorie,
    klasse: row.klasse,
  },
})

/** One row a detail, cases without one once: cases with their details, in the order of the rows. */
export const jeGeschaeft = <R extends GeschaeftRow, D>(
  rows: readonly R[],
  detail: (row: R) => D | undefined,
): (Geschaeft & { details: D[] })[] => {
  const geschaefte = new Map<string, Geschaeft & { details: D[] }>()
  for (const row of rows) {
    const ziel = geschaefte.get(row.geschaeft_guid) ?? { ...geschaeftAnsicht(row), details: [] }
    geschaefte.set(row.geschaeft_guid, ziel)
    const neu = detail(row)
    if (neu !== undefined) ziel.details.push(neu)
  }
  return [...geschaefte.values()]
}
