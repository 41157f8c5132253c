import { describe, expect, test } from 'vitest'
import { bekundungSummen, zuwendungenRechnen } from './betraege.ts'
import { vorhabenPruefen } from './pruefung.ts'
import { KONTEXT, bekundung } from './testing/testRunde.ts'

describe('[S3-02] the grant that is hoped for', () => {
  test.each([
    [{ 'B.1': 10_000 }, [null, 4_000, null]],
    // rounded down to the cent
    [{ 'B.2': 10_000.01 }, [null, null, 3_333]],
    [{ 'B.1': 0.03 }, [null, 0.01, null]],
    [{ 'A.1': 0 }, [0, null, null]],
    // the cap of the round falls on the last
    [{ 'A.1': 500_000, 'B.1': 500_000, 'B.2': 500_000 }, [325_000, 175_000, 0]],
  ])('%j: %j', (betraege, zuwendungen) => {
    const { investitionen } = bekundung(betraege)
    expect(investitionen?.map(({ zuwendungInEuro }) => zuwendungInEuro)).toEqual(zuwendungen)
  })

  test('one entry for each category, in the order of the round, whatever was sent', () => {
    const gesendet = [
      { investitionBereich: 'B.2', betragInEuro: 7_000, zuwendungInEuro: 7_000 },
      { investitionBereich: 'X.9', betragInEuro: 1 },
    ]
    const alle = zuwendungenRechnen(gesendet, KONTEXT)
    expect(alle.map(({ investitionBereich }) => investitionBereich)).toEqual(['A.1', 'B.1', 'B.2'])
    expect(bekundungSummen(alle)).toEqual({ betragCent: 700_000, zuwendungCent: 233_310 })
  })
})

describe('[R5-05] bounds of each category and of all together', () => {
  const pruefen = (betraege: Record<string, number>) =>
    vorhabenPruefen({ formular: bekundung(betraege), kontext: KONTEXT }).map(({ pfad }) => pfad)
  test.each([
    [{}, ['investitionen']],
    [{ 'A.1': 4_999.99 }, ['investitionen.0.betragInEuro']],
    [{ 'A.1': 5_000 }, ['investitionen']],
    [{ 'A.1': 6_000 }, []],
    [{ 'A.1': 5_000, 'B.1': 5_000 }, []],
    [{ 'B.2': 500_000 }, []],
    [{ 'B.2': 500_000.01 }, ['investitionen.2.betragInEuro']],
    [{ 'A.1': 0, 'B.1': 600_000 }, ['investitionen.0.betragInEuro', 'investitionen.1.betragInEuro']],
    [{ 'A.1': 500_000, 'B.1': 500_000 }, []],
    [{ 'A.1': 500_000, 'B.1': 500_000, 'B.2': 5_000 }, ['investitionen']],
  ])('%j: %j', (betraege, erwartet) => {
    expect(pruefen(betraege)).toEqual(erwartet)
  })
})
