import type { Kopiestand, Speicherstand } from '@foerderportal/entwurf/types'
import { expect, test } from 'vitest'
import { geraeteText, speicherText } from './speicherText.ts'

const um = new Date('2026-11-20T13:03:00Z')
const da: Kopiestand = { laeuft: false, gescheitert: false, um }
const weg: Kopiestand = { laeuft: false, gescheitert: true, um: undefined }

test.each<[Speicherstand, Kopiestand | undefined, string]>([
  [{ art: 'ruht' }, da, ''],
  [{ art: 'geaendert' }, da, ''],
  [{ art: 'speichert' }, da, 'wird gespeichert …'],
  [{ art: 'gespeichert', um }, da, 'gespeichert um 14:03\u00a0Uhr'],
  [{ art: 'wartet', grund: 'verbindung' }, da, 'offline, liegt auf diesem Gerät'],
  [{ art: 'wartet', grund: 'verbindung' }, weg, 'offline, nicht auf diesem Gerät gesichert'],
  [{ art: 'wartet', grund: 'verbindung' }, undefined, 'offline, nicht auf diesem Gerät gesichert'],
  [{ art: 'wartet', grund: 'auslastung' }, da, 'Portal ausgelastet, liegt auf diesem Gerät'],
  [{ art: 'wartet', grund: 'anmeldung' }, da, 'abgemeldet, liegt auf diesem Gerät'],
  [{ art: 'konflikt', konflikte: [] }, da, 'nicht gespeichert, liegt auf diesem Gerät'],
  [{ art: 'abgelehnt', fehler: undefined }, weg, 'nicht gespeichert'],
])('[S10-03] %j mit Kopie %j: %s', (stand, kopie, text) => {
  expect(speicherText(stand, kopie)).toBe(text)
})

test.each<[Kopiestand | undefined, string]>([
  [undefined, ''],
  [{ laeuft: true, gescheitert: false, um: undefined }, ''],
  [{ laeuft: true, gescheitert: false, um }, 'liegt auf diesem Gerät (14:03)'],
  [da, 'liegt auf diesem Gerät (14:03)'],
  [weg, 'nicht auf diesem Gerät gesichert'],
])('[S10-03] ein Formular ohne Server, %j: %s', (kopie, text) => {
  expect(geraeteText(kopie)).toBe(text)
})
