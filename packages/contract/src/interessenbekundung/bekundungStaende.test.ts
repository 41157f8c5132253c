import { describe, expect, test } from 'vitest'
import { AKTEURE } from '../shared/lauf/akteure.ts'
import { BEKUNDUNG_STATUS } from './bekundungStatus.ts'
import {
  BEKUNDUNG_STAENDE,
  bekundungHindernis,
  bekundungStaende,
  type BekundungAktion,
} from './bekundungStaende.ts'

/** In which status of its round each act is possible; in every other it is refused, whatever its own table says. */
const RUNDE: Record<BekundungAktion, string> = {
  bekundungAnlegen: 'ERFASSUNG',
  bekundungSpeichern: 'ERFASSUNG',
  bekundungEinreichen: 'ERFASSUNG',
  bekundungZurueckziehen: 'ERFASSUNG',
  bekundungEntfallen: 'NACH_REIHUNG',
}

describe('[S3-02] every status of the round × state of the declaration × actor × action', () => {
  for (const runde of BEKUNDUNG_STATUS)
    test.each([null, ...BEKUNDUNG_STAENDE])(`${runde}, %s`, (stand) => {
      for (const wer of AKTEURE)
        for (const aktion of bekundungStaende.aktionen) {
          const grund = bekundungHindernis(aktion, { stand, runde, wer })
          const nachTafel = bekundungStaende.hindernis(aktion, stand, [wer])?.text ?? null
          if (RUNDE[aktion] === runde) expect(grund).toBe(nachTafel)
          else expect(grund).toMatch(/^(Die Runde|Die Frist der Runde) .*\.$/)
        }
    })

  test.each([
    ['bekundungSpeichern', 'ENTWURF', 'VOR_REIHUNG', 'MITGLIED', 'Die Frist der Runde ist beendet.'],
    [
      'bekundungEinreichen',
      'ENTWURF',
      'ERFASSUNG',
      'MITGLIED',
      'Das können nur Personen mit Zeichnungsberechtigung.',
    ],
    ['bekundungEinreichen', 'ENTWURF', 'ERFASSUNG', 'BANK', 'Das tut nur das Unternehmen.'],
    ['bekundungEntfallen', 'EINGEREICHT', 'NACH_REIHUNG', 'MITGLIED', 'Das tut nur die Bank.'],
    ['bekundungEntfallen', 'EINGEREICHT', 'ERFASSUNG', 'BANK', 'Die Runde läuft noch.'],
  ] as const)('%s from %s in %s by %s: %s', (aktion, stand, runde, wer, soll) => {
    expect(bekundungHindernis(aktion, { stand, runde, wer })).toBe(soll)
  })
})
