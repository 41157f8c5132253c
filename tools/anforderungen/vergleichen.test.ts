import { describe, expect, test } from 'vitest'
import { anforderungenLesen, vergleichen } from './vergleichen.ts'

const tabelle = (...zeilen: string[]) =>
  anforderungenLesen(`## 1\n\n| id | in eigenen Worten | Stand |\n|---|---|---|\n${zeilen.join('\n')}\n`)

describe('requirements and their tests', () => {
  test('a row that is done and proven is no error', () => {
    const zeilen = tabelle('| R1-01 | Deutsch. | fertig |', '| S4-08 | Einmal. | offen |')
    const { fehler, bewiesen, ohneTest } = vergleichen(zeilen, [
      { titel: 'x [R1-01] [R1-01] y', ausgang: 'bestanden' },
    ])
    expect(fehler).toEqual([])
    expect(bewiesen).toBe(1)
    expect(ohneTest.map((z) => z.id)).toEqual(['S4-08'])
  })

  test('a row that is done without a test, with a failing or with a skipped one is an error', () => {
    const zeilen = tabelle('| R7.2-27 | Speichert. | fertig |')
    expect(vergleichen(zeilen, []).fehler).toEqual([
      expect.stringContaining('R7.2-27 ist fertig, aber kein bestandener Test'),
    ])
    expect(vergleichen(zeilen, [{ titel: '[R7.2-27]', ausgang: 'uebersprungen' }]).fehler).toHaveLength(1)
    const beides = vergleichen(zeilen, [
      { titel: '[R7.2-27] a', ausgang: 'bestanden' },
      { titel: '[R7.2-27] b', ausgang: 'fehlgeschlagen' },
    ])
    expect(beides.fehler).toEqual([expect.stringContaining('ein Test dazu scheitert')])
  })

  test('open rows with tests are named, unknown ids, double ids and odd states are errors', () => {
    const zeilen = tabelle('| R1-01 | A. | offen |', '| R1-02 | B. | bald |', '| R1-02 | B. | offen |')
    const { fehler, offenMitTests } = vergleichen(zeilen, [
      { titel: '[R1-01] [R9-99]', ausgang: 'bestanden' },
    ])
    expect(offenMitTests.map((z) => z.id)).toEqual(['R1-01'])
    expect(fehler).toEqual([
      expect.stringContaining('R1-02 steht zweimal'),
      expect.stringContaining("'bald'"),
      expect.stringContaining('R9-99 steht in einem Testtitel'),
    ])
  })

  test('an empty table is an error', () => {
    expect(vergleichen(tabelle(), []).fehler).toHaveLength(1)
  })
})
