import { bekundungStatus, type BekundungStatus } from '@foerderportal/contract/interessenbekundung/lifecycle'
import {
  BekundungVorgaben,
  type BekundungDetail,
  type BekundungMeta,
  type BekundungUebersicht,
} from '@foerderportal/contract/interessenbekundung/schema'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Zeitraum } from '@foerderportal/contract/shared/zeit/zeitraumSchema'
import * as z from 'zod/mini'
import { istAenderbar } from './policy.ts'
import type { MetaRow, UebersichtRow } from './repository.ts'

const zeitraumVon = ({ von, bis }: Pick<MetaRow, 'von' | 'bis'>): Zeitraum => ({
  von: von.toISOString(),
  bis: bis.toISOString(),
})

/** An annulled round is over for everybody (3.1). */
const statusVon = (
  row: Pick<MetaRow, 'von' | 'bis' | 'gereiht' | 'annulliert'>,
  jetzt: Date,
): BekundungStatus =>
  row.annulliert
    ? 'INAKTIV'
    : bekundungStatus({ erfassungsZeitraum: zeitraumVon(row), reihungFreigegeben: row.gereiht }, jetzt)

const detailVon = (row: UebersichtRow): BekundungDetail | null =>
  row.guid === null
    ? null
    : {
        guid: row.guid,
        fertig: row.fertig,
        eingangsnummer: row.eingangsnummer,
        eingegangenAm: row.eingegangen_am?.toISOString() ?? null,
        letzteAenderung: row.geaendert_am.toISOString(),
        betragInEuro: inEuro(row.betrag_cent),
        zuwendungInEuro: inEuro(row.zuwendung_cent),
      }

/** A round with the company's declaration. */
export const uebersichtAnsicht = (row: UebersichtRow, jetzt: Date): BekundungUebersicht => {
  const status = statusVon(row, jetzt)
  return {
    aenderbar: istAenderbar(row.unternehmen_typ, status),
    bekundungStatus: status,
    ibkMetaGuid: row.ibk_meta_guid,
    produktGruppe: row.produktgruppe,
    programmbezeichnung: row.bezeichnung,
    erfassungsZeitraum: zeitraumVon(row),
    detail: detailVon(row),
  }
}

/** What can be declared in a round. Priority classes are the ranking's business and stay inside. */
export const metaAnsicht = (row: MetaRow, jetzt: Date): BekundungMeta => {
  const { hauptgruppen, ...betraege } = z.parse(BekundungVorgaben, row.daten)
  return {
    produktGruppe: row.produktgruppe,
    programmBezeichung: row.bezeichnung,
    ...betraege,
    hauptgruppen: hauptgruppen.map(({ code, bezeichnung, metaKategorien }) => ({
      code,
      bezeichnung,
      metaKategorien,
    })),
    ibkMetaGuid: row.ibk_meta_guid,
    bekundungStatus: statusVon(row, jetzt),
    erfassungsZeitraum: zeitraumVon(row),
    einladungTage: row.einladung_tage,
  }
}
