import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { LENA, anlegen, lesen, maschine, speichern, startWelt } from '../testing/testWelt.ts'

let t: TestApp
let formular: AntragFormular
beforeAll(async () => {
  t = await startWelt()
  formular = await anlegen(t)
})
afterAll(async () => {
  // Nothing of all that was sent here has been written.
  expect((await lesen(t, formular.guid)).headers['etag']).toBe('"1"')
  await t.close()
})

const daten = (angaben: object) => ({ produktgruppenDaten: { type: 'AnkNabo', ...angaben } })
const seite = (g: object) => ({ foerdergegenstandSeiten: [{ foerdergegenstaende: [g] }] })
const verschachtelt = (tiefe: number) => JSON.parse(`${'['.repeat(tiefe)}${']'.repeat(tiefe)}`) as unknown

describe('[R7.2-27] a body that does not fit answers 400 with the field', () => {
  test.each([
    ['unknown field', { erfunden: 1 }, ''],
    ['unknown field inside', daten({ erfunden: 1 }), 'produktgruppenDaten'],
    ['wrong type', { alleineZeichnungsberechtigt: 'ja' }, 'alleineZeichnungsberechtigt'],
    ['number as text', daten({ umsatz: '100' }), 'produktgruppenDaten.umsatz'],
    ['three decimals', daten({ umsatz: 1.234 }), 'produktgruppenDaten.umsatz'],
    ['negative amount', daten({ eigenmittel: -1 }), 'produktgruppenDaten.eigenmittel'],
    ['amount beyond a billion', daten({ darlehen: 1e12 }), 'produktgruppenDaten.darlehen'],
    ['text too long', daten({ finanzamt: 'x'.repeat(201) }), 'produktgruppenDaten.finanzamt'],
    [
      'unknown applicant type',
      daten({ antragstellerArt: 'SONSTIGE' }),
      'produktgruppenDaten.antragstellerArt',
    ],
    ['unknown programme', { produktgruppenDaten: { type: 'X' } }, 'produktgruppenDaten.type'],
    ['guid that is none', { guid: 'abc' }, 'guid'],
    [
      'fraction of a machine',
      seite({ type: 'Maschine', anzahl: 1.5 }),
      'foerdergegenstandSeiten.0.foerdergegenstaende.0.anzahl',
    ],
    [
      'a thousand machines',
      seite({ type: 'Maschine', anzahl: 1000 }),
      'foerdergegenstandSeiten.0.foerdergegenstaende.0.anzahl',
    ],
    ['uiStorage too deep', { uiStorage: verschachtelt(20) }, 'uiStorage'],
    ['uiStorage too long', { uiStorage: 'x'.repeat(50_001) }, 'uiStorage'],
    ['uiStorage with too many values', { uiStorage: Array<number>(2_001).fill(1) }, 'uiStorage'],
    ['documents of another programme', { dokumente: { type: 'ZUKLB' } }, 'dokumente.type'],
  ])('%s', async (_, falsch, pfad) => {
    const r = await speichern(t, { ...formular, ...falsch })
    expect(r.status).toBe(400)
    expect(r.problem.title).toBe('Ungültige/-r Parameter oder fehlgeschlagene Validierung')
    expect(r.problem.errors?.map((e) => e.pfad)).toContain(pfad)
    for (const { text } of r.problem.errors ?? []) expect(text).not.toMatch(/invalid|expected|required/i)
  })

  test.each([
    ['purchase date in German order', '01.02.2027'],
    ['purchase date with a time', '2027-02-01T00:00:00Z'],
    ['day that does not exist', '2027-02-30'],
  ])('[R5-03] %s', async (_, anschaffungsZeitpunkt) => {
    const r = await speichern(t, { ...formular, ...seite({ ...maschine(t), anschaffungsZeitpunkt }) })
    expect(r.status).toBe(400)
    expect(r.problem.errors?.[0]?.pfad).toBe(
      'foerdergegenstandSeiten.0.foerdergegenstaende.0.anschaffungsZeitpunkt',
    )
  })

  test('the programme of an application can’t be changed', async () => {
    const r = await speichern(t, { ...formular, produktgruppenDaten: { type: 'ZUKLB' } })
    expect(r.status).toBe(400)
    expect(r.problem.errors?.[0]?.pfad).toBe('produktgruppenDaten.type')
  })
})

describe('hostile bodies answer 400 and leave the server alive', () => {
  const roh = async (payload: string | Buffer) =>
    t.call(contract.antragSpeichern, {
      als: LENA,
      body: payload,
      headers: { 'content-type': 'application/json' },
    })
  test.each([
    ['1 MB of nesting', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['1 MB of nesting in uiStorage', `{"uiStorage":${'['.repeat(400_000)}${']'.repeat(400_000)}}`],
    ['a NUL in uiStorage', `{"uiStorage":"\\u0000"}`],
    ['half a surrogate pair', `{"uiStorage":"\\ud800"}`],
    ['cut off', '{"guid":'],
    ['not UTF-8', Buffer.from('7b2267756964223a22ff227d', 'hex')],
  ])('%s', async (_, payload) => expect((await roh(payload)).status).toBe(400))
})

test('[R5-01] a path that is no guid is named in the refusal', async () => {
  const r = await t.call(contract.antragLesen, { als: LENA, params: { guid: 'keine-guid' } })
  expect([r.status, r.problem.detail]).toEqual([400, 'Der Parameter guid muss angegeben und gültig sein.'])
})
