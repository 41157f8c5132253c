import { ProblemError, toProblem } from '@foerderportal/client/problem'
import { expect, test, vi } from 'vitest'
import { DATEI_MAX_BYTES, restzeit, Uploads, type Upload } from './uploads.ts'

const pdf = new File(['%PDF-1.7'], 'Angebot.pdf')
type Senden = ConstructorParameters<typeof Uploads>[0]

// Only the name is looked at here.
const angekommen = { uuid: 'u1', dateiname: 'Angebot.pdf' } as Upload['ergebnis'] & object

const fertig = (uploads: Uploads) => vi.waitFor(() => expect(uploads.alle()[0]?.zustand).not.toBe('laeuft'))

test('[R7.2-13] a file travels with progress and waits to be taken over', async () => {
  const senden: Senden = (_datei, { onProgress }) => {
    onProgress(0.5)
    return Promise.resolve(angekommen)
  }
  const uploads = new Uploads(senden)
  uploads.beginnen('dokumente.sonstige', [pdf])
  expect(uploads.alle()[0]).toMatchObject({ zustand: 'laeuft', anteil: 0.5, feld: 'dokumente.sonstige' })
  await fertig(uploads)
  expect(uploads.alle()[0]).toMatchObject({ zustand: 'fertig', ergebnis: angekommen })
})

test('a refusal is said in its own words and can be repeated', async () => {
  const body = { type: '/probleme/ungueltig', title: 'X', detail: 'Nur PDF, PNG, JPEG, DOCX, XLSX und XML.' }
  const senden = vi.fn<NonNullable<Senden>>()
  senden.mockRejectedValueOnce(new ProblemError(toProblem(400, body))).mockResolvedValueOnce(angekommen)
  const uploads = new Uploads(senden)
  uploads.beginnen('f', [pdf])
  await fertig(uploads)
  expect(uploads.alle()[0]).toMatchObject({ zustand: 'fehler', fehler: body.detail })
  uploads.erneut(uploads.alle()[0]?.id ?? '')
  await fertig(uploads)
  expect(uploads.alle()).toMatchObject([{ zustand: 'fertig' }])
})

test('cancelling stops the sending and leaves nothing on the list', () => {
  let signal: AbortSignal | undefined
  const uploads = new Uploads((_datei, o) => {
    signal = o.signal
    return new Promise(() => undefined)
  })
  uploads.beginnen('f', [pdf])
  uploads.entfernen(uploads.alle()[0]?.id ?? '')
  expect(signal?.aborted).toBe(true)
  expect(uploads.alle()).toEqual([])
})

test.each([
  ['empty', 0, /leer/],
  ['too large', DATEI_MAX_BYTES + 1, /20 MB/],
])('a file that is %s is not sent at all', (_, size, text) => {
  const senden = vi.fn<NonNullable<Senden>>()
  const uploads = new Uploads(senden)
  const datei = new File([], 'x.pdf')
  Object.defineProperty(datei, 'size', { value: size })
  uploads.beginnen('f', [datei])
  expect(senden).not.toHaveBeenCalled()
  expect(uploads.alle()[0]?.fehler).toMatch(text)
})

test('the remaining time is told once it is honest', () => {
  const upload = { anteil: 0.25, begonnen: 0 } as Upload
  expect(restzeit(upload, 1000)).toBeUndefined()
  expect(restzeit(upload, 10_000)).toBe('noch 30 Sekunden')
  expect(restzeit(upload, 60_000)).toBe('noch 3 Minuten')
  expect(restzeit({ ...upload, anteil: 1 }, 10_000)).toBeUndefined()
})
