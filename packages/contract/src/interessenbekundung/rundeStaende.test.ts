import { describe, expect, test } from 'vitest'
import { bekundungStatus } from './bekundungStatus.ts'
import { OEFFENTLICHER_STATUS, rundeStaende, rundeStand } from './rundeStaende.ts'

describe('what is done to a round', () => {
  test('[S9-01] what binds the public waits for a second person', () => {
    const zuZweit = rundeStaende.aktionen.filter((aktion) => 'zuZweit' in rundeStaende.zeilen[aktion])
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
