import { TAG_MS } from '@foerderportal/values/time'
import { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import programmdatei from '../../../daten/demo/AnkNabo/programm.json' with { type: 'json' }
import { inTagen, mit, nachgefordert } from '../testing/korrekturWelt.ts'
import {
  anlegen,
  einreichen,
  lesen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

/** From the day after next on: mulching gets a fifth, at most 3,000 € an application, and everybody shows a Gewerbe. */
const { gueltigAb: _, ...daten } = programmdatei
const neueFassung = {
  ...daten,
  obergrenzen: { jeGegenstand: 200_000, jeAntrag: 3_000 },
  unterlagen: { gewerbeanmeldung: [{}] },
  kategorien: daten.kategorien.map((k) =>
    k.id === 'B.1'
      ? { ...k, klassen: k.klassen.map((klasse) => ({ ...klasse, quoten: [{ prozent: 20 }] })) }
      : k,
  ),
}

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
  ProgrammDaten.parse(JSON.parse(JSON.stringify(neueFassung)))
  await sql`insert into programm (programm, gueltig_ab, daten)
    values ('AnkNabo', ${inTagen(t, 2)}, ${JSON.stringify(neueFassung)})`.execute(t.ownerDb)
})
afterAll(() => t.close())

const ZWEI_TAGE_MS = 2 * TAG_MS

const FINANZAMT = 'produktgruppenDaten.finanzamt'

describe('[S4-02] [S4-06] two versions of a programme', () => {
  test('[S4-10] a correction keeps that of the first submission: its rates, its caps and what it asks for', async () => {
    const vorher = t.clock.now()
    const gesendet = await nachgefordert(t, FINANZAMT)
    t.clock.forward(ZWEI_TAGE_MS)
    const { formular } = (await speichern(t, mit(gesendet, { [FINANZAMT]: 'Kiel' }))).body
    expect(formular.foerdergegenstandSeiten).toEqual(gesendet.foerdergegenstandSeiten)
    const r = await einreichen(t, formular)
    expect([r.status, r.problem.errors]).toEqual([200, undefined])
    expect(r.body.formular.foerdergegenstandSeiten).toEqual(gesendet.foerdergegenstandSeiten)
    t.clock.set(vorher)
  })

  test('a draft follows today’s; what was sent keeps that of the day it came in', async () => {
    const gesendet = await vollstaendig(t, await anlegen(t))
    const entwurf = await vollstaendig(t, await anlegen(t))
    expect((await einreichen(t, gesendet)).status).toBe(200)
    expect((await speichern(t, entwurf)).body.foerderQuoten['mulchpflanzmaschine']).toBe(40)

    t.clock.forward(ZWEI_TAGE_MS)
    const alt = (await lesen(t, gesendet.guid)).body
    expect([alt.foerderQuoten['mulchpflanzmaschine'], alt.obergrenzen.jeAntrag, alt.unterlagen]).toEqual([
      40,
      500_000,
      {},
    ])
    const neu = (await lesen(t, entwurf.guid)).body
    expect([neu.foerderQuoten['mulchpflanzmaschine'], neu.obergrenzen.jeAntrag]).toEqual([20, 3_000])
    expect(neu.unterlagen).toEqual({ gewerbeanmeldung: [{}] })

    const gespeichert = (await speichern(t, entwurf)).body.formular
    expect(gespeichert.foerdergegenstandSeiten?.[0]?.foerdergegenstaende?.[0]?.zuwendungsBetrag).toBe(3_000)
    const r = await einreichen(t, gespeichert)
    expect([r.status, r.problem.errors?.map((e) => e.pfad)]).toEqual([
      412,
      ['produktgruppenDaten.eigenmittel', 'dokumente.gewerbeanmeldung'],
    ])
  })
})
