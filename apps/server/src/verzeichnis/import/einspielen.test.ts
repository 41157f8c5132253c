import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../platform/testing/testDatabase.ts'
import { adressenImport } from './adressen.ts'
import { einspielen, type Auftrag, type Fortschritt } from './einspielen.ts'
import type { Version } from '../datenstand/versionEintragen.ts'

const KOPF = 'Name,PostalCode,Locality,RegionalKey,Borough,Suburb\n'
const NEUTRAL = 'strasse;hausnummer;zusatz;plz;ort;ort_zusatz;ortsteil\n'

let datenbank: Awaited<ReturnType<typeof createTestDatabase>>
let portal: pg.Client
const ordner = mkdtempSync(join(tmpdir(), 'portal-import-'))
beforeAll(async () => {
  datenbank = await createTestDatabase()
  portal = new pg.Client({ connectionString: datenbank.appUrl })
  await portal.connect()
})
afterEach(async () => {
  const owner = new pg.Client({ connectionString: datenbank.ownerUrl })
  await owner.connect()
  await owner.query('truncate verzeichnis_version, adresse_strasse, adresse_hausnummern, adresse_wort')
  await owner.end()
})
afterAll(async () => {
  await portal.end()
  await datenbank.drop()
  rmSync(ordner, { recursive: true })
})

const datei = (name: string, inhalt: string | Buffer): string => {
  const pfad = join(ordner, name)
  writeFileSync(pfad, inhalt)
  return pfad
}
const importieren = (pfade: string | string[], auftrag: Partial<Auftrag> = {}) =>
  einspielen(datenbank.ownerUrl, adressenImport, { dateien: [pfade].flat(), ...auftrag })

const strassen = async () =>
  (
    await portal.query<{ zeile: string }>(
      `select concat_ws('|', plz, strasse, ort, nullif(ort_zusatz, ''), nullif(ortsteil, ''), array_to_string(nummern, ' ')) as zeile
        from adresse_strasse left join adresse_hausnummern on strasse_id = id order by id`,
    )
  ).rows.map(({ zeile }) => zeile)

const versionen = async () =>
  (
    await portal.query<Version & { eingespielt_am: Date }>(
      'select * from verzeichnis_version order by version',
    )
  ).rows

const strassenzeilen = (anzahl: number) =>
  Array.from({ length: anzahl }, (_, i) => `Weg ${i + 1},24937,Flensburg,01001000,,\n`).join('')

describe('[R7.3-02] forms', () => {
  test('OpenPLZ: quotation marks, commas, districts; rows lie in the order of postal code and name', async () => {
    const pfad = datei(
      'streets.csv',
      `${KOPF}"B7, B515 Westtangente",58706,Menden (Sauerland),05962040,,
"""Hörsaal""",23570,Lübeck,01003000,Travemünde,Priwall
"Übergang ""Hauptbad""",26465,Langeoog,03462007,,
Am Berg,58706,Menden (Sauerland),05962040,Mitte,
`,
    )
    const version = await importieren(pfad)
    expect(await strassen()).toEqual([
      '23570|"Hörsaal"|Lübeck|Priwall',
      '26465|Übergang "Hauptbad"|Langeoog',
      '58706|Am Berg|Menden (Sauerland)|Mitte',
      '58706|B7, B515 Westtangente|Menden (Sauerland)',
    ])
    expect(version).toMatchObject({
      version: 1,
      quelle: expect.stringContaining('OpenStreetMap'),
      lizenz: expect.stringContaining('ODbL'),
    })
  })

  test('the neutral form: house numbers in the order of the street, one street for all its spellings', async () => {
    const pfad = datei(
      'adressen.csv',
      `${NEUTRAL}Hauptstr.;10;;24937;Flensburg;;Altstadt
Hauptstraße;9;b;24937;Flensburg;;Altstadt
Hauptstr.;9;;24937;Flensburg;;Altstadt
Hauptstr.;9;;24937;Flensburg;;Altstadt
Hauptstr.;1-3;;04936;Naundorf;b Schlieben;
### unbekannt;1;;24937;Flensburg;;
Feldweg;;;24937;Flensburg;;
`,
    )
    await importieren(pfad)
    expect(await strassen()).toEqual([
      '04936|Hauptstr.|Naundorf|b Schlieben|1-3',
      '24937|Feldweg|Flensburg',
      '24937|Hauptstr.|Flensburg|Altstadt|9 9b 10',
    ])
  })

  test('several files at once, packed or not, with a mark of byte order or with line ends of Windows', async () => {
    const openplz = `\uFEFF${KOPF}Am Berg,58706,Menden,05962040,,\n`.replaceAll('\n', '\r\n')
    const version = await importieren([
      datei('a.csv.gz', gzipSync(openplz)),
      datei('b.csv.zst', zstdCompressSync(`${NEUTRAL}Am Berg;7;;58706;Menden;;\n`)),
    ])
    expect(await strassen()).toEqual(['58706|Am Berg|Menden|7'])
    expect(version.dateien.map(({ name }) => name)).toEqual(['a.csv.gz', 'b.csv.zst'])
    expect(version.quelle).toContain('; ')
  })
})

describe('[R7.3-02] a wrong file is refused with its line, and the old data stays', () => {
  const GUT = `${KOPF}${strassenzeilen(20)}`
  const NICHT_VOLLSTAENDIG = /beschädigt oder nicht vollständig/
  test.each<[string, string | Buffer, string | RegExp]>([
    [
      'another form',
      'a;b\n1;2\n',
      'Zeile 1: Die Datei hat keine der bekannten Formen: OpenPLZ (streets.csv);',
    ],
    ['nothing', '', 'Zeile 1: Die Datei hat keine der bekannten Formen'],
    ['no entry', KOPF, 'Die Dateien enthalten keinen Eintrag.'],
    ['too few fields', `${GUT}Am Berg,24937\n`, 'Zeile 22: Erwartet werden 6 Felder, hier sind es 2.'],
    [
      'a line too many fields',
      `${GUT}A,24937,B,1,,,\n${GUT}`,
      'Zeile 22: Erwartet werden 6 Felder, hier sind es 7.',
    ],
    [
      'no postal code',
      `${GUT}Am Berg,2493,Flensburg,1,,\n`,
      "Zeile 22: '2493' ist keine Postleitzahl mit fünf Ziffern.",
    ],
    ['no street', `${GUT},24937,Flensburg,1,,\n`, 'Zeile 22: Der Name der Straße fehlt.'],
    ['no place', `${GUT}Am Berg,24937,,1,,\n`, 'Zeile 22: Der Ort fehlt.'],
    [
      'a name without end',
      `${GUT}${'A'.repeat(201)},24937,B,1,,\n`,
      'Zeile 22: Ein Name ist länger als 200 Zeichen.',
    ],
    [
      'an open quotation mark',
      `${GUT}"Am Berg,24937,Flensburg,1,,\n${GUT}`,
      /Zeile \d+: .*Anführungszeichen/,
    ],
    [
      'a quotation mark inside',
      `${GUT}"Am" Berg,24937,Flensburg,1,,\n`,
      'Zeile 22: Hinter einem schließenden Anführungszeichen steht noch Text.',
    ],
    [
      'a house number that is none',
      `${NEUTRAL}Am Berg;links;;24937;Flensburg;;\n`,
      "Zeile 2: 'links' ist keine Hausnummer.",
    ],
    [
      'Latin-1',
      Buffer.from(`${GUT}Mühlenweg,24937,Flensburg,1,,\n`, 'latin1'),
      'Zeile 22: Hier steht ein Zeichen, das nicht in UTF-8 geschrieben ist.',
    ],
    [
      'Latin-1 far behind',
      Buffer.from(
        `${KOPF}${strassenzeilen(30_000)}Mühlenweg,24937,Flensburg,1,,\n${strassenzeilen(9)}`,
        'latin1',
      ),
      'Zeile 30002: Hier steht ein Zeichen, das nicht in UTF-8 geschrieben ist.',
    ],
    ['a NUL', `${GUT}Am\0Berg,24937,Flensburg,1,,\n`, 'Zeile 22: Hier steht ein Zeichen NUL.'],
    ['UTF-16', Buffer.from(GUT, 'utf16le'), 'Zeile 1: Die Datei hat keine der bekannten Formen'],
    [
      'a zip archive',
      Buffer.from('504b0304140000', 'hex'),
      'Die Datei ist ein ZIP-Archiv. Entpacken Sie sie zuerst.',
    ],
    ['a cut-off gzip', gzipSync(KOPF + strassenzeilen(50_000)).subarray(0, 30_000), NICHT_VOLLSTAENDIG],
    [
      'a cut-off zstd',
      zstdCompressSync(KOPF + strassenzeilen(50_000)).subarray(0, 15_000),
      NICHT_VOLLSTAENDIG,
    ],
    [
      'a broken gzip',
      Buffer.concat([gzipSync(GUT).subarray(0, 40), Buffer.alloc(60, 7)]),
      NICHT_VOLLSTAENDIG,
    ],
    ['a cut-off line', `${GUT}Am Be`, 'Zeile 22: Erwartet werden 6 Felder, hier sind es 1.'],
  ])('%s', async (_was, inhalt, satz) => {
    await importieren(datei('gut.csv', GUT))
    await expect(importieren(datei('schlecht.csv', inhalt))).rejects.toThrow(satz)
    expect(await versionen()).toHaveLength(1)
    expect(await strassen()).toHaveLength(20)
  })

  test('no file, and a folder', async () => {
    await expect(importieren('/gibt/es/nicht.csv')).rejects.toThrow('Die Datei nicht.csv gibt es nicht.')
    await expect(importieren(ordner)).rejects.toThrow(/ist ein Ordner/)
  })

  test('a fifth less than before needs a word; as much as before does not', async () => {
    await importieren(datei('a.csv', `${KOPF}${strassenzeilen(20)}`))
    const weniger = datei('b.csv', `${KOPF}${strassenzeilen(15)}`)
    await expect(importieren(weniger)).rejects.toThrow(
      'Die neuen Daten haben 15 Einträge in adresse_strasse, die bisherigen 20.',
    )
    await importieren(datei('c.csv', `${KOPF}${strassenzeilen(16)}`))
    await importieren(weniger, { wenigerErlaubt: true })
    await importieren(datei('d.csv', `${KOPF}${strassenzeilen(2)}`), { wenigerErlaubt: true })
    expect((await versionen()).map(({ version }) => version)).toEqual([1, 2, 3, 4])
    expect(await strassen()).toHaveLength(2)
  })
})

describe('[R7.3-02] while the portal runs', () => {
  test('lookups answer from the old data until the new is complete; the next one from the new, also a prepared one', async () => {
    const frage = () =>
      portal.query<{ strasse: string }>({
        name: 'frage',
        text: 'select strasse from adresse_strasse where plz = $1 order by strasse limit 1',
        values: ['24937'],
      })
    await importieren(datei('alt.csv', `${KOPF}Altweg,24937,Flensburg,1,,\n`))
    expect((await frage()).rows).toEqual([{ strasse: 'Altweg' }])
    const waehrend: unknown[] = []
    const melden = async (f: Fortschritt) => void waehrend.push(f.schritt, (await frage()).rows[0]?.strasse)
    await importieren(datei('neu.csv', `${KOPF}Neuweg,24937,Flensburg,1,,\n`), { melden })
    expect(waehrend).toEqual(['lesen', 'Altweg', 'ordnen', 'Altweg', 'tauschen', 'Altweg'])
    expect((await frage()).rows).toEqual([{ strasse: 'Neuweg' }])
  })

  test('every instance hears of the new version; where it came from stays written', async () => {
    const gehoert: unknown[] = []
    portal.on('notification', ({ payload }) => gehoert.push(payload))
    await portal.query('listen verzeichnis')
    const inhalt = `${KOPF}Neuweg,24937,Flensburg,1,,\n`
    await importieren(datei('neu.csv', inhalt), { datenstand: '2026-11', quelle: 'Stadt', lizenz: 'frei' })
    await portal.query('unlisten verzeichnis')
    expect(gehoert).toEqual(['adressen'])
    expect(await versionen()).toMatchObject([
      {
        art: 'adressen',
        datenstand: '2026-11',
        quelle: 'Stadt',
        lizenz: 'frei',
        dateien: [{ name: 'neu.csv', sha256: hash('sha256', inhalt), bytes: inhalt.length }],
        zeilen: { adresse_strasse: 1, adresse_hausnummern: 0, adresse_wort: 2 },
        eingespielt_am: expect.any(Date),
      },
    ])
  })

  test('again and again: the tables keep their indexes under their names, and the portal may only read them', async () => {
    const indexe = async () =>
      (
        await portal.query<Record<string, string>>(
          `select tablename, indexname, indexdef from pg_indexes where tablename ~ '^adresse_' order by 1, 2`,
        )
      ).rows
    const vorher = await indexe()
    expect(vorher.length).toBeGreaterThan(5)
    for (const strasse of ['A', 'B', 'C'])
      await importieren(datei('x.csv', `${KOPF}${strasse}weg,24937,Flensburg,1,,\n`))
    expect(await indexe()).toEqual(vorher)
    expect(await strassen()).toEqual(['24937|Cweg|Flensburg'])
    await expect(portal.query('delete from adresse_strasse')).rejects.toThrow(/permission denied/)
  })

  test('a second import of the same kind at the same time is refused', async () => {
    const pfad = datei('x.csv', `${KOPF}Weg,24937,Flensburg,1,,\n`)
    let zweiter: Promise<unknown> | undefined
    // The first waits until the second was answered: so small a file would else be in before the second asks.
    await importieren(pfad, {
      melden: async () => {
        zweiter ??= importieren(pfad).catch((fehler: unknown) => fehler)
        await zweiter
      },
    })
    expect(await zweiter).toMatchObject({ message: expect.stringContaining('läuft gerade') })
  })

  test('an import whose process was killed while the database worked for it ends with it: the next one goes through', async () => {
    const pfad = datei('x.csv', `${KOPF}Weg,24937,Flensburg,1,,\n`)
    const ziel = new URL(datenbank.ownerUrl)
    const [port, host] = [Number(ziel.port), ziel.hostname]
    const leitungen: Socket[] = []
    const leitung = createServer((hin) => {
      const weiter = connect(port, host)
      for (const ende of [hin, weiter]) ende.on('error', () => undefined)
      leitungen.push(hin, weiter)
      hin.pipe(weiter).pipe(hin)
    }).listen(0, '127.0.0.1')
    await once(leitung, 'listening')
    ziel.host = `127.0.0.1:${(leitung.address() as AddressInfo).port}` // it listens on a port, not on a pipe
    const lang = {
      ...adressenImport,
      fertigstellen: [...(adressenImport.fertigstellen ?? []), 'select pg_sleep(120)'],
    }
    const gestorben = einspielen(ziel.href, lang, { dateien: [pfad] }).catch(() => 'gestorben')
    const owner = new pg.Client({ connectionString: datenbank.ownerUrl })
    await owner.connect()
    const schlafend = () =>
      owner.query(
        `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
      )
    await expect.poll(async () => (await schlafend()).rowCount).toBe(1)
    for (const ende of leitungen) ende.destroy()
    expect(await gestorben).toBe('gestorben')
    await vi.waitFor(() => importieren(pfad), { timeout: 30_000, interval: 500 })
    leitung.close()
    await owner.end()
    expect(await strassen()).toEqual(['24937|Weg|Flensburg'])
  })
})
