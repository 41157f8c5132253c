import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import type { BekundungMeta, BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { UNGEREIHT } from '@foerderportal/contract/interessenbekundung/testing/ungereiht'
import { TAG_MS } from '@foerderportal/values/time'
import type { AntragUebersicht } from '@foerderportal/contract/zuwendung/antrag/schema'

/** As the server writes a moment that is so many days away. */
export const inTagen = (tage: number): string => new Date(Date.now() + tage * TAG_MS).toISOString()

/** A round in which interest can be declared for five more days. */
export const runde = (rest: Partial<BekundungUebersicht> = {}): BekundungUebersicht => ({
  aenderbar: true,
  bekundungStatus: 'ERFASSUNG',
  ibkMetaGuid: 'a1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  produktGruppe: 'standard',
  programmbezeichnung: 'ANK NaBo, Proberunde',
  erfassungsZeitraum: { von: inTagen(-2), bis: inTagen(5) },
  detail: null,
  ersetztDurch: null,
  ...rest,
})

/** What can be declared in that round: nothing but its frame. */
export const rundeVorgaben = (): BekundungMeta => ({
  ibkMetaGuid: runde().ibkMetaGuid,
  bekundungStatus: 'ERFASSUNG',
  produktGruppe: 'standard',
  programmBezeichung: 'ANK NaBo, Proberunde',
  erfassungsZeitraum: runde().erfassungsZeitraum,
  betragInEuroMin: 1000,
  betragInEuroMax: 250_000,
  foerderbetragInEuroMax: 100_000,
  hauptgruppen: [],
  einladungTage: 60,
  ziehungAm: null,
})

export const bekundung = (): NonNullable<BekundungUebersicht['detail']> => ({
  guid: 'b1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  fertig: true,
  eingangsnummer: 'IB-1',
  eingegangenAm: inTagen(-1),
  letzteAenderung: inTagen(-1),
  betragInEuro: 10_000,
  zuwendungInEuro: 3000,
  ...UNGEREIHT,
})

const ENTWURF = 'd1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e'

/** An invitation from which a draft was made. */
export const antraege = (rest: Partial<AntragUebersicht> = {}): AntragUebersicht => ({
  guid: 'c1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  ibkMetaGuid: null,
  ibkRunde: null,
  maxAnzahlGeschaefte: 3,
  erlaubteKategorien: ['B.1'],
  erfassungsZeitraum: { von: inTagen(-30), bis: inTagen(60) },
  details: [
    {
      geNr: 'GE-2026-0001',
      geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG',
      inBefragung: false,
      antraege: [{ guid: ENTWURF, typ: 'AnkNabo' }],
      statusSeit: inTagen(-3),
      letzteAenderung: inTagen(-1),
      eingereichtAm: null,
      zuwendungsBetrag: 12_500,
      mitzeichnung: null,
      nachforderung: null,
    },
  ],
  programm: 'AnkNabo',
  programmbezeichnung: 'ANK NaBo',
  kategorieTitel: ['Pflanztechnik'],
  mitVorlage: false,
  ...rest,
})

/** An approved case of which nothing was paid yet. */
export const auszahlungen = (): AuszahlungUebersicht => ({
  auszahlungAnlegbar: 'ANLEGBAR',
  auszahlungBis: null,
  bewilligterBetrag: 20_000,
  bewilligungVom: inTagen(-20),
  geschaeftGuid: 'e1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  geschaeftNr: 'GE-2025-0007',
  produktGruppe: 'standard',
  programmbezeichnung: 'ANK NaBo',
  verfuegbarerBetrag: 20_000,
  details: [],
})
