import { describe, expect, test } from 'vitest'
import { GESCHAEFT_STATUS } from '../../kern/staende.ts'
import {
  erklaerenHindernis,
  mitzeichnenHindernis,
  zuruecknehmenHindernis,
  type Verzichtslage,
} from './lage.ts'
import { VERZICHT_STATUS } from './staende.ts'

const LAGE: Verzichtslage = {
  status: 'BEWILLIGT',
  wirksam: true,
  etwasFrei: true,
  zuZweit: false,
  anzahlZeichnende: 1,
  stand: null,
  ueberholt: null,
  selbst: false,
  zeichnungsberechtigt: true,
  identifiziert: true,
}

describe('[S9-04] who can waive, and when', () => {
  test.each<[Partial<Verzichtslage>, RegExp | null, string?]>([
    [{}, null],
    [{ wirksam: false }, /noch nicht bekannt gegeben/],
    [{ stand: 'ERKLAERT' }, /schon erklärt/],
    [{ stand: 'ZUR_UNTERSCHRIFT' }, /wartet auf die zweite Unterschrift/],
    [{ etwasFrei: false }, /durch Auszahlungen gebunden/],
    [{ zuZweit: true }, /unterschreiben zwei Personen, im Portal ist aber keine zweite/],
    [{ zuZweit: true, anzahlZeichnende: 2 }, null],
    [{ zeichnungsberechtigt: false }, /Nur Personen mit Zeichnungsberechtigung/, 'zeichnungsberechtigung'],
    [{ identifiziert: false }, /Bestätigen Sie zuerst Ihre Identität/, 'identifizierung'],
    // What nobody can change is said first.
    [{ wirksam: false, zeichnungsberechtigt: false }, /noch nicht bekannt gegeben/],
  ])('%o', (anders, text, pfad) => {
    const grund = erklaerenHindernis({ ...LAGE, ...anders })
    if (text === null) return expect(grund).toBeNull()
    expect(grund?.text).toMatch(text)
    expect(grund?.pfad).toBe(pfad)
  })

  test.each(GESCHAEFT_STATUS)('%s', (status) => {
    expect(erklaerenHindernis({ ...LAGE, status }) === null).toBe(status === 'BEWILLIGT')
  })

  test.each([null, ...VERZICHT_STATUS])('taken back from %s', (stand) => {
    expect(zuruecknehmenHindernis({ ...LAGE, stand }) === null).toBe(
      stand === 'ERKLAERT' || stand === 'ZUR_UNTERSCHRIFT',
    )
  })
  test.each([null, ...VERZICHT_STATUS])('[S4-07] signed second from %s', (stand) => {
    expect(mitzeichnenHindernis({ ...LAGE, stand }) === null).toBe(stand === 'ZUR_UNTERSCHRIFT')
  })
  test.each<[Partial<Verzichtslage>, RegExp, string?]>([
    [{ selbst: true }, /andere Person/],
    [{ zeichnungsberechtigt: false }, /Nur Personen mit Zeichnungsberechtigung/, 'zeichnungsberechtigung'],
    [{ identifiziert: false }, /Bestätigen Sie zuerst Ihre Identität/, 'identifizierung'],
    [{ status: 'IN_PRUEFUNG' }, /„In Prüfung“/],
    // To whoever opens it, also who signed first: what nobody can change is said before who asks.
    [{ ueberholt: 'Die Bank hat geändert.', selbst: true, identifiziert: false }, /Die Bank hat geändert/],
  ])('[S4-07] not signed second by everybody: %o', (anders, text, pfad) => {
    const grund = mitzeichnenHindernis({ ...LAGE, stand: 'ZUR_UNTERSCHRIFT', ...anders })
    expect([grund?.text, grund?.pfad]).toEqual([expect.stringMatching(text), pfad])
  })

  test('taken back by an identified signer alone', () => {
    const stand = 'ERKLAERT'
    expect(zuruecknehmenHindernis({ ...LAGE, stand, zeichnungsberechtigt: false })?.pfad).toBe(
      'zeichnungsberechtigung',
    )
    expect(zuruecknehmenHindernis({ ...LAGE, stand, identifiziert: false })?.pfad).toBe('identifizierung')
  })
})
