import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pdfErzeugen } from './pdf.ts'
import { pdfMaengel } from './testing/pdfMaengel.ts'
import { pdfText } from './testing/pdfText.ts'
import { kastenMaengel, ohneUmbruch, textkaesten, type Kasten } from './testing/textkaesten.ts'

const vorlage = fileURLToPath(new URL('./probe.test-vorlage.typ', import.meta.url))

type Paar = readonly [string, string]

const setzen = (angaben: readonly Paar[]): Promise<Buffer> =>
  pdfErzeugen({
    vorlage,
    daten: { titel: 'Probe', nummer: 'FP-2026-000001', name: '', zeilen: [['Raupe', '1,00 €']], angaben },
    erstelltAm: new Date('2026-11-20T13:03:07Z'),
    standard: 'a-3a und ua-1',
  })

const WORTE = [
  'und',
  'Betrieb',
  'Wiedervernässung',
  'Landwirtschaftliche',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'lena.lindenau+antraege@hof-lindenau-gesellschaft-buergerlichen-rechts.example',
  `${'Angebot_der_Firma_'.repeat(11)}.pdf`,
]
const text = (woerter: number) =>
  fc.array(fc.constantFrom(...WORTE), { minLength: 1, maxLength: woerter }).map((w) => w.join(' '))
/** Each says which it is, so that it is found on its page. */
const paare = fc
  .array(fc.tuple(text(16), text(120)), { minLength: 8, maxLength: 24 })
  .map((alle) => alle.map(([frage, antwort], i): Paar => [`F${i} ${frage}`, `A${i} ${antwort}`]))

/** Without head and foot lines, which come between two pages. */
const inhalt = (seiten: readonly (readonly Kasten[])[]): string =>
  ohneUmbruch(
    seiten
      .flatMap((seite) => seite.filter(({ groesse }) => groesse > 9))
      .map((k) => k.text)
      .join(''),
  )

const zeile = (seiten: readonly (readonly Kasten[])[], kennung: string): readonly number[] =>
  seiten.flatMap((seite, nr) => {
    const erstes = seite.find((k) => k.text === kennung || k.text.startsWith(`${kennung} `))
    return erstes === undefined ? [] : [nr, Math.round(erstes.y)]
  })

describe('[S4-08] pairs of label and value', () => {
  test.each<[string, Paar]>([
    ['a label of three lines beside a value of one', [`F0 ${'Wie viele Flächen '.repeat(8)}`, 'A0 12']],
    [
      'a label of one line beside a value of five',
      ['F0 Vorhaben', `A0 ${'Wir pflanzen Schilf. '.repeat(14)}`],
    ],
    ['a name of a file of 200 letters', ['F0 Angebot', `A0 ${'a'.repeat(196)}.pdf`]],
    ['a value with lines of its own', ['F0 Anschrift', 'A0 Am Moor 1\n\n12345 Moorhausen\nDeutschland']],
  ])('[S4-08] %s: what follows stands below both', async (_, paar) => {
    const seiten = await textkaesten(await setzen([paar, ['F1 Danach', 'A1 ja']]))
    expect(kastenMaengel(seiten)).toEqual([])
    expect(zeile(seiten, 'F0')).toEqual(zeile(seiten, 'A0'))
  })

  test('[S4-08] no two meet and none is lost, however long, also where a page ends within one', async () => {
    await fc.assert(
      fc.asyncProperty(paare, async (alle) => {
        const pdf = await setzen(alle)
        const seiten = await textkaesten(pdf)
        expect(kastenMaengel(seiten)).toEqual([])
        for (const [i, [frage, antwort]] of alle.entries()) {
          expect(zeile(seiten, `F${i}`)).toEqual(zeile(seiten, `A${i}`))
          expect(inhalt(seiten)).toContain(ohneUmbruch(frage))
          expect(inhalt(seiten)).toContain(ohneUmbruch(antwort))
        }
        expect(pdfMaengel(pdf)).toEqual([])
      }),
      {
        numRuns: 8,
        endOnFailure: true,
        examples: [
          [
            Array.from({ length: 30 }, (_, i): Paar => [
              `F${i} ${'Frage '.repeat(40)}`,
              `A${i} ${'Antwort '.repeat(45)}`,
            ]),
          ],
        ],
      },
    )
  })
})

/** How often a word is divided in a column of a table that is some 40 mm wide: the sign there is a soft hyphen to a reader. */
const teilungen = async (text: string): Promise<number> => {
  const daten = { titel: 'Probe', nummer: '1', name: '', zeilen: [[text, '9'.repeat(62)]] }
  return pdfText(await pdfErzeugen({ vorlage, daten, standard: 'ua-1' })).split('\u00ad').length - 1
}

test('[S9-04] a word of up to six letters is never divided, a longer one where a column needs it', async () => {
  for (let vorne = 1; vorne < 14; vorne += 1) {
    const text = `${'x'.repeat(vorne)} ${'Garten Winter Felder dieses Jahres alles Hektar Minute '.repeat(2)}`
    expect(await teilungen(text)).toBe(0)
  }
  expect(await teilungen('xx Wiedervernässungsmaßnahmen Wiedervernässungsmaßnahmen')).toBeGreaterThan(0)
})
