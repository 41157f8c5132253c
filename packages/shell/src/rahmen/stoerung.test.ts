import { expect, test } from 'vitest'
import { stoerungstext } from './stoerung.ts'

test.each([
  ['all well', 'gut', undefined, undefined, ''],
  [
    'overload',
    'ausgelastet',
    7,
    undefined,
    'Das Portal ist gerade stark ausgelastet. Wir versuchen es in 7 Sekunden von selbst noch einmal. Ihre Eingaben sind sicher.',
  ],
  [
    'overload, the last second',
    'ausgelastet',
    1,
    undefined,
    'Das Portal ist gerade stark ausgelastet. Wir versuchen es in 1 Sekunde von selbst noch einmal. Ihre Eingaben sind sicher.',
  ],
  [
    'the next attempt is under way',
    'getrennt',
    0,
    undefined,
    'Keine Verbindung zum Portal. Wir versuchen es gerade noch einmal. Ihre Eingaben sind sicher.',
  ],
  [
    'no network, whatever waits',
    'offline',
    3,
    undefined,
    'Keine Verbindung zum Internet. Ihre Eingaben sind sicher.',
  ],
  ['over', 'gut', undefined, 'ausgelastet', 'Das Portal antwortet wieder. Es geht weiter.'],
  ['back in the network', 'gut', undefined, 'offline', 'Die Verbindung ist wieder da.'],
] as const)('the calm line: %s', (_, lage, rest, vorbei, text) => {
  expect(stoerungstext(lage, rest, vorbei)).toBe(text)
})
