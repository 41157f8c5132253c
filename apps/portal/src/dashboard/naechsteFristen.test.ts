import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import type { BekundungUebersicht } from '@foerderportal/contract/interessenbekundung/schema'
import { UNGEREIHT } from '@foerderportal/contract/interessenbekundung/testing/ungereiht'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { expect, test } from 'vitest'
import { alleFristen, dringendstes, naechsteFristen } from './naechsteFristen.ts'
import { abgerufen, bescheid, fuerAndere } from '../testing/bescheide.ts'
import { abruffristen, bescheidfristen } from '../shared/vorgaenge/bescheidWorte.ts'
import { NIE_GESCHRIEBEN, zeile } from '../testing/mitteilungen.ts'
import { auszahlungen } from '../testing/overviews.ts'
import { vorgaengeSammeln, type Listen } from '../shared/vorgaenge/vorgaengeSammeln.ts'

const jetzt = new Date('2026-11-21T10:00:00Z')
const VON = '2026-11-01T00:00:00Z'

const geschaeft = (geNr: string, geschaeftStatus: GeschaeftDetail['geschaeftStatus']): GeschaeftDetail => ({
  geNr,
  geschaeftStatus,
  inBefragung: false,
  antraege: [{ guid: `guid-${geNr}`, typ: 'AnkNabo' }],
  statusSeit: VON,
  letzteAenderung: VON,
  eingereichtAm: null,
  zuwendungsBetrag: 0,
  mitzeichnung: null,
  nachforderung: null,
})
const einladung = (bis: string | null, ...details: GeschaeftDetail[]): AntragUebersicht => ({
  guid: 'einladung',
  ibkMetaGuid: null,
  ibkRunde: null,
  maxAnzahlGeschaefte: 2,
  erlaubteKategorien: [],
  erfassungsZeitraum: bis === null ? null : { von: VON, bis },
  details,
  programm: 'AnkNabo',
  programmbezeichnung: 'Runde',
  kategorieTitel: [],
  mitVorlage: false,
})
const runde = (bis: string, mehr: Partial<BekundungUebersicht> = {}): BekundungUebersicht => ({
  aenderbar: true,
  bekundungStatus: 'ERFASSUNG',
  ibkMetaGuid: 'meta',
  produktGruppe: 'standard',
  programmbezeichnung: 'Runde',
  erfassungsZeitraum: { von: VON, bis },
  detail: null,
  ersetztDurch: null,
  ...mehr,
})
const detail = (fertig: boolean): BekundungUebersicht['detail'] => ({
  guid: 'detail',
  fertig,
  eingangsnummer: null,
  eingegangenAm: null,
  letzteAenderung: VON,
  betragInEuro: 0,
  zuwendungInEuro: 0,
  ...UNGEREIHT,
})

type Umstaende = Parameters<typeof alleFristen>[1]
const alle = (listen: Listen, umstaende: Partial<Umstaende> = {}) =>
  alleFristen(listen, { jetzt, abrufe: [], termine: [], ...umstaende })
const naechste = (listen: Listen, umstaende: Partial<Umstaende> = {}) =>
  naechsteFristen(alle(listen, umstaende))

const was = (antraege: AntragUebersicht[], bekundungen: BekundungUebersicht[] = []) =>
  naechste({ antraege, bekundungen, auszahlungen: [] }).map((frist) => frist.was)

test('the nearest three come first', () => {
  expect(
    was(
      [
        einladung('2027-01-20T23:00:00Z', geschaeft('GE-4', 'NEUANTRAG_IN_BEARBEITUNG')),
        einladung('2026-12-01T23:00:00Z', geschaeft('GE-1', 'NEUANTRAG_IN_BEARBEITUNG')),
        einladung('2026-12-20T23:00:00Z'),
      ],
      [runde('2026-12-10T23:00:00Z')],
    ),
  ).toEqual(['Antrag GE-1 einreichen', 'Interesse bekunden: Runde', 'Antrag beginnen und einreichen: Runde'])
})

test('what has passed, has not begun, has no end or was sent is no deadline', () => {
  expect(
    was(
      [
        einladung('2026-11-21T10:00:00Z', geschaeft('GE-1', 'NEUANTRAG_IN_BEARBEITUNG')),
        einladung(null, geschaeft('GE-2', 'NEUANTRAG_IN_BEARBEITUNG')),
        einladung('2026-12-01T23:00:00Z', geschaeft('GE-3', 'NEUANTRAG_ABGESENDET')),
      ],
      [
        runde('2026-11-20T23:00:00Z'),
        runde('2027-01-20T23:00:00Z', {
          erfassungsZeitraum: { von: '2026-12-01T00:00:00Z', bis: '2027-01-20T23:00:00Z' },
        }),
      ],
    ),
  ).toEqual([])
})

test.each([
  [null, true, ['Interesse bekunden: Runde']],
  [detail(false), true, ['Interessenbekundung absenden: Runde']],
  [detail(true), true, ['Interessenbekundung ändern oder zurückziehen: Runde']],
  [detail(true), false, []],
])('a declaration %o that can be changed: %s', (stand, aenderbar, erwartet) => {
  expect(was([], [runde('2026-12-10T23:00:00Z', { detail: stand, aenderbar })])).toEqual(erwartet)
})

test('[S11-13] what the bank asks for has its own deadline, also when the round is over; a passed one is none', () => {
  const gefragt = (geNr: string, frist: string) => ({
    ...geschaeft(geNr, 'NEUANTRAG_IN_BEARBEITUNG'),
    nachforderung: { frist },
  })
  expect(
    was([
      einladung('2026-11-20T23:00:00Z', gefragt('GE-1', '2026-12-01T23:00:00Z')),
      einladung('2026-12-20T23:00:00Z', gefragt('GE-2', '2026-11-21T10:00:00Z')),
    ]),
  ).toEqual(['Antrag GE-1 ergänzen'])
})

test('a draft waits for the user as long as it can be sent: a Nachforderung also when the round is over', () => {
  const VORBEI = '2026-11-20T23:00:00Z'
  const antraege = [
    einladung(VORBEI, geschaeft('GE-1', 'NEUANTRAG_IN_BEARBEITUNG')),
    einladung(VORBEI, {
      ...geschaeft('GE-2', 'NEUANTRAG_IN_BEARBEITUNG'),
      nachforderung: { frist: '2026-12-01T23:00:00Z' },
    }),
    einladung('2026-12-01T23:00:00Z', {
      ...geschaeft('GE-3', 'NEUANTRAG_IN_BEARBEITUNG'),
      nachforderung: { frist: VORBEI },
    }),
    einladung(null, geschaeft('GE-4', 'NEUANTRAG_IN_BEARBEITUNG')),
  ]
  const offen = vorgaengeSammeln({ antraege, bekundungen: [], auszahlungen: [] }, jetzt).filter(
    (v) => v.entwurf,
  )
  expect(offen.map(({ titel }) => titel)).toEqual(['Antrag GE-2', 'Antrag GE-4'])
})

test('[S9-03] [S9-10] a notice to retrieve and a hearing to answer stand among them by their ends, to the moment', () => {
  const gehoert = (geNr: string, status: GeschaeftDetail['geschaeftStatus'], frist: string) => ({
    ...geschaeft(geNr, status),
    anhoerung: { frist, stand: 'OFFEN' as const },
  })
  const listen = {
    antraege: [
      einladung('2026-12-05T23:00:00Z', geschaeft('GE-1', 'NEUANTRAG_IN_BEARBEITUNG')),
      einladung(null, gehoert('GE-2', 'IN_PRUEFUNG', '2026-12-10T23:00:00Z')),
      einladung(null, gehoert('GE-3', 'BEWILLIGT', jetzt.toISOString())),
    ],
    bekundungen: [],
    auszahlungen: [],
  }
  const unidentifiziert = { abrufbar: false, hindernis: { pfad: 'identifizierung', text: 'Zuerst.' } }
  const abrufe = abruffristen([
    bescheid({ geNr: 'GE-4' }),
    bescheid({ geNr: 'GE-5', ...unidentifiziert, endetAm: '2026-12-06T23:00:00Z' }),
    bescheid({ geNr: 'GE-6', ...fuerAndere }),
    bescheid({ geNr: 'GE-7', endetAm: jetzt.toISOString() }),
  ])
  expect(naechste(listen, { abrufe }).map(({ was, bis }) => [was, bis])).toEqual([
    ['Bescheid zum Antrag GE-4 abrufen', '2026-11-30T23:00:00Z'],
    ['Antrag GE-1 einreichen', '2026-12-05T23:00:00Z'],
    ['Bescheid zum Antrag GE-5 abrufen', '2026-12-06T23:00:00Z'],
  ])
  expect(naechste(listen)).toContainEqual({
    dringend: 'immer',
    nurSchreibende: true,
    was: 'Zum Antrag GE-2 Stellung nehmen',
    href: '/zuwendung/antrag/guid-GE-2/anhoerung',
    bis: '2026-12-10T23:00:00Z',
  })
})

test('[R2.3-04] most urgent is what the bank waits for, then a draft in its last week; a round to join never is', () => {
  const entwurf = (geNr: string) => geschaeft(geNr, 'NEUANTRAG_IN_BEARBEITUNG')
  const erstes = (antraege: AntragUebersicht[], abrufe: ReturnType<typeof abruffristen> = []) => {
    const listen = { antraege, bekundungen: [runde('2026-11-22T23:00:00Z')], auszahlungen: [] }
    return dringendstes(alle(listen, { abrufe }), jetzt)?.was
  }
  expect(erstes([])).toBeUndefined()
  expect(erstes([einladung('2026-11-28T10:00:00.001Z', entwurf('GE-1'))])).toBeUndefined()
  expect(erstes([einladung('2026-11-28T10:00:00Z', entwurf('GE-1'))])).toBe('Antrag GE-1 einreichen')
  const gefragt = { ...entwurf('GE-2'), nachforderung: { frist: '2026-12-20T23:00:00Z' } }
  expect(erstes([einladung(null, gefragt)])).toBe('Antrag GE-2 ergänzen')
  expect(erstes([einladung(null, gefragt)], abruffristen([bescheid()]))).toMatch(
    /^Bescheid zum Antrag .* abrufen$/,
  )
})

test.each<[Partial<AuszahlungUebersicht>, readonly string[]]>([
  [{ auszahlungBis: '2026-11-21' }, ['2026-11-21T23:00:00.000Z']],
  [{ auszahlungBis: '2027-07-01' }, ['2027-07-01T22:00:00.000Z']],
  [{ auszahlungBis: '2026-11-20' }, []],
  [{ auszahlungBis: null }, []],
  [{ auszahlungBis: '2027-07-01', auszahlungAnlegbar: 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE' }, []],
])('[S6-01] money that can be requested until a day is a deadline: %j', (mehr, bis) => {
  const listen = { antraege: [], bekundungen: [], auszahlungen: [{ ...auszahlungen(), ...mehr }] }
  expect(alle(listen)).toEqual(
    bis.map((ende) => ({
      was: 'Auszahlung zum Antrag GE-2025-0007 beantragen',
      href: '/auszahlung/uebersicht',
      bis: ende,
      dringend: 'zuletzt',
      nurSchreibende: true,
    })),
  )
})

test('[S9-10] the last day for a remedy stands among them, for every member, until it has passed', () => {
  const ausBescheiden = bescheidfristen([
    bescheid({ geNr: 'GE-1', ...abgerufen }),
    bescheid({ geNr: 'GE-2', ...abgerufen, rechtsbehelfBis: '2026-11-20' }),
  ])
  const fristen = naechste({ antraege: [], bekundungen: [], auszahlungen: [] }, { abrufe: ausBescheiden })
  expect(fristen).toEqual([
    {
      was: 'Rechtsbehelf gegen den Bescheid zum Antrag GE-1',
      href: '/zuwendung/bescheid/be000000-0000-4000-8000-000000000001',
      bis: '2026-12-28T23:00:00.000Z',
    },
  ])
  expect(dringendstes(fristen, new Date('2026-12-28T10:00:00Z'))).toBeUndefined()
})

test('[R6-01] what only members who may write can do is marked, what all may read is not', () => {
  const listen = {
    antraege: [einladung('2026-12-05T23:00:00Z', geschaeft('GE-1', 'NEUANTRAG_IN_BEARBEITUNG'))],
    bekundungen: [runde('2026-12-10T23:00:00Z')],
    auszahlungen: [],
  }
  const abrufe = bescheidfristen([bescheid({ geNr: 'GE-2', ...abgerufen })])
  expect(naechste(listen, { abrufe }).map(({ nurSchreibende = false }) => nurSchreibende)).toEqual([
    true,
    true,
    false,
  ])
})

test('[S7-02] [R2.3-04] a day that the bank has set stands among them for every member, and is never most urgent', () => {
  const listen = { antraege: [], bekundungen: [], auszahlungen: [] }
  const termine = [
    zeile({ termin: '2026-12-07T22:59:59.000Z' }),
    zeile({ ...NIE_GESCHRIEBEN, termin: '2026-12-01T22:59:59.000Z' }),
    zeile({ termin: '2026-11-20T22:59:59.000Z' }),
    zeile({ termin: null }),
  ]
  const fristen = naechste(listen, { termine })
  expect(fristen).toEqual([
    {
      was: 'Termin der Bank',
      href: '/mitteilungen/c0000000-0000-4000-8000-000000000002',
      bis: '2026-12-01T22:59:59.000Z',
    },
    {
      was: 'Termin der Bank zum Antrag GE-2026-000123: Termin für die Besichtigung vor Ort',
      href: '/mitteilungen/c0000000-0000-4000-8000-000000000001',
      bis: '2026-12-07T22:59:59.000Z',
    },
  ])
  expect(dringendstes(fristen, new Date('2026-12-01T10:00:00Z'))).toBeUndefined()
})
