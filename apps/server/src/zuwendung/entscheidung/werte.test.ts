import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { entscheidungLesen, entwurf, speichern, vorlegen } from '../testing/entscheidungWelt.ts'
import { platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const mitWert = (inhalt: EntscheidungInhalt, code: string, name: string, wert: string | number) => ({
  ...inhalt,
  bausteine: [
    ...inhalt.bausteine.filter((b) => b.code !== code),
    { code, werte: { ...inhalt.bausteine.find((b) => b.code === code)?.werte, [name]: wert } },
  ],
})

const LIEGT = (was: string) => new RegExp(`^„${was}“ liegt frühestens am .* und spätestens am .*\\.$`)
const ENDE = LIEGT('Ende des Bewilligungszeitraums')
const JAHRE = /^„Jahre der Zweckbindung“ ist eine ganze Zahl von 1 bis 15\.$/
const JAHR = /^Prüfen Sie das Jahr/

/** What went into notices that were presented, and in part released. */
const TABELLE = [
  ['T-004', 'ende', '2027-02-31', /^Den 31\.02\.2027 gibt es nicht/],
  ['T-004', 'ende', '2020-01-01', ENDE],
  ['T-004', 'ende', '1970-01-01', ENDE],
  ['T-004', 'ende', '2199-12-31', ENDE],
  ['T-004', 'ende', '2999-01-01', JAHR],
  ['T-005', 'jahre', 0, JAHRE],
  ['T-005', 'jahre', 999_999_999, JAHRE],
  ['N-106', 'bis', '1970-01-01', LIEGT('Tag des Verwendungsnachweises')],
  ['N-201', 'bis', '2026-02-30', /^Den 30\.02\.2026 gibt es nicht/],
  ['T-215', 'betrag', 999_999_999, /^„nicht förderfähiger Betrag“ ist ein Betrag von 0,01\s€ bis /],
  ['T-215', 'betrag', 0, /^„nicht förderfähiger Betrag“ ist ein Betrag von 0,01\s€ bis /],
] as const

describe('[S9-04] [D-07] a value of a notice that nobody can mean', () => {
  test.each(TABELLE)('%s %s %s: at its field, with what is possible', async (code, name, wert, satz) => {
    const { fall, inhalt } = await entwurf(t)
    const r = await speichern(t, fall, mitWert(inhalt, code, name, wert))
    expect([r.status, r.problem.errors]).toEqual([
      400,
      [
        {
          pfad: expect.stringMatching(`^bausteine\\.\\d+\\.werte\\.${name}$`),
          text: expect.stringMatching(satz),
        },
      ],
    ])
  })

  test('a period ends tomorrow at the earliest', async () => {
    const { fall, inhalt } = await entwurf(t)
    const am = (tage: number) => mitWert(inhalt, 'T-004', 'ende', tagNach(t.clock.now(), tage))
    expect((await speichern(t, fall, am(0))).status).toBe(400)
    expect((await speichern(t, fall, am(1))).status).toBe(200)
  })

  test('that was saved before there were bounds stays readable, and is not presented', async () => {
    const { fall, inhalt } = await entwurf(t)
    const alt = mitWert(mitWert(inhalt, 'T-004', 'ende', '2027-02-31'), 'T-005', 'jahre', 0)
    await sql`update entscheidung set inhalt = ${JSON.stringify({ ...alt, kenntnisAm: '0001-01-01' })}::jsonb
      where geschaeft_guid = ${fall}`.execute(t.ownerDb)
    const { status, body } = await entscheidungLesen(t, fall)
    expect([status, body.inhalt.kenntnisAm]).toEqual([200, '0001-01-01'])
    expect(body.inhalt.bausteine.find(({ code }) => code === 'T-004')?.werte).toEqual({ ende: '2027-02-31' })
    const r = await vorlegen(t, fall)
    expect([r.status, r.problem.errors?.map(({ text }) => text)]).toEqual([
      412,
      expect.arrayContaining([
        'Den 31.02.2027 gibt es nicht. Prüfen Sie Tag und Monat.',
        expect.stringMatching(JAHRE),
        expect.stringMatching(/^Erfahren hat die Bank davon frühestens am /),
      ]),
    ])
  })
})
