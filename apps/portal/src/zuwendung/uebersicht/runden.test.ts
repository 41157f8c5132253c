import type { GeschaeftStatus } from '@foerderportal/contract/zuwendung/kern/staende'
import type { MitzeichnungStatus } from '@foerderportal/contract/formular/mitzeichnungStaende'
import type { AntragUebersicht, GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import { expect, test } from 'vitest'
import { abgerufen, bescheid, fuerAndere } from '../../testing/bescheide.ts'
import { auszahlungen } from '../../testing/overviews.ts'
import { wartend } from '../../testing/verzichte.ts'
import { mitBescheiden } from '../geschaeft/bescheidStand.ts'
import { geschaeftStand } from '../geschaeft/geschaeftStand.ts'
import { RANG } from '../geschaeft/stand.ts'
import { rundenVon } from './runden.ts'

const JETZT = new Date('2026-11-21T12:00:00Z')
const OHNE = { jetzt: JETZT, bescheide: [], auszahlungen: [] }
const OFFEN = { von: '2026-11-01T00:00:00Z', bis: '2026-12-01T00:00:00Z' }
const VORBEI = { von: '2026-01-01T00:00:00Z', bis: '2026-11-21T12:00:00Z' }

const fall = (geNr: string, geschaeftStatus: GeschaeftStatus, tag = '01'): GeschaeftDetail => ({
  geNr,
  geschaeftStatus,
  inBefragung: false,
  antraege: [{ guid: geNr, typ: 'AnkNabo' }],
  statusSeit: `2026-11-${tag}T00:00:00Z`,
  letzteAenderung: `2026-11-${tag}T00:00:00Z`,
  eingereichtAm: null,
  zuwendungsBetrag: 0,
  mitzeichnung: null,
  nachforderung: null,
})
const eintrag = (guid: string, angaben: Partial<AntragUebersicht> = {}): AntragUebersicht => ({
  guid,
  ibkMetaGuid: guid,
  ibkRunde: null,
  maxAnzahlGeschaefte: 2,
  erlaubteKategorien: ['A.1'],
  erfassungsZeitraum: OFFEN,
  details: [],
  programm: 'AnkNabo',
  programmbezeichnung: `Runde ${guid}`,
  kategorieTitel: ['Moor (A.1)'],
  mitVorlage: false,
  ...angaben,
})

test.each<[GeschaeftStatus, string, string | null]>([
  ['NEUANTRAG_IN_BEARBEITUNG', 'Entwurf', 'Sie'],
  ['NEUANTRAG_ABGESENDET', 'Eingegangen', 'die Bank'],
  ['IN_PRUEFUNG', 'In Prüfung', 'die Bank'],
  ['BEWILLIGT', 'Bewilligt', 'Sie'],
  ['ABGELEHNT', 'Abgelehnt', null],
])('[R3.2-01] %s is called %s and waits for %s', (geschaeftStatus, wort, amZug) => {
  const stand = geschaeftStand(fall('1', geschaeftStatus), OFFEN, JETZT)
  expect([stand.wort, stand.amZug]).toEqual([wort, amZug])
  expect(stand.weiter).toMatch(/\.$/)
})

test('[R3.2-01] a draft whose deadline is over waits for nobody, to the second; what was sent is not touched by it', () => {
  const entwurf = fall('1', 'NEUANTRAG_IN_BEARBEITUNG')
  const davor = geschaeftStand(entwurf, VORBEI, new Date(JETZT.getTime() - 1))
  const danach = geschaeftStand(entwurf, VORBEI, JETZT)
  expect([davor.amZug, danach.amZug]).toEqual(['Sie', null])
  expect(danach.weiter).toContain('Die Frist ist abgelaufen')
  expect(geschaeftStand(fall('1', 'IN_PRUEFUNG'), VORBEI, JETZT).amZug).toBe('die Bank')
})

const ENTWURF = 'NEUANTRAG_IN_BEARBEITUNG'
const SPAETER = '2026-12-24T00:00:00Z'
const von = (status: MitzeichnungStatus, fuerMich: boolean) => ({
  mitzeichnung: { status, name: 'Paul Partner', fuerMich },
})

test.each<[string, Partial<GeschaeftDetail>, string, string | null, string]>([
  ['asked of me', von('ANGEFRAGT', true), 'Wartet auf Ihre Unterschrift', 'Sie', 'unterschreiben Sie'],
  [
    'asked of another',
    von('ANGEFRAGT', false),
    'Wartet auf Unterschrift',
    'Paul Partner',
    'Zuerst unterschreibt Paul Partner',
  ],
  ['signed', von('UNTERSCHRIEBEN', false), 'Unterschrieben', 'Sie', 'Reichen Sie den Antrag jetzt ein'],
  [
    'signed by me',
    von('UNTERSCHRIEBEN', true),
    'Unterschrieben',
    'eine andere Person',
    'Einreichen muss eine andere',
  ],
  ['refused', von('ABGELEHNT', false), 'Entwurf', 'Sie', 'Paul Partner hat nicht unterschrieben'],
  ['refused by me', von('ABGELEHNT', true), 'Entwurf', 'Sie', 'Sie haben nicht unterschrieben'],
  ['void', von('HINFAELLIG', false), 'Entwurf', 'Sie', 'noch einmal'],
  ['taken back', von('ZURUECKGERUFEN', false), 'Entwurf', 'Sie', 'Vervollständigen'],
  ['given back', { nachforderung: { frist: SPAETER } }, 'Ihre Angaben fehlen', 'Sie', 'Ergänzen Sie'],
  [
    'given back, to be signed',
    { nachforderung: { frist: SPAETER }, ...von('ANGEFRAGT', true) },
    'Wartet auf Ihre Unterschrift',
    'Sie',
    'unterschreiben',
  ],
  [
    'answered too late',
    { nachforderung: { frist: JETZT.toISOString() } },
    'Ihre Angaben fehlen',
    null,
    'Die Bank entscheidet',
  ],
])('[R3.2-01] a draft that was %s', (_, angaben, wort, amZug, weiter) => {
  const stand = geschaeftStand({ ...fall('1', ENTWURF), ...angaben }, OFFEN, JETZT)
  expect([stand.wort, stand.amZug]).toEqual([wort, amZug])
  expect(stand.weiter).toContain(weiter)
})

test('[S11-13] a Nachforderung has its own deadline: it counts although the period is over', () => {
  const stand = geschaeftStand({ ...fall('1', ENTWURF), nachforderung: { frist: SPAETER } }, VORBEI, JETZT)
  expect([stand.amZug, stand.frist]).toEqual(['Sie', SPAETER])
})

test.each([
  [bescheid(), 'Noch nicht wirksam: Rufen Sie den Bescheid ab.', 'Sie', RANG.dringend],
  [bescheid(fuerAndere), 'liegt bereit für Lena', 'Lena Lindenau und Paul Partner', RANG.wartet],
  [bescheid({ status: 'VERSANDT', endetAm: null, abrufbar: false }), 'als Brief', 'die Bank', RANG.wartet],
])('[S9-10] an approval whose notice waits has no effect: %#', (wartend, weiter, amZug, rang) => {
  const grund = geschaeftStand(fall('1', 'BEWILLIGT'), OFFEN, JETZT)
  const stand = mitBescheiden(grund, [wartend], JETZT)
  expect(stand).toMatchObject({ wort: 'Bewilligt', amZug, rang, unwirksam: true })
  expect(stand.weiter).toContain(weiter)
  const gegeben = bescheid({ ...abgerufen, guid: 'be000000-0000-4000-8000-000000000002' })
  const WIRKSAM = new Date('2026-11-24T12:00:00Z')
  expect(mitBescheiden(grund, [gegeben], WIRKSAM)).toEqual({
    ...grund,
    bescheid: { guid: gegeben.guid, zuTun: false },
  })
  const danach = mitBescheiden(grund, [wartend, gegeben], WIRKSAM)
  expect([danach.unwirksam, danach.bescheid?.guid]).toEqual([undefined, wartend.guid])
})

test('[S9-03] whoever is heard can answer, to the last moment', () => {
  const gehoert = (frist: string) =>
    geschaeftStand({ ...fall('1', 'IN_PRUEFUNG'), anhoerung: { frist, stand: 'OFFEN' } }, OFFEN, JETZT)
  expect(gehoert(SPAETER)).toMatchObject({ amZug: 'Sie', rang: RANG.dringend, frist: SPAETER })
  expect(gehoert(JETZT.toISOString()).amZug).toBe('die Bank')
})

test.each([
  [true, 'Sie', RANG.dringend, 'unterschreiben Sie mit'],
  [false, 'eine andere Person', RANG.bewilligt, 'sobald eine zweite Person unterschreibt'],
])(
  '[S4-07] a waiver waits for the second signature (mine: %s), and the hearing goes first',
  (fuerMich, amZug, rang, weiter) => {
    const mit = { ...fall('1', 'BEWILLIGT'), verzicht: wartend({ fuerMich }) }
    const stand = geschaeftStand(mit, OFFEN, JETZT)
    expect(stand).toMatchObject({ wort: 'Bewilligt', amZug, rang })
    expect(stand.weiter).toContain(weiter)
    const anhoerung = { frist: SPAETER, stand: 'OFFEN' as const }
    const gehoert = geschaeftStand({ ...mit, anhoerung }, OFFEN, JETZT)
    expect(gehoert).toMatchObject({ amZug: 'Sie', frist: SPAETER })
    expect(gehoert.weiter).toContain('Die Bank hört Sie an')
  },
)

test('[R3.2-01] an approved case of which all was claimed and decided waits for nobody', () => {
  const eins = { ...auszahlungen(), geschaeftNr: '1' }
  const alles = { ...eins, auszahlungAnlegbar: 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE' } as const
  const stand = (faelle: AuszahlungUebersicht[]) =>
    rundenVon([eintrag('a', { details: [fall('1', 'BEWILLIGT')] })], { ...OHNE, auszahlungen: faelle })[0]
      ?.einladungen[0]?.geschaefte[0]?.stand
  expect(stand([eins])).toMatchObject({ amZug: 'Sie', rang: RANG.bewilligt })
  expect(stand([alles])).toMatchObject({ wort: 'Bewilligt', amZug: null, rang: RANG.erledigt })
  expect(stand([alles])?.weiter).toContain('Alles ist beantragt.')
})

test('[R3.2-01] cases: first what needs the user, then what has moved last', () => {
  const details = [
    fall('sent', 'NEUANTRAG_ABGESENDET', '20'),
    fall('old draft', 'NEUANTRAG_IN_BEARBEITUNG', '02'),
    fall('refused', 'ABGELEHNT', '21'),
    fall('new draft', 'NEUANTRAG_IN_BEARBEITUNG', '03'),
    fall('approved', 'BEWILLIGT', '01'),
    { ...fall('asked', 'NEUANTRAG_IN_BEARBEITUNG', '01'), nachforderung: { frist: SPAETER } },
  ]
  const [runde] = rundenVon([eintrag('a', { details })], OHNE)
  expect(runde?.einladungen[0]?.geschaefte.map(({ detail }) => detail.geNr)).toEqual([
    'asked',
    'new draft',
    'old draft',
    'approved',
    'sent',
    'refused',
  ])
})

test('[R3.2-01] rounds: a draft, then what can be begun, then the rest, what is over and empty last', () => {
  const runden = rundenVon(
    [
      eintrag('over', { erfassungsZeitraum: VORBEI }),
      eintrag('full', {
        maxAnzahlGeschaefte: 1,
        details: [fall('1', 'ABGELEHNT')],
      }),
      eintrag('open'),
      eintrag('late draft', {
        erfassungsZeitraum: VORBEI,
        details: [fall('2', 'NEUANTRAG_IN_BEARBEITUNG'), fall('3', 'IN_PRUEFUNG')],
      }),
      eintrag('draft', { details: [fall('4', 'NEUANTRAG_IN_BEARBEITUNG')] }),
    ],
    OHNE,
  )
  expect(runden.map(({ schluessel }) => schluessel)).toEqual(['draft', 'open', 'late draft', 'full', 'over'])
})

test('[R3.2-01] invitations of one round stand together; without a round each entry is its own', () => {
  const runden = rundenVon(
    [
      eintrag('a', { ibkMetaGuid: 'r' }),
      eintrag('b', { ibkMetaGuid: null }),
      eintrag('c', { ibkMetaGuid: 'r', details: [fall('1', 'NEUANTRAG_IN_BEARBEITUNG')] }),
      eintrag('d', { ibkMetaGuid: null }),
    ],
    OHNE,
  )
  expect(runden.map((r) => r.einladungen.map((e) => e.eintrag.guid))).toEqual([['c', 'a'], ['b'], ['d']])
})

test.each([
  ['ANK NaBo', 'Frühjahr 2026', 'ANK NaBo, Frühjahr 2026'],
  ['ANK NaBo, Runde 3/2026', 'Runde 3/2026', 'ANK NaBo, Runde 3/2026'],
  ['ANK NaBo', null, 'ANK NaBo'],
])('[R3.2-01] %s and %s: %s', (programmbezeichnung, ibkRunde, titel) => {
  const [runde] = rundenVon([eintrag('a', { programmbezeichnung, ibkRunde })], OHNE)
  expect(runde?.titel).toBe(titel)
})
