import { describe, expect, test } from 'vitest'
import { AKTEURE, type Akteur } from '../shared/lebenslauf.ts'
import {
  BEKUNDUNG_STAENDE,
  BEKUNDUNG_UEBERGAENGE,
  bekundungHindernis,
  type BekundungAktion,
  type BekundungStand,
} from './bekundungLauf.ts'
import { BEKUNDUNG_STATUS, type BekundungStatus } from './lifecycle.ts'

const AKTIONEN = Object.keys(BEKUNDUNG_UEBERGAENGE) as BekundungAktion[] // the keys of a constant object

/** What is allowed, written down a second time: by round, by state, by actor. Everything else must be refused. */
type JeAkteur = Partial<Record<Akteur, BekundungAktion[]>>
const beginnen: JeAkteur = { MITGLIED: ['bekundungAnlegen'], ZEICHNUNGSBERECHTIGT: ['bekundungAnlegen'] }
const alles: BekundungAktion[] = ['bekundungSpeichern', 'bekundungEinreichen', 'bekundungZurueckziehen']
const ERLAUBT: Partial<Record<BekundungStatus, Partial<Record<BekundungStand | 'KEINE', JeAkteur>>>> = {
  ERFASSUNG: {
    KEINE: beginnen,
    ENTWURF: { MITGLIED: ['bekundungSpeichern', 'bekundungZurueckziehen'], ZEICHNUNGSBERECHTIGT: alles },
    EINGEREICHT: { MITGLIED: ['bekundungSpeichern'], ZEICHNUNGSBERECHTIGT: alles },
    ZURUECKGEZOGEN: beginnen,
  },
  NACH_REIHUNG: { EINGEREICHT: { BANK: ['bekundungEntfallen'] } },
}

describe('[S3-02] every status of the round × state of the declaration × actor × action', () => {
  for (const runde of BEKUNDUNG_STATUS)
    test.each([null, ...BEKUNDUNG_STAENDE])(`${runde}, %s`, (stand) => {
      for (const wer of AKTEURE) {
        const gruende = AKTIONEN.map((aktion) => bekundungHindernis(aktion, { stand, runde, wer }))
        expect(AKTIONEN.filter((_, i) => gruende[i] === null)).toEqual(
          ERLAUBT[runde]?.[stand ?? 'KEINE']?.[wer] ?? [],
        )
        for (const grund of gruende) expect(grund ?? 'Gut.').toMatch(/^[A-ZÄÖÜ].*\.$/)
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
