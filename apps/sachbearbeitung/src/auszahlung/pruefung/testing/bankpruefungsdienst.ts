import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import type { Auszahlungszeile, Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import {
  bankpruefungStaende,
  type BankpruefungAkteur,
  type BankpruefungAktion,
} from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { abweichungenVon, anfang } from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import { Refused } from '@foerderportal/client/testing/answers'
import { AUSZAHLUNG_PROBLEME } from '@foerderportal/contract/auszahlung/problems'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Tisch } from '../../../testing/tisch.ts'

export const GUID = 'd0000000-0000-4000-8000-000000000b11'
const NACHWEIS = 'd0000000-0000-4000-8000-000000000b12'
export const SHA256 = '1a2b3c4d'.repeat(8)
const AM = '2026-11-24T09:00:00.000Z'
const SABINE = { name: 'Sabine Sachbearbeitung', am: AM }

const KATALOG: Bankpruefung['katalog'] = [
  {
    code: 'Z1',
    titel: 'Rechnungsangaben',
    text: 'Enthält die Rechnung die Angaben nach § 14 UStG?',
    grundlage: '§ 14 UStG',
    liest: [],
    regel: null,
    vermerkBei: ['NICHT_ERFUELLT'],
  },
  {
    code: 'Z2',
    titel: 'Empfänger',
    text: 'Ist die Rechnung auf das Unternehmen ausgestellt?',
    grundlage: 'ANBest-P 6',
    liest: [],
    regel: null,
    vermerkBei: ['NICHT_ERFUELLT'],
  },
]

const POSITIONEN: Bankpruefung['positionen'] = [
  {
    nachweis: {
      id: NACHWEIS,
      rechnungsSteller: 'Landtechnik Nord GmbH',
      rechnungsNummer: 'RE 4711/26',
      rechnungsDatum: '2026-11-10',
      zahlungsDatum: '2026-11-14',
      rechnungsBetrag: 11_900,
      umsatzsteuer: 1_900,
      nichtFoerderfaehigeKosten: 1_900,
    },
    gegenstand: { nr: 1, name: 'Terravia MP 300', foerderquote: 80, bewilligt: 20_000, rest: 12_000 },
    beantragt: 8_000,
    dubletten: [],
  },
]

export const rechnung = (angaben: Partial<Bankpruefung['positionen'][number]>): Bankpruefung['positionen'] =>
  POSITIONEN.map((position) => ({ ...position, ...angaben }))

/** The one invoice with these files. */
export const mitRechnung = (...rechnungen: readonly DateiAngabe[]): Bankpruefung['positionen'] =>
  POSITIONEN.map((p) => ({ ...p, nachweis: { ...p.nachweis, rechnungen: [...rechnungen] } }))

/** A paper of the request, in a member of its first proof. */
export const papier = (
  uuid: string,
  wozu: string,
  feld: string,
  nachweis = 0,
): Bankpruefung['unterlagen'][number] => ({
  uuid,
  wozu,
  art: 'rechnungen',
  dateiname: `${wozu}.pdf`,
  mimeType: 'application/pdf',
  size: 900,
  fileSize: 900,
  angelegtAm: AM,
  downloadUrl: `/SachbearbeitungService/api/auszahlung/${GUID}/datei/${uuid}`,
  scanStatus: 'sauber',
  stellen: [`verwendungsnachweise.${nachweis}.${feld}`],
  sha256: '9c4177e2'.repeat(8),
  von: 'Lena Lindenau',
  eingangsnummern: ['AZ-2026-000007'],
  dieselbeWie: [],
})
export const RECHNUNG = papier('d0000000-0000-4000-8000-000000000b15', 'RE 4711/26', 'rechnungen')
export const ZAHLUNG = papier('d0000000-0000-4000-8000-000000000b16', 'Zahlungsnachweis', 'zahlungsnachweise')

/** The first point reads the invoice, the second its proof of payment. */
export const mitPapieren = (): Partial<Bankpruefung> => ({
  unterlagen: [RECHNUNG, ZAHLUNG],
  katalog: KATALOG.map((punkt, i) => ({ ...punkt, liest: [i === 0 ? 'rechnungen' : 'zahlungsnachweise'] })),
})

/** A request that nobody has begun to check, as its table lets these act on it. */
export const bankpruefung = (
  wer: readonly BankpruefungAkteur[],
  angaben: Partial<Bankpruefung> = {},
): Bankpruefung => {
  const stand = angaben.stand ?? null
  const positionen = angaben.positionen ?? POSITIONEN
  const katalog = angaben.katalog ?? KATALOG
  const inhalt = angaben.inhalt ?? anfang({ positionen, katalog })
  const darf = (aktion: BankpruefungAktion) => bankpruefungStaende.hindernis(aktion, stand, wer)?.text ?? null
  return {
    guid: GUID,
    status: 'ABGESENDET',
    geschaeftGuid: 'd0000000-0000-4000-8000-000000000b13',
    geNr: 'GE-2026-000042',
    programm: 'AnkNabo',
    unternehmenGuid: 'd0000000-0000-4000-8000-000000000b14',
    unternehmenName: 'Hof Lindenau GbR',
    eingangsnummer: 'AZ-2026-000007',
    eingegangenAm: '2026-11-20T09:00:00.000Z',
    nr: 1,
    hoechstens: 4,
    beantragt: 8_000,
    fruehesterTag: '2026-10-01',
    positionen,
    unterlagen: [],
    katalog,
    vorschlaege: [],
    bankdaten: {
      iban: 'DE89 3704 0044 0532 0130 00',
      hindernis: null,
      inhaber: 'Hof Lindenau GbR',
      geaendertAm: null,
      ungesichtet: 0,
    },
    rueckfrage: null,
    stand,
    inhalt,
    inhaltSha256: stand === null || stand === 'ENTWURF' ? null : SHA256,
    gespeichert: stand === null ? null : SABINE,
    vorgelegt: stand === null || stand === 'ENTWURF' ? null : SABINE,
    zurueckgegeben: null,
    freigegeben: null,
    bescheid: null,
    abweichungen: abweichungenVon(inhalt, { positionen, katalog }),
    moeglich: {
      auszahlungPruefen: darf('auszahlungPruefen'),
      auszahlungVorlegen: darf('auszahlungVorlegen'),
      auszahlungZurueckgeben: darf('auszahlungZurueckgeben'),
      auszahlungFreigeben: darf('auszahlungFreigeben'),
    },
    ...angaben,
  }
}

/** What a check says that rejects the whole request, every point answered. */
export const ABLEHNUNG: Bankpruefung['inhalt'] = {
  ergebnis: 'ABGELEHNT',
  positionen: [{ nachweis: NACHWEIS, betrag: 8_000, grund: null }],
  punkte: [
    { code: 'Z1', ergebnis: 'ERFUELLT', text: null, belege: [] },
    { code: 'Z2', ergebnis: 'NICHT_ERFUELLT', text: 'Die Rechnung nennt eine andere Firma.', belege: [] },
  ],
  begruendung: 'Bitte lassen Sie die Rechnung berichtigen.',
}

export const listenzeile = (nr: number, angaben: Partial<Auszahlungszeile> = {}): Auszahlungszeile => ({
  guid: `d0000000-0000-4000-8000-0000000000a${nr}`,
  eingegangenAm: '2026-11-20T09:00:00.000Z',
  geNr: `GE-2026-00000${nr}`,
  unternehmenName: 'Hof Lindenau GbR',
  programm: 'AnkNabo',
  runde: 'ANK NaBo, Herbstrunde 2026',
  status: 'ABGESENDET',
  stand: null,
  beantragt: 8_000,
  restDanach: 12_000,
  hinweise: [],
  ...angaben,
})

/** What an act leaves as it is. */
const bleibendes = (alt: Bankpruefung): Partial<Bankpruefung> => {
  const { stand, inhalt, status, positionen, programm, katalog, vorschlaege, unterlagen } = alt
  return { stand, inhalt, status, positionen, programm, katalog, vorschlaege, unterlagen }
}

/** A request with its check on a made-up server that keeps what is written. */
export const bankpruefungsdienst = (
  { server }: Tisch,
  wer: readonly BankpruefungAkteur[],
  beginn: Partial<Bankpruefung> = {},
) => {
  let stand = bankpruefung(wer, beginn)
  let version = beginn.stand === undefined ? 0 : 1
  const weiter = (neu: Partial<Bankpruefung>) => {
    stand = bankpruefung(wer, { ...bleibendes(stand), ...neu })
    version += 1
    return { body: stand, version }
  }
  const pruefen = (headers: Headers) => {
    const { auszahlungPruefen: grund } = stand.moeglich
    if (grund !== null) throw new Refused(AUSZAHLUNG_PROBLEME.nichtMoeglich, grund)
    if (headers.get('if-match') !== `"${version}"`)
      throw new Refused(ALLGEMEIN.konkurrierend, 'Die Prüfung wurde von Berta Bank geändert.')
  }
  server.serve(contract.bankpruefungLesen, () => ({ body: stand, version }))
  server.serve(contract.auszahlungPruefen, ({ body, headers }) => {
    pruefen(headers)
    return weiter({ stand: 'ENTWURF', inhalt: body })
  })
  server.serve(contract.auszahlungVorlegen, ({ headers }) => {
    pruefen(headers)
    return weiter({ stand: 'VORGELEGT' })
  })
  server.serve(contract.auszahlungFreigeben, () =>
    weiter({
      stand: 'FREIGEGEBEN',
      status: stand.inhalt.ergebnis,
      freigegeben: { name: 'Frank Freigabe', am: AM },
    }),
  )
  server.serve(contract.auszahlungZurueckgeben, ({ body }) =>
    weiter({ stand: 'ENTWURF', zurueckgegeben: { name: 'Frank Freigabe', am: AM, grund: body.grund } }),
  )
  return {
    /** A colleague saves. */
    andererSpeichert: (inhalt: Partial<Bankpruefung['inhalt']>): void => {
      weiter({ stand: 'ENTWURF', inhalt: { ...stand.inhalt, ...inhalt } })
    },
    /** A colleague presents what is saved. */
    andererLegtVor: (): void => {
      weiter({ stand: 'VORGELEGT' })
    },
    /** What was presented is released. */
    andererGibtFrei: (): void => {
      weiter({
        stand: 'FREIGEGEBEN',
        status: stand.inhalt.ergebnis,
        freigegeben: { name: 'Frank Freigabe', am: AM },
      })
    },
  }
}
