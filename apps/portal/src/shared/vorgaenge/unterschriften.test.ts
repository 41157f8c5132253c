import type { MitzeichnungStatus } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { expect, test } from 'vitest'
import { mitUnterschriften } from './unterschriften.ts'
import type { Vorgang } from './vorgaengeSammeln.ts'

const JETZT = new Date('2026-11-21T12:00:00Z')
const BIS = '2026-11-23T23:00:00Z'

const entwurf = (titel: string, angaben: Partial<Vorgang> = {}): Vorgang => ({
  titel,
  programm: 'ANK NaBo',
  href: '/zuwendung/antrag/g/weiter',
  status: {
    wort: 'Entwurf',
    ton: 'info',
    weiter: 'Vervollständigen Sie den Antrag und reichen Sie ihn ein.',
  },
  betragInEuro: 0,
  letzteAenderung: '2026-11-20T00:00:00Z',
  entwurf: true,
  ...angaben,
})
const mit = (status: MitzeichnungStatus, fuerMich: boolean) =>
  entwurf('Antrag 1', { unterschrift: { status, name: 'Paul Partner', fuerMich, guid: 'g', bis: BIS } })

const FRIST = 'noch 2 Tage (bis 23.11.2026, 23:59\u00a0Uhr)'

test.each<[MitzeichnungStatus, boolean, string, RegExp, string, string]>([
  ['ANGEFRAGT', true, 'Wartet auf Ihre Unterschrift', /^Lesen Sie/, 'lesen und unterschreiben', FRIST],
  [
    'UNTERSCHRIEBEN',
    false,
    'Unterschrieben',
    /ein\.$/,
    'einreichen',
    `Paul Partner hat unterschrieben · ${FRIST}`,
  ],
  [
    'ABGELEHNT',
    false,
    'Entwurf',
    /^Paul Partner hat nicht unterschrieben/,
    'ändern',
    `Paul Partner hat nicht unterschrieben, der Grund steht im Antrag · ${FRIST}`,
  ],
  [
    'ABGELEHNT',
    true,
    'Entwurf',
    /^Sie haben nicht unterschrieben/,
    'ändern',
    `Sie haben nicht unterschrieben, der Grund steht im Antrag · ${FRIST}`,
  ],
  [
    'HINFAELLIG',
    false,
    'Entwurf',
    /noch einmal/,
    'fertigstellen',
    `bitten Sie noch einmal um die Unterschrift · ${FRIST}`,
  ],
])(
  '[S4-07] %s (asked of me: %s) is a task that says what is to be done',
  (status, ich, wort, weiter, was, dazu) => {
    const [vorgang] = mitUnterschriften([mit(status, ich)], JETZT)
    expect(vorgang).toMatchObject({ entwurf: true, aufgabe: { text: `Antrag 1 ${was}`, dazu } })
    expect(vorgang?.status.wort).toBe(wort)
    expect(vorgang?.status.weiter).toMatch(weiter)
  },
)

test.each<[MitzeichnungStatus, boolean, string]>([
  ['ANGEFRAGT', false, 'Zuerst unterschreibt Paul Partner'],
  ['UNTERSCHRIEBEN', true, 'Einreichen muss eine andere Person'],
])(
  '[S4-07] %s (asked of me: %s) waits for another: no task, the card says so, below what waits for me',
  (status, ich, weiter) => {
    const [erster, zweiter] = mitUnterschriften([mit(status, ich), entwurf('Antrag 2')], JETZT)
    expect([erster?.titel, zweiter?.titel]).toEqual(['Antrag 2', 'Antrag 1'])
    expect(zweiter?.entwurf).toBe(false)
    expect(zweiter?.status.weiter).toContain(weiter)
  },
)

test('[S4-07] only who is asked is led to the page that signs', () => {
  const href = (status: MitzeichnungStatus, ich: boolean) =>
    mitUnterschriften([mit(status, ich)], JETZT)[0]?.href
  expect(href('ANGEFRAGT', true)).toBe('/zuwendung/antrag/g/mitzeichnung')
  expect(href('ANGEFRAGT', false)).toBe('/zuwendung/antrag/g/zusammenfassung')
  expect(href('ABGELEHNT', true)).toBe('/zuwendung/antrag/g/zusammenfassung')
})

test.each<MitzeichnungStatus>(['ZURUECKGERUFEN', 'EINGEREICHT'])(
  '[S4-07] %s is a draft like any other',
  (status) => {
    expect(mitUnterschriften([mit(status, false)], JETZT)).toEqual([mit(status, false)])
  },
)
