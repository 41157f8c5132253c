import { expect, test } from 'vitest'
import { gespeichertText } from './gespeichertText.ts'

const um = new Date('2026-11-21T11:03:00Z')
const alt = { guid: 'a', value: { type: 'Startup' as const, name: 'Alt', gpNr: '1' } }
const neu = { guid: 'b', value: { ...alt.value, name: 'Neu' } }

test('[R7.1-15] [S1-08] says what was saved, when, and who hears of it', () => {
  expect(gespeichertText({ vorher: alt, neu, fremdes: [] }, false, um)).toEqual({
    ton: 'success',
    text: 'Gespeichert heute, 12:03 Uhr: Name des Unternehmens.',
  })
  expect(gespeichertText({ vorher: alt, neu, fremdes: [] }, true, um).text).toBe(
    'Gespeichert heute, 12:03 Uhr: Name des Unternehmens. Alle Verwaltenden bekommen eine E-Mail.',
  )
})

test('[R7.1-15] what others changed is named once', () => {
  const fremdes = [['steuernummer'], ['kontoInformationen', 'x'], ['kontoInformationen', 'y']]
  expect(gespeichertText({ vorher: alt, neu, fremdes }, false, um).text).toMatch(
    /Inzwischen an anderer Stelle geändert und übernommen: Steuernummer, Bankverbindung\.$/,
  )
})

test('where nothing differs nothing is claimed', () => {
  expect(gespeichertText({ vorher: alt, neu: alt, fremdes: [] }, true, um)).toEqual({
    ton: 'info',
    text: 'Es hat sich nichts geändert.',
  })
})
