import { describe, expect, test } from 'vitest'
import { bekundungStatus } from './lifecycle.ts'
import {
  OEFFENTLICHER_STATUS,
  RUNDE_AKTEURE,
  RUNDE_STAENDE,
  RUNDE_UEBERGAENGE,
  rundeHindernis,
  rundeStand,
  type RundeAkteur,
  type RundeAktion,
  type RundeStand,
} from './rundeLauf.ts'

const AKTIONEN = Object.keys(RUNDE_UEBERGAENGE) as RundeAktion[] // the keys of a constant object

/** What is allowed, written down a second time; everything else must be refused. */
const P = 'PROGRAMME'
const F = 'FREIGABE'
const ERLAUBT: Record<RundeStand, Partial<Record<RundeAkteur, RundeAktion[]>>> = {
  GEPLANT: { [P]: ['rundeAendern', 'rundeVerwerfen', 'rundeVeroeffentlichen'] },
  VEROEFFENTLICHT: { [P]: ['fristVerlaengern', 'mittelErhoehen', 'rundeAnnullieren'] },
  ERFASSUNG: { [P]: ['fristVerlaengern', 'mittelErhoehen', 'rundeAnnullieren'] },
  ABGELAUFEN: { [P]: ['mittelErhoehen', 'rundeAnnullieren'], UHR: ['rundeEinfrieren'] },
  EINGEFROREN: { [P]: ['mittelErhoehen', 'reihungVorbereiten', 'rundeAnnullieren'] },
  REIHUNG_VORGELEGT: {
    [P]: ['mittelErhoehen', 'rundeAnnullieren'],
    [F]: ['reihungOeffnen', 'reihungZurueckgeben'],
  },
  REIHUNG_GEOEFFNET: {
    [P]: ['mittelErhoehen', 'rundeAnnullieren'],
    [F]: ['reihungFreigeben', 'reihungZurueckgeben'],
  },
  GEREIHT: {
    [P]: ['mittelErhoehen', 'staffelVorbereiten', 'rundeAnnullieren'],
    [F]: ['staffelFreigeben', 'staffelZurueckgeben'],
  },
  ANNULLIERT: {},
}

describe('[S3-01][A-17] every state of a round × actor × action', () => {
  for (const stand of RUNDE_STAENDE)
    test.each(RUNDE_AKTEURE)(`${stand}, %s`, (wer) => {
      const moeglich = AKTIONEN.filter((aktion) => rundeHindernis(aktion, stand, wer) === null)
      expect(moeglich).toEqual(ERLAUBT[stand][wer] ?? [])
      for (const aktion of AKTIONEN)
        expect(rundeHindernis(aktion, stand, wer) ?? 'Gut.').toMatch(/^[A-ZÄÖÜ].*\.$/)
    })

  test('[S9-01] what binds the public waits for a second person', () => {
    const zuZweit = AKTIONEN.filter((aktion) => 'zweite' in RUNDE_UEBERGAENGE[aktion])
    expect(zuZweit).toEqual([
      'rundeVeroeffentlichen',
      'fristVerlaengern',
      'mittelErhoehen',
      'rundeAnnullieren',
    ])
  })
})

describe('[S3-01] the state follows from what was done and from the clock', () => {
  const von = '2026-11-01T00:00:00+01:00'
  const bis = '2026-12-01T00:00:00+01:00'
  const neu = {
    erfassungsZeitraum: { von, bis },
    veroeffentlicht: true,
    eingefroren: false,
    reihung: null,
    annulliert: false,
  }
  const [davor, darin, danach] = [Date.parse(von) - 1, Date.parse(bis) - 1, Date.parse(bis)]
  test.each([
    ['not published, though its time has come', { ...neu, veroeffentlicht: false }, darin, 'GEPLANT'],
    ['a moment before it starts', neu, davor, 'VEROEFFENTLICHT'],
    ['when it starts', neu, davor + 1, 'ERFASSUNG'],
    ['a moment before it ends', neu, darin, 'ERFASSUNG'],
    ['when it ends', neu, danach, 'ABGELAUFEN'],
    ['frozen', { ...neu, eingefroren: true }, danach, 'EINGEFROREN'],
    ['ranking presented', { ...neu, eingefroren: true, reihung: 'VORGELEGT' }, danach, 'REIHUNG_VORGELEGT'],
    ['ranking open to two', { ...neu, eingefroren: true, reihung: 'GEOEFFNET' }, danach, 'REIHUNG_GEOEFFNET'],
    ['ranking released', { ...neu, eingefroren: true, reihung: 'FREIGEGEBEN' }, danach, 'GEREIHT'],
    ['annulled while it runs', { ...neu, annulliert: true }, darin, 'ANNULLIERT'],
    ['annulled after all', { ...neu, reihung: 'FREIGEGEBEN', annulliert: true }, danach, 'ANNULLIERT'],
  ] as const)('%s', (_, runde, jetzt, soll) => {
    const um = new Date(jetzt)
    expect(rundeStand(runde, um)).toBe(soll)
    if (!runde.veroeffentlicht || runde.annulliert) expect(OEFFENTLICHER_STATUS[soll]).toBe('INAKTIV')
    else
      expect(OEFFENTLICHER_STATUS[soll]).toBe(
        bekundungStatus({ ...runde, reihungFreigegeben: runde.reihung === 'FREIGEGEBEN' }, um),
      )
  })
})
