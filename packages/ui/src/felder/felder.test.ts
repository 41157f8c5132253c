import { describe, expect, test } from 'vitest'
import { fehlerliste } from './fehlerliste.ts'
import { feldId } from './feldId.ts'
import { groesseSchreiben } from './dateien/groesse.ts'

describe('the error summary', () => {
  test('feldId makes an id of every name', () => {
    expect([feldId('name'), feldId('flaechen.0.groesse')]).toEqual(['feld-name', 'feld-flaechen-0-groesse'])
  })

  test('fehlerliste finds nested messages with the names of their fields', () => {
    const errors = {
      name: { type: 'zu kurz', message: 'Geben Sie den Namen ein.' },
      adresse: { plz: { type: 'form', message: 'Geben Sie fünf Ziffern ein.' } },
      flaechen: [undefined, { groesse: { type: 'min', message: 'Geben Sie die Größe ein.' } }],
      nachweise: { root: { type: 'leer', message: 'Laden Sie einen Nachweis hoch.' } },
    }
    // @ts-expect-error the errors of a form are typed by its fields, which this one does not have
    expect(fehlerliste(errors)).toEqual([
      { name: 'name', text: 'Geben Sie den Namen ein.' },
      { name: 'adresse.plz', text: 'Geben Sie fünf Ziffern ein.' },
      { name: 'flaechen.1.groesse', text: 'Geben Sie die Größe ein.' },
      { name: 'nachweise', text: 'Laden Sie einen Nachweis hoch.' },
    ])
  })
})

test.each([
  [0, '0 Byte'],
  [999, '999 Byte'],
  [312_400, '312 kB'],
  [999_600, '1 MB'],
  [1_449_000, '1,4 MB'],
])('groesseSchreiben writes %d bytes as %s', (bytes, text) => {
  expect(groesseSchreiben(bytes)).toBe(text)
})
