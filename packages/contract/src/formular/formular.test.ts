import { describe, expect, test } from 'vitest'
import { angabenZu } from './angaben/angaben.ts'
import type { Tafel, Zeile } from './antwort.ts'
import { betrag, dezimal, jaNein, text } from './arten.ts'
import { antwortAn, eigeneFelder, felderVon, mitWertAn, stellenVon, worteZu, zeileAn } from './tafel.ts'
import { unterschiede } from './angaben/unterschiede.ts'
import { antwortenMitnehmen } from './vorlage.ts'
import { werteLesen, werteSchreiben, werteUnlesbar } from './werte.ts'
import { liste } from './zusammengesetzt.ts'

/** A form of no slice: some answers, and trees that have answers of their own. */
type Daten = { readonly formular: object }

const BAUM: readonly Zeile<Daten>[] = [{ pfad: 'hoehe', frage: 'Höhe', art: dezimal(2, { einheit: 'm' }) }]
const KLEIN: Tafel<Daten> = {
  hof: [
    { pfad: 'hof.name', frage: 'Name', art: text(50) },
    { pfad: 'hof.preis', frage: 'Preis', art: betrag() },
    { pfad: 'hof.ja', frage: 'Stimmt das?', art: jaNein() },
  ],
  garten: [
    {
      pfad: 'baeume',
      frage: 'Bäume',
      art: liste({
        zeilen: () => BAUM,
        kennung: ({ id }) => (typeof id === 'string' ? id : undefined),
        fest: [],
        mitId: true,
      }),
      elemente: {
        stelle: 'baum',
        einer: 'Baum',
        frage: 'Baum',
        name: () => '',
        kopf: () => ({ titel: 'Baum', name: 'Baum', kurz: '' }),
      },
    },
  ],
}
const NEU: Zeile<Daten> = { pfad: 'hof.tiefe', frage: 'Wie tief?', art: dezimal(3, { einheit: 'm' }) }
const GROESSER = { ...KLEIN, hof: [...(KLEIN['hof'] ?? []), NEU] }

const formular = {
  guid: 'g',
  hof: { name: 'Hof', preis: 0.1, ja: true, tiefe: 1.234, fremd: 'bleibt' },
  baeume: [{ id: 'a', hoehe: 2.5, fremd: 1 }],
  uiStorage: { auf: true },
  neuer: [{ x: 1 }],
}

/** Everything that is made of a table, in one place each. */
const ueberall = (tafel: Tafel<Daten>) => {
  const zeilen = tafel['hof'] ?? []
  const anders = { ...formular, hof: { ...formular.hof, tiefe: 1.235 } }
  const worte = angabenZu(zeilen, { formular }).flatMap(({ angaben }) => angaben)
  return {
    zusammenfassungUndBeleg: worte.some(({ frage }) => frage === 'Wie tief?'),
    unterschied: unterschiede(tafel, formular, anders).map((stelle) => worteZu(tafel, formular, stelle)),
    korrektur: zeileAn(tafel, formular, 'hof.tiefe')?.art.schreiben(1.234),
    antwort: antwortAn(tafel, formular, 'hof.tiefe'),
    felderDerSeite: felderVon(zeilen).includes('hof.tiefe') && eigeneFelder(zeilen).includes('hof.tiefe'),
    stellen: stellenVon(zeilen, formular).includes('hof.tiefe'),
    seite: werteLesen(zeilen, formular),
    unlesbar: werteUnlesbar(zeilen, { hof: { tiefe: '1,,2' } }).map(({ pfad }) => pfad),
    vorlage: antwortenMitnehmen(zeilen, {}, formular).uebernommen.includes('Wie tief?'),
  }
}

describe('a row added to the table of a form', () => {
  test('appears in everything that is made of it, without another line', () => {
    expect(ueberall(GROESSER)).toEqual({
      zusammenfassungUndBeleg: true,
      unterschied: ['Wie tief?'],
      korrektur: '1,234',
      antwort: '1,234\u00a0m',
      felderDerSeite: true,
      stellen: true,
      seite: { hof: { name: 'Hof', preis: '0,10', ja: true, tiefe: '1,234' } },
      unlesbar: ['hof.tiefe'],
      vorlage: true,
    })
  })

  test('and was nowhere before, though what it asks for was kept and compared', () => {
    const ohne = ueberall(KLEIN)
    expect(ohne).toMatchObject({ zusammenfassungUndBeleg: false, felderDerSeite: false, vorlage: false })
    expect(ohne.unterschied).toEqual(['Angabe'])
  })
})

describe('what the table does not know', () => {
  test('is kept whole when a page is read and written: members of the form, of an object, of an element', () => {
    const zeilen = Object.values(KLEIN).flat()
    const werte = werteLesen(zeilen, formular)
    expect(werteSchreiben(zeilen, werte, formular)).toEqual(formular)
    const geaendert = werteSchreiben(
      zeilen,
      { hof: { name: 'Neu', preis: '', ja: false }, baeume: [{ kennung: 'a', hoehe: '3' }] },
      formular,
    )
    expect(geaendert).toEqual({
      ...formular,
      hof: { ...formular.hof, name: 'Neu', preis: null, ja: false },
      baeume: [{ id: 'a', hoehe: 3, fremd: 1 }],
    })
  })

  test('a copy of a page that is older than a question takes no answer away', () => {
    const alteKopie = { hof: { name: 'Hof', preis: '0,10', ja: true } }
    expect(werteSchreiben(GROESSER.hof, alteKopie, formular)).toEqual(formular)
  })

  test('is found where two forms differ in it', () => {
    const anders = {
      ...formular,
      neuer: [{ x: 2 }],
      baeume: [{ id: 'a', hoehe: 2.5, fremd: 2 }],
      uiStorage: {},
    }
    expect(unterschiede(KLEIN, formular, anders)).toEqual(['neuer', 'baum.a.fremd'])
  })
})

test('confirmations go into no new form, unless a row says so', () => {
  const { formular: neu, uebernommen } = antwortenMitnehmen(KLEIN['hof'] ?? [], { guid: 'h' }, formular)
  expect(neu).toEqual({ guid: 'h', hof: { name: 'Hof', preis: 0.1 } })
  expect(uebernommen).toEqual(['Name', 'Preis'])
})

test('an element is found by its id wherever it stands; one that is gone changes nothing', () => {
  expect(mitWertAn(KLEIN, formular, 'baum.a.hoehe', 9).baeume).toEqual([{ id: 'a', hoehe: 9, fremd: 1 }])
  expect(mitWertAn(KLEIN, formular, 'baum.weg.hoehe', 9)).toBe(formular)
  expect(worteZu(KLEIN, formular, 'baum.a.hoehe')).toBe('Höhe (Baum 1)')
})

test('[S4-10] of two codes of which one begins the other, the longer one is meant, in either order', () => {
  for (const codes of [
    ['B', 'B.1'],
    ['B.1', 'B'],
  ]) {
    const wald = { baeume: codes.map((id) => ({ id, hoehe: 1 })) }
    const vom = (kennung: string) => mitWertAn(KLEIN, wald, `baum.${kennung}.hoehe`, 9).baeume
    expect(vom('B.1')).toEqual(codes.map((id) => ({ id, hoehe: id === 'B.1' ? 9 : 1 })))
    expect(vom('B')).toEqual(codes.map((id) => ({ id, hoehe: id === 'B' ? 9 : 1 })))
    expect(worteZu(KLEIN, wald, 'baum.B.1.hoehe')).toBe(`Höhe (Baum ${codes.indexOf('B.1') + 1})`)
  }
})
