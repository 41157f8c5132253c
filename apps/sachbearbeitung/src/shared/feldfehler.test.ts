import { expect, test } from 'vitest'

const QUELLEN = import.meta.glob<string>(['../**/*.tsx', '../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** What a field's error is kept in; a drawing that failed has no value that could change. */
const EIGENER_FEHLER = /\[\w*[fF]ehler\w*, set\w+\] = useState/
const OHNE_WERT = new Set(['./dokument/usePdf.ts'])

test('[S9-04] a form of the desk is the one whose errors go with the next key', () => {
  const eigene = Object.entries(QUELLEN)
    .filter(([pfad, quelle]) => /\buseForm[<(]/.test(quelle) && pfad !== './formular/useFormular.ts')
    .map(([pfad]) => pfad)
  expect(eigene).toEqual([])
})

test('[S9-04] an error at a field is said of what stands in it, so that it goes with the next key', () => {
  const eigene = Object.entries(QUELLEN)
    .filter(([pfad, quelle]) => EIGENER_FEHLER.test(quelle) && !OHNE_WERT.has(pfad))
    .map(([pfad]) => pfad)
  expect(Object.keys(QUELLEN).length).toBeGreaterThan(300)
  expect(eigene).toEqual([])
})
