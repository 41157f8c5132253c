import type { Zahllauf, Zahlposten } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import {
  umstandHindernis,
  zahllaufStaende,
  type ZahllaufAktion,
  type ZahllaufAkteur,
} from '@foerderportal/contract/auszahlung/zahllauf/staende'

/** The run. */
const GUID = 'd0000000-0000-4000-8000-000000000900'
export const ADRESSE = `/sachbearbeitung/zahllaeufe/${GUID}`

export const posten = (nr: number, p: Partial<Zahlposten> = {}): Zahlposten => ({
  nr,
  auszahlungGuid: `d0000000-0000-4000-8000-00000000091${nr}`,
  nummer: `AZ-2026-00000${nr}`,
  geschaeftGuid: `d0000000-0000-4000-8000-00000000092${nr}`,
  geNr: `GE-2026-00000${nr}`,
  unternehmenGuid: `d0000000-0000-4000-8000-00000000093${nr}`,
  unternehmenName: `Hof ${nr}`,
  inhaber: `Hof ${nr}`,
  iban: 'DE89 3704 0044 0532 0130 00',
  betrag: nr * 1_000,
  verwendungszweck: `Zuwendung AZ-2026-00000${nr}`,
  auffaelligkeiten: [],
  status: 'OFFEN',
  grund: null,
  valuta: null,
  ...p,
})

const AKTIONEN: ZahllaufAktion[] = [
  'postenAusnehmen',
  'zahllaufVorlegen',
  'zahllaufZurueckgeben',
  'zahllaufFreigeben',
  'zahllaufVerwerfen',
  'zahllaufHerunterladen',
  'einreichungVermerken',
  'zahllaufVerfallVorlegen',
  'zahllaufVerfallZurueckgeben',
  'zahllaufVerfallen',
  'postenBezahlt',
  'postenAbgewiesen',
]

/** A run as its table lets these act on it. */
export const lauf = (wer: readonly ZahllaufAkteur[], l: Partial<Zahllauf> = {}): Zahllauf => {
  const status = l.status ?? 'ENTWURF'
  const umstaende = {
    tagVorbei: l.tagVerpasst ?? false,
    verfallVorgelegt: l.verfall?.freigegeben === null && l.verfall.zurueckgegeben === null,
    mitDatei: l.datei !== null,
  }
  const hindernisse = AKTIONEN.map((aktion) => [
    aktion,
    zahllaufStaende.hindernis(aktion, status, wer)?.text ?? umstandHindernis(aktion, umstaende),
  ])
  return {
    guid: GUID,
    nr: 'ZL-2026-000007',
    programm: 'AnkNabo',
    status,
    angelegtAm: '2026-11-25T08:00:00.000Z',
    anzahl: 2,
    summe: 3_000,
    auffaellig: 1,
    freigegebenVon: null,
    konto: { name: 'Förderbank', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', neu: false },
    posten: [posten(1), posten(2, { auffaelligkeiten: ['ERSTE_ZAHLUNG', 'INHABER_ANDERS'] })],
    inhaltSha256: status === 'ENTWURF' ? null : 'a'.repeat(64),
    vorgelegt: null,
    freigegeben: null,
    zurueckgegeben: null,
    ausfuehrungAm: null,
    datei: null,
    eingereicht: null,
    verworfen: null,
    tagVerpasst: false,
    verfall: null,
    aktionen: Object.fromEntries(hindernisse) as Zahllauf['aktionen'], // a sentence or null for each act of the table
    ...l,
  }
}
