import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { datenstandLesen } from '@foerderportal/contract/verzeichnis/routes'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LENA } from '../../platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from '../../platform/testing/portalWelt.ts'
import { einspielen } from './einspielen.ts'
import { positivlisteImport } from './positivliste.ts'

let w: PortalWelt
const ordner = mkdtempSync(join(tmpdir(), 'portal-positivliste-'))
beforeAll(async () => {
  w = await startPortalWelt()
})
afterAll(async () => {
  await w.t.close()
  rmSync(ordner, { recursive: true })
})

const KURZ =
  'code;produktgruppe;kategorie;bezeichnung;technische_kriterien;foerdersatz;gueltig_ab;gueltig_bis\n'
const LANG =
  'code;produktgruppe;kategorie;kategorie_titel;bezeichnung;typ;kombination;technische_kriterien;foerdersatz;antragsteller_arten;groessen;gueltig_ab;gueltig_bis\n'

const importieren = (inhalt: string | Buffer) => {
  const pfad = join(ordner, `${randomUUID()}.csv`)
  writeFileSync(pfad, inhalt)
  return einspielen(w.t.ownerUrl, positivlisteImport, { dateien: [pfad], wenigerErlaubt: true })
}

const liste = async (stichtag: string, filterCodes?: string) => {
  const query = { stichtag, ...(filterCodes && { filterCodes }) }
  return (await w.t.call(contract.ankUnterkategorienLesen, { als: LENA, query })).body
}
const klassen = async (stichtag: string, filterCodes?: string) =>
  (await liste(stichtag, filterCodes)).map(
    ({ id, titel, foerderquoten }) => `${id} ${titel}: ${JSON.stringify(foerderquoten)}`,
  )

const HEUTE_UND_LANGE = `${KURZ}raupe;AnkNabo;A.1 Technik für Moorböden;Raupe;Bodendruck unter 100 g/cm²|Neumaschine;65 %;2026-01-01;31.12.2099
mulcher;standard;B.1 Mulchen;Mulchgerät;;32,5;01.01.2026;
bald;AnkNabo;B.1 Mulchen;Später;;40;2100-01-01;
`

test('[R7.3-03] [R7.3-04] a list replaces the sample from its first day on, for the calls and for the form', async () => {
  const vorher = await klassen('2025-06-01')
  expect(await klassen('2026-06-01')).toEqual(vorher)
  await importieren(HEUTE_UND_LANGE)
  await expect
    .poll(() => klassen('2026-06-01'))
    .toEqual(['A.1 Technik für Moorböden: {"raupe":65}', 'B.1 Mulchen: {"mulcher":32.5}'])
  expect(await klassen('2025-06-01')).toEqual(vorher)
  expect(await klassen('2100-01-01')).toEqual(['B.1 Mulchen: {"mulcher":32.5,"bald":40}'])
  expect(await klassen('2026-06-01', 'B.1')).toEqual(['B.1 Mulchen: {"mulcher":32.5}'])
  expect((await liste('2026-06-01', 'A.1'))[0]?.foerdergegenstandKlassen).toEqual([
    {
      id: 'raupe',
      titel: 'Raupe',
      foerdergegenstandTyp: 'MASCHINE',
      kombination: false,
      technischeKriterien: ['Bodendruck unter 100 g/cm²', 'Neumaschine'],
    },
  ])
  const positiv = await w.t.call(contract.positivlisteLesen, {
    als: LENA,
    params: { produktgruppe: 'standard' },
    query: { stichtag: '2026-06-01' },
  })
  expect(positiv.body).toEqual(await liste('2026-06-01'))
  const antrag = await w.t.call(contract.antragLesen, { als: LENA, params: { guid: w.eigen.formular.guid } })
  expect(antrag.body.foerderQuoten).toEqual({ raupe: 65, mulcher: 32.5 })
  // Another programme keeps its own.
  const klima = await w.t.call(contract.positivlisteLesen, { als: LENA, params: { produktgruppe: 'ZUKLB' } })
  expect(klima.body.map(({ id }) => id)).toEqual(['K.1'])
})

test('[R7.3-04] rates by kind and size of the applicant; consultancy only beside a machine', async () => {
  await importieren(`${LANG}raupe;AnkNabo;A.1;Moor;Raupe;;;;65;PRIMAERPRODUZENT;KLEINST|KLEIN;2026-01-01;
raupe;AnkNabo;A.1;Moor;Raupe;MASCHINE;nein;;30;;;2026-01-01;
rat;AnkNabo;B.4;Beratung;Rat;BERATUNGSDIENSTLEISTUNG;ja;;50;;;2026-01-01;
`)
  await expect
    .poll(() => klassen('2026-06-01'))
    .toEqual(['A.1 Moor: {"raupe":30}', 'B.4 Beratung: {"rat":50}'])
  expect((await liste('2026-06-01', 'B.4'))[0]?.foerdergegenstandKlassen).toMatchObject([
    { foerdergegenstandTyp: 'BERATUNGSDIENSTLEISTUNG', kombination: true },
  ])
})

test('[R7.3-04] what holds is named on /version, as the bank’s own list', async () => {
  const { body } = await w.t.call(datenstandLesen)
  expect(body.find(({ art }) => art === 'positivliste')).toMatchObject({
    quelle: 'Positivliste der Bank',
    eintraege: 3,
    beispiel: false,
  })
})

test('[R7.3-04] a programme that does not exist is refused by its name, and nothing of the list is taken', async () => {
  const vorher = await klassen('2026-06-01')
  await sql`update programm set programm = 'weg' where programm = 'ZUKLB'`.execute(w.t.ownerDb)
  try {
    const mitUnbekanntem = `${KURZ}neu;AnkNabo;A.1 Moor;Neu;;10;2026-01-01;\nbilanz;ZUKLB;K.1 Klima;Bilanz;;90;2026-01-01;\n`
    await expect(importieren(mitUnbekanntem)).rejects.toThrow('Das Programm ZUKLB ist nicht angelegt.')
  } finally {
    await sql`update programm set programm = 'ZUKLB' where programm = 'weg'`.execute(w.t.ownerDb)
  }
  expect(await klassen('2026-06-01')).toEqual(vorher)
})

const zeile = (
  anders: Partial<Record<'code' | 'gruppe' | 'kategorie' | 'titel' | 'satz' | 'ab' | 'bis', string>>,
) => {
  const { code = 'raupe', gruppe = 'AnkNabo', kategorie = 'A.1 Moor', titel = 'Raupe', ...rest } = anders
  const { satz = '65', ab = '2026-01-01', bis = '' } = rest
  return `${code};${gruppe};${kategorie};${titel};;${satz};${ab};${bis}\n`
}
test.each([
  ['another form', 'a;b\n', 'Zeile 1: Die Datei hat keine der bekannten Formen'],
  ['no code', KURZ + zeile({ code: '' }), 'Zeile 2: Der Code fehlt.'],
  ['a code with spaces', KURZ + zeile({ code: 'a b' }), "Zeile 2: 'a b' ist kein Code"],
  [
    'another product group',
    KURZ + zeile({ gruppe: 'X' }),
    'Zeile 2: Die Produktgruppe ist eine von standard, AnkNabo, ZUKLB.',
  ],
  ['no category', KURZ + zeile({ kategorie: '' }), 'Zeile 2: Die Kategorie beginnt mit ihrem Code'],
  ['no title', KURZ + zeile({ titel: '' }), 'Zeile 2: Die Bezeichnung fehlt oder ist zu lang.'],
  ['a rate above 100', KURZ + zeile({ satz: '101' }), 'Zeile 2: Der Fördersatz ist eine Zahl von 0 bis 100'],
  ['a rate in words', KURZ + zeile({ satz: 'viel' }), 'Zeile 2: Der Fördersatz ist eine Zahl von 0 bis 100'],
  ['no first day', KURZ + zeile({ ab: '' }), 'Zeile 2: Der erste Tag der Gültigkeit fehlt.'],
  ['a day that is none', KURZ + zeile({ ab: '31.02.2026' }), "Zeile 2: '31.02.2026' ist kein Tag"],
  [
    'an end that nobody can mean',
    KURZ + zeile({ bis: '31.12.9999' }),
    "Zeile 2: '31.12.9999' ist kein Tag wie 2027-01-31 oder 31.01.2027. Ein offenes Ende bleibt leer.",
  ],
  [
    'an end before the beginning',
    KURZ + zeile({ bis: '2025-12-31' }),
    'Zeile 2: Die Gültigkeit endet, bevor sie beginnt.',
  ],
  [
    'two rates at once',
    KURZ + zeile({ bis: '2026-06-30' }) + zeile({ satz: '40', ab: '30.06.2026' }),
    'Zeile 3: Für raupe gilt an denselben Tagen schon ein anderer Satz.',
  ],
  [
    'an applicant that is none',
    `${LANG}a;AnkNabo;A.1;M;R;;;;65;BAUER;;2026-01-01;\n`,
    "Zeile 2: 'BAUER' ist in der Spalte",
  ],
  ['cut off', (KURZ + zeile({})).slice(0, -14), 'Zeile 2: Erwartet werden 8 Felder'],
  ['Latin-1', Buffer.from(KURZ + zeile({ titel: 'Mähwerk' }), 'latin1'), 'Zeile 2: Hier steht ein Zeichen'],
])('[R7.3-04] refused: %s', async (_was, inhalt, satz) => {
  const vorher = await klassen('2026-06-01')
  await expect(importieren(inhalt)).rejects.toThrow(satz)
  expect(await klassen('2026-06-01')).toEqual(vorher)
})

test('[R7.3-04] the same class may follow itself with another rate, the day after', async () => {
  await importieren(KURZ + zeile({ bis: '2026-06-30' }) + zeile({ satz: '40', ab: '01.07.2026' }))
  await expect.poll(() => klassen('2026-06-30')).toEqual(['A.1 Moor: {"raupe":65}'])
  expect(await klassen('2026-07-01')).toEqual(['A.1 Moor: {"raupe":40}'])
})
