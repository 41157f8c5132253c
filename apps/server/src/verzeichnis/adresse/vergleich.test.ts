import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { REGISTERGERICHTE } from '@foerderportal/contract/shared/nummern/registergerichte'
import { parse } from 'csv-parse/sync'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../platform/testing/testDatabase.ts'
import { finanzaemterVorgabe } from '../finanzaemter.ts'
import { bankenImport } from '../import/banken.ts'
import { einspielen } from '../import/einspielen.ts'
import { gerichteImport, sitzAus } from '../import/gerichte.ts'
import type { Importart } from '../datenstand/importart.ts'
import { plzImport } from '../import/plz.ts'
import { plzVorgabe } from '../orte/plzVorgabe.ts'

/**
 * The data that come with the product beside the official lists. Those are no part of the project: whoever has them
 * names their folder in VERGLEICHSDATEN or keeps them in a folder beside the project.
 */
const MERKMAL = 'registergerichte_v12.csv.zst'
const WURZEL = resolve(import.meta.dirname, '../../../../..')

const daneben = (): string | undefined => {
  const [gefunden] = globSync(`*/{,data/}${MERKMAL}`, { cwd: dirname(WURZEL) })
  return gefunden === undefined ? undefined : dirname(join(dirname(WURZEL), gefunden))
}
const ORDNER = process.env['VERGLEICHSDATEN'] ?? daneben()

beforeEach(({ skip }) =>
  skip(
    ORDNER === undefined,
    'Die amtlichen Listen zum Vergleich sind nicht da: Nennen Sie ihren Ordner in VERGLEICHSDATEN.',
  ),
)

const pfad = (name: string): string => join(ORDNER ?? '', `${name}.zst`)
const text = (name: string): string => zstdDecompressSync(readFileSync(pfad(name))).toString('utf8')
const tabelle = (name: string): Record<string, string>[] =>
  parse(text(name), { columns: true, skip_empty_lines: true })

const VORGABE = REGISTERGERICHTE.flatMap(({ sitz, xJustizIds }) =>
  xJustizIds.map((id) => `${id} ${sitz}`),
).toSorted()

test('the register courts are those of the official list, each under its cleaned seat', () => {
  const amtlich = tabelle('registergerichte_v12.csv').map(
    (r) => `${r['xJustizId']} ${sitzAus(r['bezeichnung'] ?? '')}`,
  )
  expect(amtlich).toHaveLength(202)
  expect(amtlich.toSorted()).toEqual(VORGABE)
})

test('the tax offices are those of GemFA, number by number', async () => {
  const amtlich = tabelle('finanzaemter_gemfa_2025-04.csv').map((r) => `${r['buFaNr']} ${r['name']}`)
  const eigene = (await finanzaemterVorgabe()).map(({ bufaNr, name }) => `${bufaNr} ${name}`)
  expect(amtlich).toHaveLength(601)
  expect(eigene.toSorted()).toEqual(amtlich.toSorted())
})

test('every postal code is found, and of its places at least 99 of 100', async () => {
  const amtlich = tabelle('plz_ort_kreis_land.csv')
  const eigene = await plzVorgabe()
  const codes = new Set(eigene.map(({ plz }) => plz))
  expect([...new Set(amtlich.map((r) => r['plz'] ?? ''))].filter((plz) => !codes.has(plz))).toEqual([])
  const paare = new Set(eigene.map(({ plz, ort }) => `${plz} ${ort}`))
  const alle = [...new Set(amtlich.map((r) => `${r['plz']} ${r['ort']}`))]
  expect(alle.length).toBeGreaterThan(12_000)
  expect(alle.filter((paar) => paare.has(paar)).length / alle.length).toBeGreaterThan(0.99)
})

describe('the official files can be imported', () => {
  let datenbank: Awaited<ReturnType<typeof createTestDatabase>>
  let portal: pg.Client
  beforeAll(async () => {
    datenbank = await createTestDatabase()
    portal = new pg.Client({ connectionString: datenbank.appUrl })
    await portal.connect()
  })
  afterAll(async () => {
    await portal.end()
    await datenbank.drop()
  })
  const importieren = async (art: Importart, name: string) =>
    (await einspielen(datenbank.ownerUrl, art, { dateien: [pfad(name)] })).zeilen

  test('GDS.Gerichte has every court of ours, and a few that keep associations only', async () => {
    await importieren(gerichteImport, 'GDS.Gerichte_3.6.json')
    const { rows } = await portal.query<{ gericht: string }>(
      `select xjustiz_id || ' ' || ort as gericht from verzeichnis_gericht`,
    )
    const gerichte = rows.map(({ gericht }) => gericht)
    expect(VORGABE.filter((eines) => !gerichte.includes(eines))).toEqual([])
    expect(gerichte.filter((eines) => !VORGABE.includes(eines)).toSorted()).toMatchObject([
      'V1109V Saarbrücken',
      ...'V1120 Neunkirchen|V1121 Saarlouis|V1122 Homburg|V1123 Sankt Ingbert|V1124 Ottweiler'.split('|'),
      ...'V1125 Lebach|V1126 Sankt Wendel|V1127 Merzig|V1128 Völklingen'.split('|'),
    ])
  })

  test('the file of the Bundesbank', async () => {
    const zeilen = await importieren(bankenImport, 'bundesbank_blz-aktuell-csv-data_2025.csv')
    expect(zeilen).toEqual({ verzeichnis_bank: 3_511 })
    const { rows } = await portal.query(
      `select name, bic from verzeichnis_bank where blz in ('25050299', '10010010') order by blz`,
    )
    expect(rows).toEqual([
      { name: 'Postbank Ndl der Deutsche Bank', bic: 'PBNKDEFFXXX' },
      { name: 'Sparkasse Hannover', bic: 'SPKHDE2HXXX' },
    ])
  })

  test('the table of suche-postleitzahl.org', async () => {
    const { verzeichnis_ort: anzahl } = await importieren(plzImport, 'plz_ort_kreis_land.csv')
    expect(anzahl).toBeGreaterThan(12_800)
    const { rows } = await portal.query(`select ort, kreis, land from verzeichnis_ort where plz = '64743'`)
    expect(rows).toEqual([{ ort: 'Erbach', kreis: 'Odenwaldkreis', land: 'Hessen' }])
  })
})
