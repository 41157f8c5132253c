import { describe, expect, test } from 'vitest'
import {
  EINLADUNG_AKTEURE,
  EINLADUNG_STAENDE,
  EINLADUNG_UEBERGAENGE,
  einladungHindernis,
  type EinladungAkteur,
  type EinladungAktion,
} from './einladungLauf.ts'

const AKTIONEN = Object.keys(EINLADUNG_UEBERGAENGE) as EinladungAktion[] // the keys of a constant object

/** Of an open one, written down a second time; any other never moves again. */
const OFFEN: Record<EinladungAkteur, EinladungAktion[]> = {
  MITGLIED: [],
  ZEICHNUNGSBERECHTIGT: ['einladungNutzen', 'einladungVerzichten'],
  BANK: ['einladungVerlaengern'],
  UHR: ['einladungVerfallen'],
}

describe('[S3-04] every state of an invitation × actor × action', () => {
  for (const stand of EINLADUNG_STAENDE)
    test.each(EINLADUNG_AKTEURE)(`${stand}, %s`, (wer) => {
      const gruende = AKTIONEN.map((aktion) => einladungHindernis(aktion, stand, wer))
      expect(AKTIONEN.filter((_, i) => gruende[i] === null)).toEqual(stand === 'OFFEN' ? OFFEN[wer] : [])
      for (const grund of gruende) expect(grund ?? 'Gut.').toMatch(/^[A-ZÄÖÜ].*\.$/)
    })

  test('what expires or is waived frees its reserve, what is used or lengthened keeps it', () => {
    const frei = AKTIONEN.filter((aktion) => EINLADUNG_UEBERGAENGE[aktion].gibtFrei)
    expect(frei).toEqual(['einladungVerzichten', 'einladungVerfallen'])
  })
})
