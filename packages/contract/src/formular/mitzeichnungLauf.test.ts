import { describe, expect, test } from 'vitest'
import {
  MITZEICHNUNG_AKTEURE,
  MITZEICHNUNG_STATUS,
  MITZEICHNUNG_UEBERGAENGE,
  laeuft,
  mitzeichnungAktionen,
  mitzeichnungHindernis,
  type MitzeichnungAkteur,
  type MitzeichnungAktion,
  type MitzeichnungStand,
} from './mitzeichnungLauf.ts'

/** What is allowed, written down a second time: the one who is asked, another signer, another member. */
const ERLAUBT: readonly (readonly [MitzeichnungStand, Record<MitzeichnungAkteur, MitzeichnungAktion[]>])[] = [
  [null, { GEFRAGT: [], ZEICHNUNGSBERECHTIGT: ['anfordern'], MITGLIED: [] }],
  [
    'ANGEFRAGT',
    {
      GEFRAGT: ['unterschreiben', 'ablehnen', 'zurueckrufen'],
      ZEICHNUNGSBERECHTIGT: ['neuZuordnen', 'erinnern', 'zurueckrufen'],
      MITGLIED: ['erinnern', 'zurueckrufen'],
    },
  ],
  [
    'UNTERSCHRIEBEN',
    {
      GEFRAGT: ['zurueckrufen'],
      ZEICHNUNGSBERECHTIGT: ['neuZuordnen', 'zurueckrufen'],
      MITGLIED: ['zurueckrufen'],
    },
  ],
  ['ABGELEHNT', { GEFRAGT: [], ZEICHNUNGSBERECHTIGT: ['anfordern'], MITGLIED: [] }],
  ['ZURUECKGERUFEN', { GEFRAGT: [], ZEICHNUNGSBERECHTIGT: ['anfordern'], MITGLIED: [] }],
  ['HINFAELLIG', { GEFRAGT: [], ZEICHNUNGSBERECHTIGT: ['anfordern'], MITGLIED: [] }],
  ['EINGEREICHT', { GEFRAGT: [], ZEICHNUNGSBERECHTIGT: ['anfordern'], MITGLIED: [] }],
]

describe('[S4-07] every state × actor × action of a second signature', () => {
  test('no state is missing', () => {
    expect(ERLAUBT.map(([stand]) => stand)).toEqual([null, ...MITZEICHNUNG_STATUS])
  })

  test.each(ERLAUBT)('%s', (stand, erlaubt) => {
    for (const wer of MITZEICHNUNG_AKTEURE) {
      expect(mitzeichnungAktionen(stand, wer)).toEqual(erlaubt[wer])
      for (const aktion of Object.keys(MITZEICHNUNG_UEBERGAENGE) as MitzeichnungAktion[]) {
        const grund = mitzeichnungHindernis(aktion, stand, wer)
        if (erlaubt[wer].includes(aktion)) expect(grund).toBeNull()
        else expect(grund).toMatch(/^[A-ZÄÖÜ].*\.$/)
      }
    }
  })

  test('somebody is asked or has signed: nothing else holds an application still', () => {
    expect(MITZEICHNUNG_STATUS.filter(laeuft)).toEqual(['ANGEFRAGT', 'UNTERSCHRIEBEN'])
  })
})
