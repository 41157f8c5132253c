import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { zahlSchreiben } from '@foerderportal/schreibweise/zahl'
import { withValueAt } from '@foerderportal/values/path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Antwortart, Zeile } from '../../../formular/antwort.ts'
import { istLeer } from '../../../formular/leer.ts'
import { alleZeilen, antwortAn, elementStelle, elementeVon, mitWertAn } from '../../../formular/tafel.ts'
import { unterschiede } from '../../../formular/angaben/unterschiede.ts'
import { antwortVon, feldVon, hatFeld, werteLesen, werteSchreiben } from '../../../formular/werte.ts'
import { angabenAuf } from '../angaben/darstellung.ts'
import { DokumenteAnkNabo, DokumenteZuklb } from '../../kern/antragsformular/dokumente.ts'
import { Beratungsdienstleistung, Maschine } from '../../kern/antragsformular/foerdergegenstand.ts'
import {
  AntragFormular,
  AntragUnternehmen,
  NutzerBezug,
  ProduktgruppenDatenAnkNabo,
} from '../../kern/antragsformular/formular.ts'
import type { AntragDaten } from '../schema.ts'
import { KONTEXT, formular, maschine, moorSeite } from '../../testing/testFormular.ts'
import { BERATUNG, MASCHINE } from './gegenstaende.ts'
import { TAFEL } from './tafel.ts'

const ZEILEN = alleZeilen(TAFEL)
const orte = (zeilen: readonly Zeile<AntragDaten>[]) =>
  zeilen.flatMap(({ pfad, dazu = [] }) => [pfad, ...dazu])
const unter = (vor: string, shape: object, ohne: readonly string[]) =>
  Object.keys(shape)
    .filter((name) => !ohne.includes(name))
    .map((name) => `${vor}${name}`)

describe('table and schema speak of the same answers', () => {
  test('[S4-06] every member of the schema has a row, and no row asks for what the schema refuses', () => {
    const gefragt = orte(ZEILEN.filter(({ errechnet }) => errechnet !== true))
    const schema = [
      ...unter('', AntragFormular.shape, [
        'guid',
        'classVersion',
        'fertig',
        'uiStorage',
        'unternehmen',
        'produktgruppenDaten',
        'ansprechpartner',
        'dokumente',
      ]),
      ...unter('unternehmen.', AntragUnternehmen.shape, []),
      ...unter('produktgruppenDaten.', ProduktgruppenDatenAnkNabo.shape, ['type']),
      ...unter('ansprechpartner.', NutzerBezug.shape, ['subjectId']),
      ...unter('dokumente.', { ...DokumenteAnkNabo.shape, ...DokumenteZuklb.shape }, ['type']),
    ]
    expect(gefragt.toSorted()).toEqual(schema.toSorted())
    const vomServer = ['id', 'type', 'zuwendungsBetrag']
    expect(orte(MASCHINE.filter(hatFeld)).toSorted()).toEqual(unter('', Maschine.shape, vomServer).toSorted())
    expect(orte(BERATUNG.filter(hatFeld)).toSorted()).toEqual(
      unter('', Beratungsdienstleistung.shape, vomServer).toSorted(),
    )
  })

  /** Answers at a limit and one beyond it. */
  const ANDER_GRENZE = (art: Antwortart<AntragDaten>): readonly unknown[] => {
    if (art.art === 'text') return ['x'.repeat(art.hoechstens), 'x'.repeat(art.hoechstens + 1)]
    if (art.art === 'ganzzahl') return [-1, 0, 1, 999, 1000]
    return art.art === 'dezimal' || art.art === 'flaeche' ? [-1, 0, 100, 101, 1_000_000, 1_000_001] : []
  }
  const begrenzte = ZEILEN.filter(({ art, holen }) => holen === undefined && ANDER_GRENZE(art).length > 0)
  test.each(begrenzte.map((zeile) => [zeile.pfad, zeile] as const))(
    '%s has the same limits',
    (pfad, { art }) => {
      for (const wert of ANDER_GRENZE(art)) {
        const geprueft = AntragFormular.safeParse(withValueAt(formular(), pfad.split('.'), wert))
        const satz = geprueft.success ? null : geprueft.error.issues[0]?.message
        expect(art.grenze(wert), String(wert)).toBe(satz)
      }
    },
  )
})

/** What somebody types or chooses for a kind of answer; kinds with parts have theirs tried part by part. */
const eingabe = (art: Antwortart<AntragDaten>): fc.Arbitrary<unknown> => {
  const ziffern = (stellen: number) =>
    fc.integer({ min: 0, max: 999_999_999 }).map((n) => Number(`${n}e-${stellen}`))
  switch (art.art) {
    case 'text':
      return (
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
          // Some letters have no shape: a text of them alone says nothing (leer.ts).
          .filter((t) => /^[\p{L}\d]+$/u.test(t) && !istLeer(t))
      )
    case 'betrag':
      return ziffern(2).map(betragSchreiben)
    case 'ganzzahl':
      return fc.integer({ min: 1, max: 999 }).map(zahlSchreiben)
    case 'dezimal':
    case 'flaeche':
      return ziffern(art.nachkommastellen).map(zahlSchreiben)
    case 'tag':
      return fc
        .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((d) => d.toISOString().slice(0, 10).split('-').toReversed().join('.'))
    case 'wahl':
      return fc.constantFrom(...art.optionen.map(({ wert }) => wert))
    case 'jaNein':
      return fc.boolean()
    case 'dateien':
      return fc.array(
        fc.record({
          uuid: fc.uuid(),
          dateiname: fc.string({ minLength: 1, maxLength: 20 }).map((t) => `${t}, .pdf`),
        }),
        { maxLength: 3 },
      )
    default:
      return fc.constant(undefined)
  }
}

/** What words say, read as somebody would who has nothing but them. */
const zurueck = (art: Antwortart<AntragDaten>, worte: string): unknown => {
  if (art.art === 'wahl') return art.optionen.find(({ text }) => text === worte)?.wert
  if (art.art === 'jaNein') return worte === 'Ja'
  return art.art === 'dateien' ? worte.split('\n') : art.lesen(worte)
}
const namen = (wert: unknown) =>
  Array.isArray(wert) ? wert.map((datei: { dateiname: string }) => datei.dateiname) : wert

const einfach = (zeilen: readonly Zeile<AntragDaten>[]) =>
  zeilen.filter(
    (zeile) => hatFeld(zeile) && !['person', 'liste', 'gruppe', 'adresse'].includes(zeile.art.art),
  )

const eingaben = (zeilen: readonly Zeile<AntragDaten>[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(einfach(zeilen).map((zeile) => [feldVon(zeile), eingabe(zeile.art)])))

const alsWerte = (flach: Record<string, unknown>) =>
  Object.entries(flach).reduce<object>(
    (werte, [name, roh]) => withValueAt(werte, name.split('.'), roh) as object,
    {},
  )

const [EINS, ZWEI] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002']

/** A form as it comes from what somebody types on its pages, one after the other. */
const FORMULARE = fc
  .record({ seiten: eingaben(ZEILEN), maschine: eingaben(MASCHINE), beratung: eingaben(BERATUNG) })
  .map(({ seiten, maschine: m, beratung }) => {
    const gegenstaende = {
      foerdergegenstandSeiten: [
        {
          ...moorSeite,
          foerdergegenstaende: [
            { type: 'Maschine', kennung: EINS, ...m },
            { type: 'Beratungsdienstleistung', kennung: ZWEI, ...beratung },
          ],
        },
      ],
    }
    return werteSchreiben(ZEILEN, { ...alsWerte(seiten), ...gegenstaende }, formular())
  })

/** Every answer with its row and all that is said of it, wherever it is said. */
const gesagtes = (f: AntragFormular) => {
  const daten = { formular: f, kontext: KONTEXT }
  const angaben = new Map(
    Object.keys(TAFEL)
      .flatMap((seite) => angabenAuf(seite as keyof typeof TAFEL, daten))
      .flatMap((gruppe) => gruppe.angaben.map(({ pfad, antwort }) => [pfad, antwort])),
  )
  const liste = ZEILEN.find(({ elemente }) => elemente !== undefined)
  const inElementen = liste === undefined ? [] : elementeVon(liste, f)
  return [
    ...einfach(ZEILEN)
      .filter(({ gehoertZu }) => gehoertZu?.(f as never) !== false)
      .map((zeile) => ({ zeile, stelle: zeile.pfad, objekt: f as object, angabe: angaben.get(zeile.pfad) })),
    ...inElementen.flatMap(({ zeilen, wert, pfad, kennung }) =>
      einfach(zeilen).map((zeile) => ({
        zeile,
        stelle: elementStelle('foerdergegenstaende', kennung, zeile.pfad),
        objekt: wert as object,
        angabe: angaben.get(`${pfad}.${zeile.pfad}`),
      })),
    ),
  ].map((eines) => ({
    ...eines,
    wert: antwortVon(eines.zeile, eines.objekt),
    korrektur: antwortAn(TAFEL, f, eines.stelle),
  }))
}

describe('what is said of an answer is what was entered, digit by digit', () => {
  test('[S4-08] [S4-10] screen, receipt, difference and correction, over random forms', () => {
    fc.assert(
      fc.property(FORMULARE, (f) => {
        const alle = gesagtes(f)
        expect(alle.length).toBeGreaterThan(35)
        for (const { zeile, stelle, wert, angabe, korrektur } of alle) {
          expect(korrektur, stelle).toBe(angabe ?? null)
          if (typeof angabe === 'string') expect(zurueck(zeile.art, angabe), stelle).toEqual(namen(wert))
          else expect(namen(wert) ?? [], stelle).toEqual([])
          // What stands in its field, on a page and in a correction.
          expect(zeile.art.lesen(zeile.art.schreiben(wert)), stelle).toEqual(wert)
        }
        expect(unterschiede(TAFEL, werteSchreiben(ZEILEN, werteLesen(ZEILEN, f), f), f)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('[S4-07] [S4-10] two forms differ in exactly the answers that were entered differently', () => {
    fc.assert(
      fc.property(FORMULARE, FORMULARE, (a, b) => {
        const vonA = new Map(gesagtes(a).map(({ stelle, wert }) => [stelle, wert]))
        const erwartet = gesagtes(b)
          .filter(({ stelle, wert, zeile }) => {
            const alt = vonA.get(stelle)
            if (zeile.art.art !== 'dateien') return alt !== wert
            return JSON.stringify(alt) !== JSON.stringify(wert)
          })
          .map(({ stelle }) => stelle)
        const gefunden = unterschiede(TAFEL, a, b)
        expect(erwartet.filter((stelle) => !gefunden.includes(stelle))).toEqual([])
        expect(gefunden.filter((stelle) => !erwartet.includes(stelle))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})

test('a form with answers that the table does not know is kept whole by every page', () => {
  const fremd = {
    ...formular({
      foerdergegenstandSeiten: [{ ...moorSeite, foerdergegenstaende: [maschine({ id: EINS })] }],
    }),
    uiStorage: { zuletzt: 'groesse' },
    neueSeite: { antwort: 7 },
  }
  const mehr = mitWertAn(TAFEL, fremd, elementStelle('foerdergegenstaende', EINS, 'neu'), 'bleibt')
  for (const zeilen of Object.values(TAFEL)) {
    const danach = werteSchreiben(zeilen, werteLesen(zeilen, mehr), mehr)
    expect(danach).toMatchObject({ classVersion: 1, uiStorage: fremd.uiStorage, neueSeite: fremd.neueSeite })
    expect(danach.foerdergegenstandSeiten?.[0]?.foerdergegenstaende?.[0]).toMatchObject({
      id: EINS,
      neu: 'bleibt',
    })
  }
})
