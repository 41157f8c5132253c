import { ProblemError, toProblem } from '@foerderportal/client/problem'
import { beforeEach, describe, expect, test } from 'vitest'
import { UploadAntrieb } from './uploadAntrieb.ts'
import { Uploads, type Upload } from './uploads.ts'

const FELD = 'dokumente.sonstige'
const pdf = (name = 'Angebot.pdf', bytes = 8) => {
  const datei = new File(['%PDF-1.7'], name)
  Object.defineProperty(datei, 'size', { value: bytes })
  return datei
}
// Only the name is looked at here.
const angekommen = (name: string) => ({ uuid: name, dateiname: name }) as Upload['ergebnis'] & object

type Senden = NonNullable<ConstructorParameters<typeof UploadAntrieb>[2]>
type Sendung = {
  readonly name: string
  readonly o: Parameters<Senden>[1]
  readonly fertig: () => void
  readonly scheitert: (fehler: unknown) => void
}

/** Sends when the test says so. */
let unterwegs: Sendung[]
const senden: Senden = (datei, o) =>
  new Promise((resolve, reject) => {
    const weg = () => (unterwegs = unterwegs.filter((s) => s.name !== datei.name))
    unterwegs.push({
      name: datei.name,
      o,
      fertig: () => {
        weg()
        resolve(angekommen(datei.name))
      },
      scheitert: (fehler) => {
        weg()
        reject(fehler)
      },
    })
    o.signal.addEventListener('abort', () => {
      weg()
      reject(new DOMException('Abgebrochen', 'AbortError'))
    })
  })

let uploads: Uploads
beforeEach(() => {
  unterwegs = []
  uploads = new Uploads((alle) => Promise.resolve(new UploadAntrieb(alle, 20, senden, () => 0)))
})

const ruhe = () => new Promise((r) => setTimeout(r))
const beginnen = async (...dateien: File[]) => {
  uploads.beginnen(FELD, dateien)
  await ruhe()
}
const staende = () => uploads.von(FELD).map(({ zustand }) => zustand)
const sendung = (name: string): Sendung => {
  const gefunden = unterwegs.find((s) => s.name === name)
  if (gefunden === undefined) throw new Error(`${name} is not on its way`)
  return gefunden
}
const namen = (n: number) => Array.from({ length: n }, (_, i) => `${i + 1}.pdf`)

describe('[R7.2-13] many files at once', () => {
  test('three travel, the rest waits in its order and follows one by one', async () => {
    await beginnen(...namen(5).map((name) => pdf(name)))
    expect(staende()).toEqual(['laeuft', 'laeuft', 'laeuft', 'wartet', 'wartet'])
    sendung('2.pdf').fertig()
    await ruhe()
    expect(staende()).toEqual(['laeuft', 'fertig', 'laeuft', 'laeuft', 'wartet'])
    expect(unterwegs.map(({ name }) => name)).toEqual(['1.pdf', '3.pdf', '4.pdf'])
  })

  test('a file that fails or is cancelled makes room for the next', async () => {
    await beginnen(...namen(5).map((name) => pdf(name)))
    sendung('1.pdf').scheitert(new Error('x'))
    uploads.entfernen(uploads.von(FELD)[1]?.id ?? '')
    await ruhe()
    expect(staende()).toEqual(['fehler', 'laeuft', 'laeuft', 'laeuft'])
  })

  test('a file taken out while it waits is never sent', async () => {
    await beginnen(...namen(4).map((name) => pdf(name)))
    uploads.entfernen(uploads.von(FELD)[3]?.id ?? '')
    for (const { fertig } of unterwegs) fertig()
    await ruhe()
    expect(unterwegs).toEqual([])
    expect(staende()).toEqual(['fertig', 'fertig', 'fertig'])
  })

  test('together they never go backwards, however big each is', async () => {
    await beginnen(pdf('1.pdf', 100), pdf('2.pdf', 300))
    sendung('1.pdf').o.onProgress(0.5)
    expect(uploads.gesamt(FELD)).toEqual({ dateien: 2, fertig: 0, anteil: 50 / 400 })
    sendung('1.pdf').fertig()
    await ruhe()
    uploads.entfernen(uploads.von(FELD)[0]?.id ?? '') // the field has taken it over
    expect(uploads.gesamt(FELD)).toEqual({ dateien: 2, fertig: 1, anteil: 100 / 400 })
    sendung('2.pdf').fertig()
    await ruhe()
    expect(uploads.gesamt(FELD)).toBeUndefined()
  })

  test('one alone needs no sum', async () => {
    await beginnen(pdf())
    expect(uploads.gesamt(FELD)).toBeUndefined()
  })
})

test('[R7.2-13] progress draws its own field only, and by whole per cents', async () => {
  await beginnen(pdf('1.pdf'))
  uploads.beginnen('anderes', [pdf('2.pdf')])
  await ruhe()
  const anderes = uploads.von('anderes')
  const eigenes = uploads.von(FELD)
  sendung('1.pdf').o.onProgress(0.004)
  expect(uploads.von(FELD)).toBe(eigenes)
  sendung('1.pdf').o.onProgress(0.52)
  expect(uploads.von(FELD)[0]?.anteil).toBe(0.52)
  expect(uploads.von('anderes')).toBe(anderes)
})

test('[R7.2-13] what waits for the network says so, keeps nobody from going on, and starts anew', async () => {
  await beginnen(pdf('1.pdf'))
  sendung('1.pdf').o.onProgress(0.7)
  sendung('1.pdf').o.onWaiting(true)
  expect(uploads.von(FELD)).toMatchObject([{ zustand: 'getrennt', anteil: 0 }])
  expect([uploads.laeuft(), uploads.offen()]).toEqual([false, true])
  sendung('1.pdf').o.onWaiting(false)
  expect([staende(), uploads.laeuft()]).toEqual([['laeuft'], true])
})

test('[R7.2-13] a refusal is said in its own words; what may be repeated is', async () => {
  const body = { type: '/probleme/x', title: 'X', detail: 'Sie haben sehr viele Dateien hochgeladen.' }
  await beginnen(pdf('1.pdf'))
  sendung('1.pdf').scheitert(new ProblemError(toProblem(412, body)))
  await ruhe()
  expect(uploads.von(FELD)).toMatchObject([{ zustand: 'fehler', fehler: body.detail, endgueltig: false }])
  uploads.erneut(uploads.von(FELD)[0]?.id ?? '')
  await ruhe()
  sendung('1.pdf').fertig()
  await ruhe()
  expect(uploads.von(FELD)).toMatchObject([{ zustand: 'fertig', ergebnis: { dateiname: '1.pdf' } }])
})

test('[S5-01] what the server refuses for its content is not offered again', async () => {
  await beginnen(pdf('1.pdf'))
  sendung('1.pdf').scheitert(new ProblemError(toProblem(400, undefined)))
  await ruhe()
  expect(uploads.von(FELD)).toMatchObject([{ zustand: 'fehler', endgueltig: true }])
})

test('[S10-05] each attempt has the key of the file, every file another one', async () => {
  await beginnen(pdf('1.pdf'), pdf('2.pdf'))
  const { key } = sendung('1.pdf').o
  expect(sendung('2.pdf').o.key).not.toBe(key)
  sendung('1.pdf').scheitert(new Error('x'))
  await ruhe()
  uploads.erneut(key)
  await ruhe()
  expect(sendung('1.pdf').o.key).toBe(key)
})

test('[R7.2-13] cancelling stops the sending and leaves nothing on the list', async () => {
  await beginnen(pdf('1.pdf'))
  const { signal } = sendung('1.pdf').o
  uploads.entfernen(uploads.von(FELD)[0]?.id ?? '')
  await ruhe()
  expect(signal.aborted).toBe(true)
  expect([uploads.alle(), uploads.offen()]).toEqual([[], false])
})

test('[R7.2-13] without the part of the portal that sends, the file says so and can be tried again', async () => {
  let netz = false
  uploads = new Uploads((alle) =>
    netz ? Promise.resolve(new UploadAntrieb(alle, 20, senden)) : Promise.reject(new Error('offline')),
  )
  await beginnen(pdf('1.pdf'))
  expect(uploads.von(FELD)).toMatchObject([
    { zustand: 'fehler', fehler: expect.stringContaining('Verbindung') },
  ])
  netz = true
  uploads.erneut(uploads.von(FELD)[0]?.id ?? '')
  await ruhe()
  expect(staende()).toEqual(['laeuft'])
})

test.each([
  ['empty', 'a.pdf', 0, /leer/],
  ['beyond the limit of the server', 'a.pdf', 20 * 1024 * 1024 + 1, /größer als 20 MB/],
  ['a photograph of an iPhone', 'IMG_0815.HEIC', 8, /„Maximale Kompatibilität“/],
  ['an old Word document', 'Vertrag.doc', 8, /Word-Dokument \(DOCX\)/],
  ['an archive', 'Alles.zip', 8, /einzeln/],
])('[S5-01] a file that is %s is not sent at all', async (_, name, bytes, text) => {
  await beginnen(pdf(name, bytes))
  expect(unterwegs).toEqual([])
  expect(uploads.von(FELD)).toMatchObject([{ zustand: 'fehler', endgueltig: true }])
  expect(uploads.von(FELD)[0]?.fehler).toMatch(text)
})
