import { istErfassung } from '@foerderportal/contract/interessenbekundung/bekundungStatus'
import {
  BekundungVorgaben,
  type BekundungDetail,
  type BekundungMeta,
  type BekundungUebersicht,
} from '@foerderportal/contract/interessenbekundung/schema'
import { ENTFALLGRUND_TEXT } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import * as z from 'zod/mini'
import { platzAnsicht, wichtigsteEinladung } from './plaetze.ts'
import { hindernisFuer, statusAm, zeitraumVon } from './policy.ts'
import type { MetaRow, UebersichtRow } from './repository.ts'

/** While it can be changed the sums are those of the last save; then what was sent counts. */
const summen = (row: UebersichtRow & { readonly guid: string }, jetzt: Date) => {
  const gesendet = !istErfassung(statusAm(row, jetzt)) && row.gesendet_betrag_cent !== null
  return {
    betragInEuro: inEuro(gesendet ? (row.gesendet_betrag_cent ?? 0) : row.betrag_cent),
    zuwendungInEuro: inEuro(gesendet ? (row.gesendet_zuwendung_cent ?? 0) : row.zuwendung_cent),
  }
}

const detailVon = (row: UebersichtRow, jetzt: Date): BekundungDetail | null => {
  if (row.guid === null) return null
  const lose = row.plaetze.map((platz) => platzAnsicht(platz, jetzt))
  const [bester] = lose
  return {
    guid: row.guid,
    fertig: row.fertig,
    eingangsnummer: row.eingangsnummer,
    eingegangenAm: row.eingegangen_am?.toISOString() ?? null,
    letzteAenderung: row.geaendert_am.toISOString(),
    ...summen(row, jetzt),
    rang: bester?.rang ?? null,
    rangVon: bester === undefined ? null : row.zeilen,
    rangInGruppe: bester?.rangInGruppe ?? null,
    eingeladenBis: row.eingeladen_bis,
    lose,
    einladung: wichtigsteEinladung(lose),
    entfallenGrund: row.entfallen_grund && ENTFALLGRUND_TEXT[row.entfallen_grund],
  }
}

/** Whether a declaration can be begun or changed now: travels with the overview (S3-02). */
const istAenderbar = (row: UebersichtRow, jetzt: Date): boolean => {
  const stand = row.guid === null ? null : row.eingangsnummer === null ? 'ENTWURF' : 'EINGEREICHT'
  const lage = { ...row, zeichnungsberechtigung: false, stand } as const
  return hindernisFuer(stand === null ? 'bekundungAnlegen' : 'bekundungSpeichern', lage, jetzt) === null
}

/** A round with the company's declaration. */
export const uebersichtAnsicht = (row: UebersichtRow, jetzt: Date): BekundungUebersicht => ({
  aenderbar: istAenderbar(row, jetzt),
  bekundungStatus: statusAm(row, jetzt),
  ibkMetaGuid: row.ibk_meta_guid,
  produktGruppe: row.produktgruppe,
  programmbezeichnung: row.bezeichnung,
  erfassungsZeitraum: zeitraumVon(row),
  detail: detailVon(row, jetzt),
  ersetztDurch: row.ersetzt_durch,
})

/** The Vorgaben of a round as they are stored. */
export const vorgabenVon = ({ daten }: Pick<MetaRow, 'daten'>): BekundungVorgaben =>
  z.parse(BekundungVorgaben, daten)

/** What can be declared in a round. Priority classes are the ranking's business and stay inside. */
export const metaAnsicht = (row: MetaRow, jetzt: Date): BekundungMeta => {
  const { hauptgruppen, ...betraege } = vorgabenVon(row)
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
    bekundungStatus: statusAm(row, jetzt),
    erfassungsZeitraum: zeitraumVon(row),
    einladungTage: row.einladung_tage,
    ziehungAm: row.ziehung_am?.toISOString() ?? null,
  }
}
