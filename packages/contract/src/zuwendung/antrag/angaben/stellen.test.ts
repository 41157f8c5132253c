import { describe, expect, test } from 'vitest'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { gegenstandStelle, mitWert, stelleInWorten, unterschiede, wertAn } from './stellen.ts'
import { daten, formular, maschine } from '../../testing/testFormular.ts'

const [A, B] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002']
const seite = (...foerdergegenstaende: ReturnType<typeof maschine>[]) => [
  { kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende },
]
const mitZweien = formular({
  produktgruppenDaten: daten({ moorflaeche: 12.3456 }),
  foerdergegenstandSeiten: seite(
    maschine({ id: A }),
    maschine({ id: B, hersteller: 'Fendt', typBezeichnung: 'Vario' }),
  ),
})
const PREIS = gegenstandStelle(B, 'anschaffungskostenNettoEinzeln')

describe('[S4-10] a place of a form', () => {
  test('[S4-10] is read and written where it is named, an item wherever it stands', () => {
    const neu = mitWert(mitZweien, PREIS, 7)
    expect([wertAn(neu, PREIS), wertAn(neu, gegenstandStelle(A, 'anschaffungskostenNettoEinzeln'))]).toEqual([
      7, 10_000,
    ])
    const gedreht = {
      ...neu,
      foerdergegenstandSeiten: seite(
        maschine({ id: B, anschaffungskostenNettoEinzeln: 7 }),
        maschine({ id: A }),
      ),
    }
    expect(wertAn(gedreht, PREIS)).toBe(7)
    expect(wertAn(mitWert(mitZweien, 'produktgruppenDaten.umsatz', 3), 'produktgruppenDaten.umsatz')).toBe(3)
    expect(mitWert(mitZweien, gegenstandStelle('fehlt', 'anzahl'), 9)).toEqual(mitZweien)
    expect(wertAn(mitZweien, 'produktgruppenDaten.umsatz.tiefer')).toBeUndefined()
  })

  test('[S4-10] has the words of its question', () => {
    expect(stelleInWorten(mitZweien, PREIS)).toBe('Nettopreis für ein Stück (Fendt Vario)')
    expect(stelleInWorten(mitZweien, 'dokumente.registerauszug')).toBe('Registerauszug')
    expect(stelleInWorten(mitZweien, 'produktgruppenDaten.finanzamt')).toBe('Zuständiges Finanzamt')
    expect(stelleInWorten(mitZweien, 'foerdergegenstandSeiten')).toBe('Fördergegenstände')
  })
})

describe('[S4-10] what two forms say differently', () => {
  const GLEICH: readonly [string, AntragFormular][] = [
    ['the same', mitZweien],
    [
      'no answer in another spelling',
      {
        ...mitZweien,
        ansprechpartner: { telefon: '' },
        dokumente: { type: 'AnkNabo', ...mitZweien.dokumente, sonstige: [] },
      } as AntragFormular,
    ],
    [
      'the names of a class in another order, as a database gives them back',
      {
        ...mitZweien,
        foerdergegenstandSeiten: mitZweien.foerdergegenstandSeiten?.map((s) =>
          Object.fromEntries(Object.entries(s).toReversed()),
        ),
      },
    ],
    [
      'what the server knows of a file',
      mitWert(mitZweien, gegenstandStelle(A, 'dokumentAngebot'), [
        { uuid: '10000000-0000-4000-8000-000000000001', size: 5 },
      ]),
    ],
    [
      'what is computed, and what only the screen keeps',
      {
        ...mitWert(mitZweien, gegenstandStelle(A, 'zuwendungsBetrag'), 1),
        fertig: true,
        uiStorage: { a: 1 },
      },
    ],
  ]
  for (const [titel, anderes] of GLEICH)
    test(`[S4-10] nothing: ${titel}`, () => expect(unterschiede(mitZweien, anderes)).toEqual([]))

  const VERSCHIEDEN: readonly [string, AntragFormular, string[]][] = [
    ['a price', mitWert(mitZweien, PREIS, 7), [PREIS]],
    [
      'false is not no answer',
      mitWert(mitZweien, 'produktgruppenDaten.kmuBestaetigt', false),
      ['produktgruppenDaten.kmuBestaetigt'],
    ],
    [
      'a square metre of moor',
      mitWert(mitZweien, 'produktgruppenDaten.moorflaeche', 12.3457),
      ['produktgruppenDaten.moorflaeche'],
    ],
    ['a file', mitWert(mitZweien, 'dokumente.sonstige', [{ uuid: B }]), ['dokumente.sonstige']],
    [
      'who signs too, whatever of him is another one',
      { ...mitZweien, zeichnungsberechtigter: { subjectId: 'paul' } },
      ['zeichnungsberechtigter'],
    ],
    [
      'one of three confirmations',
      mitWert(mitZweien, 'produktgruppenDaten.muBestaetigt', null),
      ['produktgruppenDaten.kmuBestaetigt'],
    ],
    [
      'an answer that no row asks for, in the form and in an item',
      mitWert({ ...mitZweien, neues: { a: 1 } } as AntragFormular, gegenstandStelle(A, 'neues'), 2),
      ['neues.a', gegenstandStelle(A, 'neues')],
    ],
    [
      'an item less',
      { ...mitZweien, foerdergegenstandSeiten: seite(maschine({ id: A })) },
      ['foerdergegenstandSeiten'],
    ],
    [
      'their order',
      {
        ...mitZweien,
        foerdergegenstandSeiten: seite(
          ...((mitZweien.foerdergegenstandSeiten?.[0]?.foerdergegenstaende ?? []).toReversed() as ReturnType<
            typeof maschine
          >[]),
        ),
      },
      ['foerdergegenstandSeiten'],
    ],
    [
      'another class',
      {
        ...mitZweien,
        foerdergegenstandSeiten: mitZweien.foerdergegenstandSeiten?.map((s) => ({
          ...s,
          foerdergegenstandKlasse: 'raupe',
        })),
      },
      ['foerdergegenstandSeiten'],
    ],
  ]
  for (const [titel, anderes, stellen] of VERSCHIEDEN)
    test(`[S4-10] named: ${titel}`, () => {
      expect(unterschiede(mitZweien, anderes)).toEqual(stellen)
      expect(unterschiede(anderes, mitZweien)).toEqual(stellen)
    })
})
