import { describe, expect, test } from 'vitest'
import { antragPruefen } from './flow.ts'
import type { ProduktgruppenDatenAnkNabo } from '../kern/antragsformular/formular.ts'
import { KONTEXT, daten, formular, maschine, moorSeite } from '../testing/testFormular.ts'

type Angaben = Partial<ProduktgruppenDatenAnkNabo>
const absagen = (seite: typeof moorSeite, angaben: Angaben) =>
  antragPruefen(formular({ foerdergegenstandSeiten: [seite], produktgruppenDaten: daten(angaben) }), KONTEXT)
    .filter(({ pfad }) => pfad.startsWith('produktgruppenDaten.'))
    .map(({ pfad }) => pfad.slice('produktgruppenDaten.'.length))

const mulch = {
  kategorie: 'B.1',
  foerdergegenstandKlasse: 'mulch',
  foerdergegenstaende: [
    maschine({ anzahl: 3, anschaffungskostenNettoEinzeln: 3_333.33, zuwendungsBetrag: 3_999.99 }),
  ],
}

describe('[S4-05] 9.999,99 € cost, 3.999,99 € grant: the rest is 6.000,00 € to the cent', () => {
  test.each<[string, number | null, number | null, string[]]>([
    ['all of it own', 0, 6_000, []],
    ['all of it borrowed', 6_000, 0, []],
    ['both', 3_333.33, 2_666.67, []],
    ['sums that floating point adds wrongly', 0.1, 5_999.9, []],
    ['a cent too little', 0, 5_999.99, ['eigenmittel']],
    ['a cent too much', 0.01, 6_000, ['eigenmittel']],
    ['nothing at all', 0, 0, ['eigenmittel']],
    ['far too much', 900_000_000, 900_000_000, ['eigenmittel']],
    ['no loan stated, though the sum is right', null, 6_000, ['darlehen']],
    ['no own means stated, though the sum is right', 6_000, null, ['eigenmittel']],
    ['neither', null, null, ['darlehen', 'eigenmittel']],
  ])('%s', (_, darlehen, eigenmittel, pfade) =>
    expect(absagen(mulch, { darlehen, eigenmittel })).toEqual(pfade),
  )
})

describe('[S4-04] moor soils: 5 ha at least, and never more than the farm has', () => {
  test.each<[string, number | null, number | null, string[]]>([
    ['exactly 5 ha', 5, 80, []],
    ['a square metre less', 4.9999, 80, ['moorflaeche']],
    ['all of the farm', 80, 80, []],
    ['a square metre more than the farm', 80.0001, 80, ['moorflaeche']],
    ['a farm below 5 ha', 4, 4, ['moorflaeche']],
    ['nothing', 0, 0, ['moorflaeche']],
    ['the farm not stated', 12, null, ['nutzflaeche']],
    ['the moor not stated', null, 80, ['moorflaeche']],
    ['neither', null, null, ['nutzflaeche', 'moorflaeche']],
  ])('%s', (_, moorflaeche, nutzflaeche, pfade) =>
    expect(absagen(moorSeite, { moorflaeche, nutzflaeche })).toEqual(pfade),
  )

  test('without category A.1 nobody asks', () =>
    expect(absagen(mulch, { moorflaeche: null, nutzflaeche: null, darlehen: 0, eigenmittel: 6_000 })).toEqual(
      [],
    ))

  test('its two proofs are demanded with it', () => {
    const arten = antragPruefen(
      formular({
        foerdergegenstandSeiten: [moorSeite],
        produktgruppenDaten: daten({ moorflaeche: 6, nutzflaeche: 9 }),
      }),
      KONTEXT,
    ).map(({ pfad }) => pfad)
    expect(arten).toEqual(['dokumente.nachweisMoorflaechen', 'dokumente.amtlicherNachweisMoorflaechen'])
  })
})
