import { expect, test } from 'vitest'
import { pdfErzeugen } from '../../../platform/pdf/pdf.ts'
import { kastenMaengel, MM, textkaesten, type Kasten } from '../../../platform/pdf/testing/textkaesten.ts'
import { beispielbescheid } from '../../testing/beispielbescheid.ts'
import type { Bescheidinhalt } from './bescheide.ts'
import { bescheidPdf } from './bescheidPdf.ts'

const seiten = async (anders: Partial<Bescheidinhalt> = {}): Promise<Kasten[][]> =>
  textkaesten(
    await pdfErzeugen({
      ...bescheidPdf(beispielbescheid('ABLEHNUNG', anders)),
      erstelltAm: new Date('2026-12-10T10:00:00Z'),
      standard: 'ua-1',
    }),
  )

/** DIN 5008, form B: from the left and from the top, in mm. */
const FENSTER = { links: 20, rechts: 105, oben: 45, unten: 90 }
const ANSCHRIFTZONE = FENSTER.oben + 17.7
const vonOben = ({ y }: Kasten) => 297 - y / MM
const imFenster = (k: Kasten) =>
  k.x / MM > FENSTER.links &&
  (k.x + k.breite) / MM < FENSTER.rechts &&
  vonOben(k) > FENSTER.oben &&
  vonOben(k) < FENSTER.unten

const ANSCHRIFT = ['Am Moor 1', '12345 Moorhausen']
test.each([
  ['a short name', 'Hof Lindenau GbR'],
  [
    'a name as long as the field takes',
    'Landwirtschaftliche Erzeugergemeinschaft für Wiedervernässung '.repeat(4).slice(0, 200),
  ],
])('[S9-04] a window envelope shows to whom the notice goes and from whom it comes: %s', async (_, name) => {
  const [erste = []] = await seiten({
    adressat: { name, vertretung: ['Lena Lindenau'], anschrift: ANSCHRIFT },
  })
  expect(kastenMaengel([erste])).toEqual([])
  const fenster = erste.filter(imFenster)
  const empfaenger = fenster.filter((k) => vonOben(k) > ANSCHRIFTZONE)
  const worte = empfaenger.map(({ text }) => text).join(' ')
  expect(worte.split(' ')).toEqual([...name.trim().split(' '), ...ANSCHRIFT.join(' ').split(' ')])
  expect(fenster.filter((k) => vonOben(k) <= ANSCHRIFTZONE).map(({ text }) => text)).toEqual([
    'Landwirtschaftliche Förderbank, Musterstraße 1, 12345 Musterstadt',
  ])
  // Nothing else reaches into it.
  const schneidend = erste.filter((k) => vonOben(k) > FENSTER.oben && vonOben(k) < FENSTER.unten + 4)
  expect(schneidend.filter((k) => k.x / MM < FENSTER.rechts && !imFenster(k))).toEqual([])
})

/** A notice with one module, of so many words: the end of a page comes at any place of it. */
const mitWorten = (anzahl: number, wort: (i: number) => string) => ({
  bausteine: [
    {
      code: 'T-701',
      fassung: 1,
      teil: 'RECHTSBEHELF' as const,
      teilTitel: 'Rechtsbehelfsbelehrung',
      titel: '',
      text: [
        Array.from({ length: anzahl }, (_, i) => wort(i)).join(' '),
        'Gegen diesen Bescheid kann Widerspruch erhoben werden, und dies ist sein letzter Absatz. '.repeat(3),
      ].join('\n'),
    },
  ],
})

const SCHLUSS = [
  'Frank Freigabe',
  'Dieses Schreiben wurde elektronisch erstellt und ist ohne Unterschrift gültig.',
]

test('[S9-04] who signs stands together, below the last text and never on a page alone', async () => {
  for (let worte = 380; worte < 640; worte += 20) {
    const alle = await seiten(mitWorten(worte, () => 'Belehrung'))
    const letzte = (alle.at(-1) ?? []).map(({ text }) => text)
    expect(letzte).toEqual(expect.arrayContaining(SCHLUSS))
    expect(letzte.join(' ')).toContain('letzter Absatz.')
    // Whatever does not fit goes over with its heading, not a line of it.
    expect(kastenMaengel(alle)).toEqual([])
  }
})

/** The pieces of each line, from the left to the right. */
const zeilen = (seite: readonly Kasten[]): string[] => {
  const hoehen = [...new Set(seite.map(({ y }) => Math.round(y)))]
  return hoehen.map((hoehe) =>
    seite
      .filter(({ y }) => Math.round(y) === hoehe)
      .map(({ text }) => text)
      .join(''),
  )
}

test('[S9-04] no line ends between a sign or a word of the law and its number', async () => {
  for (let vorne = 0; vorne < 24; vorne += 1) {
    const text = `${'x'.repeat(vorne)} ${'nach § 70 Absatz 1 Satz 2 und Artikel 5 Nummer 3 über 8 % '.repeat(8)}`
    const alle = await seiten(mitWorten(1, () => text))
    const enden = alle.flatMap(zeilen).filter((zeile) => /(§|Absatz|Satz|Artikel|Nummer|8)\s*$/.test(zeile))
    expect(enden).toEqual([])
  }
})
