import { expect, test } from 'vitest'
import type { Datei } from './Dateieintrag.tsx'
import { dateiereignisse, ereignisseInWorten } from './dateiansagen.ts'

const datei = (id: string, zustand: Datei['zustand'], name = `${id}.pdf`, fehler?: string) => ({
  id,
  name,
  zustand,
  fehler,
})
const gesagt = (vorher: Parameters<typeof dateiereignisse>[0], jetzt: typeof vorher) =>
  ereignisseInWorten(dateiereignisse(vorher, jetzt))

test.each([
  [
    'angekommen, unter neuer Kennung',
    [datei('u1', 'laeuft', 'a.pdf')],
    [datei('d1', 'fertig', 'a.pdf')],
    '„a.pdf“ ist hochgeladen.',
  ],
  [
    'abgewiesen, mit dem Grund',
    [datei('u1', 'wartet')],
    [datei('u1', 'fehler', 'u1.pdf', 'Zu groß.')],
    '„u1.pdf“: Zu groß.',
  ],
  [
    'angekommen, noch ungeprüft',
    [datei('u1', 'laeuft', 'a.pdf')],
    [datei('d1', 'pruefung', 'a.pdf')],
    '„a.pdf“ ist hochgeladen.',
  ],
  ['geprüft und sauber', [datei('d1', 'pruefung')], [datei('d1', 'fertig')], ''],
  [
    'bei der Prüfung als Schadsoftware erkannt',
    [datei('d1', 'pruefung')],
    [datei('d1', 'fehler', 'd1.pdf', 'Gesperrt.')],
    '„d1.pdf“: Gesperrt.',
  ],
  [
    'später als Schadsoftware erkannt',
    [datei('d1', 'fertig')],
    [datei('d1', 'fehler', 'd1.pdf', 'Gesperrt.')],
    '„d1.pdf“: Gesperrt.',
  ],
  [
    'ohne Netz',
    [datei('u1', 'laeuft')],
    [datei('u1', 'getrennt')],
    '„u1.pdf“: Keine Verbindung. Es geht von selbst weiter.',
  ],
  ['nur weiter unterwegs', [datei('u1', 'wartet')], [datei('u1', 'laeuft')], ''],
  ['unverändert', [datei('d1', 'fertig')], [datei('d1', 'fertig')], ''],
  ['entfernt', [datei('d1', 'fertig')], [], ''],
  ['zurückgeholt oder wiederverwendet', [], [datei('d1', 'fertig')], ''],
])('%s', (_, vorher, jetzt, satz) => {
  expect(gesagt(vorher, jetzt)).toBe(satz)
})

test('von vielen auf einmal wird die Zahl gesagt, jede Absage einzeln', () => {
  const namen = ['a', 'b', 'c', 'd']
  const vorher = [...namen, 'e'].map((name) => datei(`u${name}`, 'laeuft', name))
  const jetzt = [
    ...namen.map((name) => datei(`d${name}`, 'fertig', name)),
    datei('ue', 'fehler', 'e', 'Leer.'),
  ]
  expect(gesagt(vorher, jetzt)).toBe('4 Dateien sind hochgeladen. „e“: Leer.')
})
