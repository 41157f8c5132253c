import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { expect, test } from 'vitest'
import { gespeichertText } from './gespeichertText.ts'

const um = new Date('2026-11-21T11:03:00Z')
const alt = { guid: 'a', value: { type: 'Startup' as const, name: 'Alt', gpNr: '1' } }
const neu = { guid: 'b', value: { ...alt.value, name: 'Neu' } }

test('[R7.1-15] says what was saved, when, and who hears of it because he should', () => {
  const ergebnis = { ton: 'success', text: 'Gespeichert heute, 12:03\u00a0Uhr' }
  const geaendert = 'Geändert: Name des Unternehmens.'
  expect(gespeichertText({ vorher: alt, neu, fremdes: [] }, false, um)).toEqual({
    ...ergebnis,
    dazu: [geaendert],
  })
  expect(gespeichertText({ vorher: alt, neu, fremdes: [] }, true, um)).toEqual({
    ...ergebnis,
    dazu: [geaendert, 'Alle Verwaltenden bekommen eine E-Mail.'],
  })
})

test('[S1-08] of bank data always', () => {
  // Only what differs counts here.
  const bank = { guid: 'b', value: { ...alt.value, kontoInformationen: [] } } as UnternehmenHuelle
  expect(gespeichertText({ vorher: alt, neu: bank, fremdes: [] }, false, um).dazu).toEqual([
    'Geändert: Bankverbindung.',
    'Alle Verwaltenden bekommen eine E-Mail.',
    'Vor der nächsten Auszahlung prüfen wir die neue Bankverbindung.',
  ])
})

test('[R7.1-15] what others changed is named once', () => {
  const fremdes = [['steuernummer'], ['kontoInformationen', 'x'], ['kontoInformationen', 'y']]
  expect(gespeichertText({ vorher: alt, neu, fremdes }, false, um).dazu?.at(-1)).toBe(
    'Von anderen geändert und übernommen: Steuernummer, Bankverbindung.',
  )
})

test('where nothing differs nothing is claimed', () => {
  expect(gespeichertText({ vorher: alt, neu: alt, fremdes: [] }, true, um)).toEqual({
    ton: 'info',
    text: 'Es hat sich nichts geändert.',
    dazu: [],
  })
})
