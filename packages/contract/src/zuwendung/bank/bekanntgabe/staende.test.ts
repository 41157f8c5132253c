import { describe, expect, test } from 'vitest'
import {
  BEKANNTGABE_STATUS,
  bekanntgabeStaende,
  bekanntgabeWort,
  brauchtAnderenWeg,
  istGegeben,
  liegtBereit,
  type BekanntgabeStand,
} from './staende.ts'

describe('[S9-10] making a notice known', () => {
  test('a refusal names the state it is in and the one it would need, or who may', () => {
    expect(
      bekanntgabeStaende.hindernis('bescheidAbrufen', 'NICHT_BEWIRKT', ['ZEICHNUNGSBERECHTIGT'])?.text,
    ).toBe('Der Bescheid hat den Stand „Nicht abgerufen“. Abrufen lässt er sich nur im Stand „Liegt bereit“.')
    expect(bekanntgabeStaende.hindernis('bescheidAbrufen', 'BENACHRICHTIGT', ['MITGLIED'])?.text).toBe(
      'Nur Personen mit Zeichnungsberechtigung können den Bescheid abrufen.',
    )
    expect(bekanntgabeStaende.hindernis('bescheidVersenden', 'ABGERUFEN', ['BANK'])?.text).toContain(
      '„Noch nicht auf dem Weg“, „Bereitgestellt“, „Liegt bereit“, „Nicht abgerufen“ oder „Brief kam zurück“',
    )
  })

  test('before anything is done with it, it has its word', () => {
    expect(bekanntgabeWort(null)).toBe(bekanntgabeStaende.wort(null))
  })

  test('each state is given, waits in the portal, is in the post, or needs the bank: never two of these', () => {
    const lage = (stand: BekanntgabeStand) => [
      istGegeben(stand),
      liegtBereit(stand),
      stand === 'VERSANDT',
      brauchtAnderenWeg(stand),
    ]
    for (const stand of [null, ...BEKANNTGABE_STATUS]) expect(lage(stand).filter(Boolean)).toHaveLength(1)
  })
})
