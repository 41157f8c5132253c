import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@foerderportal/contract/verzeichnis/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { registerVerzeichnis } from '../routes.ts'
import { einspielen, type Auftrag } from './einspielen.ts'
import { IMPORTARTEN } from './importarten.ts'
import type { Verzeichnisart } from '../datenstand/importart.ts'

let t: TestApp
/** One more server, which had its lists in memory before each import. */
let anderer: Awaited<ReturnType<TestApp['secondInstance']>>
const ordner = mkdtempSync(join(tmpdir(), 'portal-listen-'))
const als = { sub: randomUUID() }
beforeAll(async () => {
  t = await startTestApp(registerVerzeichnis)
  anderer = await t.secondInstance()
})
afterAll(async () => {
  await t.close()
  rmSync(ordner, { recursive: true })
})

const datei = (inhalt: string | Buffer): string => {
  const pfad = join(ordner, `${randomUUID()}.dat`)
  writeFileSync(pfad, inhalt)
  return pfad
}
const importieren = (
  name: Verzeichnisart,
  inhalte: string | Buffer | string[],
  auftrag: Partial<Auftrag> = {},
) => {
  const art = IMPORTARTEN.find((a) => a.art === name)
  if (art === undefined) throw new Error(`${name} has no import`)
  const dateien = (Array.isArray(inhalte) ? inhalte : [inhalte]).map(datei)
  return einspielen(t.ownerUrl, art, { dateien, wenigerErlaubt: true, ...auftrag })
}
/** What both servers answer, once they agree with what was imported. */
const gleich = async <T>(fragen: (instanz: Pick<TestApp, 'call'>) => Promise<T>, erwartet: unknown) => {
  for (const instanz of [t, anderer]) await expect.poll(() => fragen(instanz)).toEqual(erwartet)
}

type Fall = readonly [was: string, inhalt: string | Buffer, satz: string | RegExp]
const abgelehnt =
  (art: Verzeichnisart, zeilen: () => Promise<unknown>) =>
  async (_was: string, inhalt: string | Buffer, satz: string | RegExp) => {
    const vorher = await zeilen()
    await expect(importieren(art, inhalt)).rejects.toThrow(satz)
    expect(await zeilen()).toEqual(vorher)
  }
const alles = (tabelle: string) => async () =>
  (await sql`select * from ${sql.table(tabelle)}`.execute(t.ownerDb)).rows

describe('import:plz', () => {
  const GEONAMES = [
    [
      'DE',
      '24937',
      'Flensburg',
      'Schleswig-Holstein',
      'SH',
      '',
      '00',
      'Flensburg',
      '01001',
      '54.8',
      '9.4',
      '4',
    ],
    [
      'DE',
      '24937',
      'Jürgensby',
      'Schleswig-Holstein',
      'SH',
      '',
      '00',
      'Flensburg',
      '01001',
      '54.8',
      '9.4',
      '4',
    ],
    [
      'DE',
      '24937',
      'Jürgensby',
      'Schleswig-Holstein',
      'SH',
      '',
      '00',
      'Flensburg',
      '01001',
      '54.8',
      '9.5',
      '4',
    ],
    ['DE', '11011', 'Berlin', 'Berlin', 'BE', '', '00', '', '11000', '52.5', '13.4', '4'],
    [
      'DE',
      '10875',
      'Daimler "Versicherung" GmbH',
      'Berlin',
      'BE',
      '',
      '00',
      '',
      '11000',
      '52.5',
      '13.4',
      '4',
    ],
  ]
    .map((felder) => `${felder.join('\t')}\n`)
    .join('')
  const jePlz = (plz: string) => async (instanz: Pick<TestApp, 'call'>) =>
    (await instanz.call(contract.orteNachPlzFinden, { als, body: { plz } })).body

  test('[R7.3-10] [R3.7-01] GeoNames: parts of places, Kreis and Land, boxes and big recipients; running servers follow', async () => {
    expect(await jePlz('24937')(t)).toMatchObject([{ kreis: null }])
    expect(await jePlz('24937')(anderer)).toMatchObject([{ kreis: null }])
    await importieren('plz', GEONAMES)
    const land = 'Schleswig-Holstein'
    await gleich(jePlz('24937'), [
      { plz: '24937', ort: 'Flensburg', ortsteil: null, kreis: 'Flensburg', land, typ: 'ZUSTELLUNG' },
      { plz: '24937', ort: 'Flensburg', ortsteil: 'Jürgensby', kreis: 'Flensburg', land, typ: 'ZUSTELLUNG' },
    ])
    expect((await jePlz('1')(t)).map(({ ort, typ, kreis }) => [ort, typ, kreis])).toEqual([
      ['Daimler "Versicherung" GmbH', 'GROSSEMPFAENGER', null],
      ['Berlin', 'POSTFACH', null],
    ])
    const { body } = await t.call(contract.orteNachNameFinden, { als, body: { ort: 'juergensby' } })
    expect(body.map(({ ortsteil }) => ortsteil)).toEqual(['Jürgensby'])
  })

  test('[R7.3-10] suche-postleitzahl.org and a table of one’s own, both at once: a place of both stands once', async () => {
    await importieren('plz', [
      'osm_id,ags,ort,plz,landkreis,bundesland\n1,1,Aach,78267,Landkreis Konstanz,Baden-Württemberg\n2,2,"Aach, klein",54298,,Rheinland-Pfalz\n',
      'plz;ort;ortsteil;kreis;land\n78267;Aach;;;\n78267;Aach;Dorf;;\n',
    ])
    await gleich(
      async (instanz) =>
        (await jePlz('78267')(instanz)).map(({ ort, ortsteil, kreis }) => [ort, ortsteil, kreis]),
      [
        ['Aach', null, 'Landkreis Konstanz'],
        ['Aach', 'Dorf', null],
      ],
    )
    expect((await jePlz('54298')(t)).map(({ ort }) => ort)).toEqual(['Aach, klein'])
  })

  const KOPF = 'plz;ort;ortsteil;kreis;land\n'
  test.each<Fall>([
    ['another form', 'PLZ|Ort\n', 'Zeile 1: Die Datei hat keine der bekannten Formen: GeoNames (DE.txt);'],
    ['no postal code', `${KOPF}24937;A;;;\n2493;B;;;\n`, "Zeile 3: '2493' ist keine Postleitzahl"],
    ['no place', `${KOPF}24937;;;;\n`, 'Zeile 2: Der Ort fehlt.'],
    ['a cut-off line', `${KOPF}24937;A;;;\n24937;B`, 'Zeile 3: Erwartet werden 5 Felder, hier sind es 2.'],
    [
      'Latin-1',
      Buffer.from(`${KOPF}24937;Föhr;;;\n`, 'latin1'),
      'Zeile 2: Hier steht ein Zeichen, das nicht in UTF-8',
    ],
    ['GeoNames cut off', GEONAMES.slice(0, -20), /Zeile 5: Erwartet werden 12 Felder/],
    [
      'a name without end',
      `${KOPF}24937;${'A'.repeat(201)};;;\n`,
      'Zeile 2: Ein Name ist länger als 200 Zeichen.',
    ],
  ])('[R7.3-10] refused: %s', abgelehnt('plz', alles('verzeichnis_ort')))
})

describe('import:banken', () => {
  const KOPF =
    'Bankleitzahl;Merkmal;Bezeichnung;PLZ;Ort;Kurzbezeichnung;PAN;BIC;Prüfzifferberechnungsmethode;Datensatznummer;Änderungskennzeichen;Bankleitzahllöschung;Nachfolge-Bankleitzahl\r\n'
  type Satz = {
    blz: string
    merkmal?: string
    name?: string
    bic?: string
    kennung?: string
    nachfolge?: string
  }
  const csv = ({
    blz,
    merkmal = '1',
    name = 'Bank',
    bic = '',
    kennung = 'U',
    nachfolge = '00000000',
  }: Satz) =>
    `"${blz}";"${merkmal}";"${name}";"24937";"Flensburg";"Kurz";"20100";${bic && `"${bic}"`};"09";"011380";"${kennung}";"0";"${nachfolge}"\r\n`
  const SAETZE: Satz[] = [
    { blz: '37040044', name: 'Prüfbank Köln', bic: 'COBADEFFXXX' },
    { blz: '37040044', merkmal: '2', name: 'Zweigstelle Bonn' },
    { blz: '21550050', name: 'Gelöschte Bank', kennung: 'D' },
    { blz: '21750000', name: 'Alte Bank -alt-', nachfolge: '21710000' },
    { blz: '21710000', name: 'Mittlere Bank -alt-', nachfolge: '21700000' },
    { blz: '21700000', name: 'Müller & Söhne', bic: 'NOLADE21FLE' },
  ]
  const latin1 = (text: string) => Buffer.from(text, 'latin1')
  const CSV = KOPF + SAETZE.map(csv).join('')

  const ibanMit = (blz: string) => async (instanz: Pick<TestApp, 'call'>) => {
    const query = { countryCode: 'DE', bban: `${blz}0532013000` }
    const { body } = await instanz.call(contract.ibanBilden, { als, query })
    const { bank, bic, okay } = body.okay.extendedValidation
    return [bank, bic, okay]
  }
  const geprueft = async () => {
    await gleich(ibanMit('37040044'), ['Prüfbank Köln', 'COBADEFFXXX', true])
    await gleich(ibanMit('21550050'), [null, null, false])
    // Taken over twice: who pays out today.
    for (const blz of ['21750000', '21710000', '21700000'])
      await gleich(ibanMit(blz), ['Müller & Söhne', 'NOLADE21FLE', true])
  }
  const leeren = () => importieren('banken', latin1(KOPF + csv({ blz: '10000000' })))

  test('[R7.3-08] the CSV of the Bundesbank: Latin-1, branches and deleted ones left out, takeovers followed', async () => {
    expect(await ibanMit('37040044')(t)).toEqual(['Commerzbank', 'COBADEFFXXX', true])
    await importieren('banken', latin1(CSV))
    await geprueft()
  })

  test('[R7.3-08] the same, saved in UTF-8', async () => {
    await leeren()
    await gleich(ibanMit('37040044'), [null, null, false])
    await importieren('banken', CSV)
    await geprueft()
  })

  const txt = ({
    blz,
    merkmal = '1',
    name = 'Bank',
    bic = '',
    kennung = 'U',
    nachfolge = '00000000',
  }: Satz) =>
    `${blz}${merkmal}${name.padEnd(58)}24937${'Flensburg'.padEnd(35)}${'Kurz'.padEnd(27)}20100${bic.padEnd(11)}09011380${kennung}0${nachfolge}\r\n`
  const TXT = SAETZE.map(txt).join('')

  test('[R7.3-08] the file of fixed width', async () => {
    expect(txt({ blz: '37040044' })).toHaveLength(170)
    await leeren()
    await gleich(ibanMit('37040044'), [null, null, false])
    await importieren('banken', latin1(TXT))
    await geprueft()
  })

  test('[R7.3-08] a number in two files is refused', async () => {
    await expect(importieren('banken', [txt({ blz: '10000000' }), txt({ blz: '10000000' })])).rejects.toThrow(
      'Die Bankleitzahl 10000000 steht in mehreren Dateien.',
    )
  })

  test.each<Fall>([
    ['another form', 'BLZ,Name\n', 'Zeile 1: Die Datei hat keine der bekannten Formen'],
    ['no number', latin1(KOPF + csv({ blz: '01234567' })), "Zeile 2: '01234567' ist keine Bankleitzahl."],
    ['no name', latin1(KOPF + csv({ blz: '10000000', name: '' })), 'Zeile 2: Der Name der Bank fehlt.'],
    ['no BIC', latin1(KOPF + csv({ blz: '10000000', bic: 'KAPUTT' })), "Zeile 2: 'KAPUTT' ist kein BIC."],
    [
      'another mark',
      latin1(KOPF + csv({ blz: '10000000', merkmal: '3' })),
      'Zeile 2: Das Merkmal ist weder 1 noch 2.',
    ],
    [
      'twice',
      latin1(KOPF + csv({ blz: '10000000' }) + csv({ blz: '10000000' })),
      'Zeile 3: Die Bankleitzahl 10000000 steht zweimal da.',
    ],
    [
      'a follower that is not there',
      latin1(KOPF + csv({ blz: '10000000', nachfolge: '20000000' })),
      'Zeile 2: Die Nachfolge-Bankleitzahl 20000000 gibt es in der Datei nicht.',
    ],
    [
      'a circle',
      latin1(
        KOPF +
          csv({ blz: '10000000', nachfolge: '20000000' }) +
          csv({ blz: '20000000', nachfolge: '10000000' }),
      ),
      'Zeile 3: Die Nachfolge der Bankleitzahl 10000000 führt im Kreis.',
    ],
    ['a cut-off line', latin1(CSV.slice(0, -30)), /Zeile 7: /],
    ['fixed width in UTF-8', TXT, 'Zeile 1: Die Zeile hat 170 statt 168 Zeichen.'],
    ['fixed width cut off', latin1(TXT.slice(0, -30)), 'Zeile 6: Die Zeile hat 140 statt 168 Zeichen.'],
  ])('[R7.3-08] refused: %s', abgelehnt('banken', alles('verzeichnis_bank')))
})

describe('import:gerichte', () => {
  const liste = (kennung: string, daten: readonly (readonly [string, string])[], spalte = 'wert') =>
    JSON.stringify(
      {
        metadaten: { kennung, version: '13', gueltigAb: '2027-01-15T00:00:00.000+0100' },
        spalten: [
          { spaltennameTechnisch: 'code', codeSpalte: true },
          { spaltennameTechnisch: spalte, codeSpalte: false },
        ],
        daten,
      },
      null,
      1,
    )
  const REGISTER = 'urn:xoev-de:xunternehmen:codeliste:registergerichte_13'
  const GDS = 'urn:xoev-de:xjustiz:codeliste:gds.gerichte_3.7'
  const seats = (registerArt?: 'HANDELSREGISTER_B') => async (instanz: Pick<TestApp, 'call'>) =>
    (await instanz.call(contract.gerichtssitzeLesen, { als, query: registerArt ? { registerArt } : {} })).body

  test('[R7.3-11] the list of register courts: seats in one spelling, registers as known or by the ids', async () => {
    expect(await seats()(anderer)).toHaveLength(173)
    const { datenstand } = await importieren(
      'gerichte',
      liste(REGISTER, [
        ['F1103R', 'Amtsgericht Charlottenburg'],
        ['F1103', 'Amtsgericht Charlottenburg'],
        ['Y1208', 'Amtsgericht Pößneck - Zweigstelle Bad Lobenstein_'],
        ['V1111', 'Amtsgericht St. Ingbert'],
        ['N1206', 'Rostock'],
        ['D9901V', 'Amtsgericht Neustadt'],
        ['D9901', 'Amtsgericht Neustadt'],
      ]),
    )
    expect(datenstand).toBe('Version 13, gültig ab 2027-01-15')
    await gleich(seats(), [
      'Berlin (Charlottenburg)',
      'Neustadt',
      'Pößneck, Zweigstelle Bad Lobenstein',
      'Rostock',
      'Sankt Ingbert',
    ])
    expect(await seats('HANDELSREGISTER_B')(t)).toEqual(['Berlin (Charlottenburg)', 'Neustadt'])
    const detail = await t.call(contract.gerichtssitzErlaeutern, {
      als,
      query: { sitz: 'Neustadt', registerArt: 'VEREINSREGISTER' },
    })
    expect(detail.body).toEqual([{ ort: 'Neustadt', xJustizId: 'D9901' }])
  })

  test('[R7.3-12] the list of all courts: those that keep a register, under the names that people know', async () => {
    await importieren(
      'gerichte',
      liste(GDS, [
        ['9A0000', 'ZZ Test-Bund'],
        ['B1000', 'Oberlandesgericht Karlsruhe'],
        ['M1201', 'Amtsgericht Frankfurt'],
        ['K1101R', 'Amtsgericht Hamburg, Zentralisierter Bereich Handelsregister'],
        ['V1112', 'aufgelöst-Amtsgericht St. Wendel'],
        ['V1122', 'Amtsgericht Homburg Vereinsregister'],
        ['T3201R', 'Amtsgericht Kaiserslautern, Zentrales Vollstreckungsgericht Rheinland-Pfalz'],
      ]),
    )
    await gleich(seats(), ['Frankfurt am Main', 'Hamburg', 'Homburg'])
    expect(await seats('HANDELSREGISTER_B')(t)).toEqual(['Frankfurt am Main', 'Hamburg'])
  })

  test.each<Fall>([
    ['another form', '{"a":1}', 'Zeile 1: Die Datei hat keine der bekannten Formen'],
    ['cut off', liste(REGISTER, [['F1103', 'A']]).slice(0, -12), /Zeile \d+: Das JSON ist nicht vollständig/],
    ['no list', `{"x": "${REGISTER}"}`, 'Zeile 1: Das ist keine Codeliste des XRepository'],
    ['no name column', liste(REGISTER, [['F1103', 'A']], 'sonst'), 'Zeile 1: Der Codeliste fehlt die Spalte'],
    [
      'an id that is none',
      liste(REGISTER, [
        ['F1103', 'A'],
        ['F11', 'B'],
      ]),
      /Zeile 2\d: 'F11' ist keine XJustiz-ID\./,
    ],
    ['no name', liste(REGISTER, [['F1103', '']]), /Zeile \d+: Dem Gericht F1103 fehlt sein Name\./],
    [
      'twice',
      liste(REGISTER, [
        ['F1103', 'A'],
        ['F1103', 'B'],
      ]),
      /Die XJustiz-ID F1103 steht zweimal da\./,
    ],
    ['Latin-1', Buffer.from(liste(REGISTER, [['F1103', 'Köln']]), 'latin1'), /nicht in UTF-8/],
  ])('[R7.3-11] refused: %s', abgelehnt('gerichte', alles('verzeichnis_gericht')))
})

describe('import:finanzaemter', () => {
  const xml = (aemter: string, kopf = '<?xml version="1.0" encoding="UTF-8"?>') => `${kopf}
<GemfaExport xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<FinanzamtListe>
${aemter}
</FinanzamtListe>
</GemfaExport>
`
  const amt = (nr: string, name: string) =>
    `<Finanzamt BuFaNr="${nr}" Name="${name}"><AdresseListe><Adresse xsi:type="HausanschriftType" Strasse="Duburger Str." PLZ="24939" Ort="Flensburg"/></AdresseListe></Finanzamt>`
  const AEMTER = [
    amt('2115', 'Flensburg'),
    amt('2120', 'Kiel'),
    amt('2612', 'Münster &amp; Land'),
    amt('2613', 'Münster &amp; Land'),
    amt('2178', 'Itzehoe Bewertung für Grundsteuer 78'),
  ].join('\n')
  const namen = async (instanz: Pick<TestApp, 'call'>) =>
    (await instanz.call(contract.finanzaemterLesen, { als })).body

  test('[R7.3-05] the export of GemFA: names once, special offices hidden', async () => {
    expect(await namen(anderer)).toContain('Wunsiedel mit Außenstelle Selb')
    await importieren('finanzaemter', xml(AEMTER))
    await gleich(namen, ['Flensburg', 'Kiel', 'Münster & Land'])
  })

  test('[R7.3-05] in Latin-1, as its first line says', async () => {
    const latin1 = xml(amt('2201', 'Köln'), '<?xml version="1.0" encoding="ISO-8859-1"?>')
    await importieren('finanzaemter', Buffer.from(latin1, 'latin1'))
    await gleich(namen, ['Köln'])
  })

  test.each<Fall>([
    ['another form', '<a/>', 'Zeile 1: Die Datei hat keine der bekannten Formen'],
    ['cut off', xml(AEMTER).slice(0, -40), /Zeile \d+: Hier ist das XML nicht wohlgeformt/],
    ['a number that is none', xml(amt('21', 'Flensburg')), "Zeile 4: '21' ist keine Bundesfinanzamtsnummer."],
    ['no name', xml(amt('2115', ' ')), 'Zeile 4: Dem Finanzamt 2115 fehlt sein Name.'],
    ['twice', xml(`${AEMTER}\n${amt('2115', 'Kiel')}`), 'Zeile 9: Das Finanzamt 2115 steht zweimal da.'],
    [
      'another root',
      `<x><GemfaExport>${AEMTER}</GemfaExport></x>`,
      'Zeile 1: Erwartet wird das Element GemfaExport.',
    ],
    [
      'a DOCTYPE',
      xml(AEMTER, '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>'),
      'Zeile 1: Eine DOCTYPE-Angabe ist nicht erlaubt.',
    ],
    [
      'Latin-1 that says it is UTF-8',
      Buffer.from(xml(amt('2201', 'Köln')), 'latin1'),
      'Zeile 4: Hier steht ein Zeichen',
    ],
  ])('[R7.3-05] refused: %s', abgelehnt('finanzaemter', alles('verzeichnis_finanzamt')))
})

test('[R7.3-10] [R7.3-05] what was imported is named with its source, licence, state and size', async () => {
  await importieren('plz', 'plz;ort;ortsteil;kreis;land\n24937;Flensburg;;;\n', {
    quelle: 'Postamt',
    lizenz: 'frei',
    datenstand: '2027',
  })
  const { body } = await t.call(contract.datenstandLesen)
  expect(body.find(({ art }) => art === 'plz')).toEqual({
    art: 'plz',
    quelle: 'Postamt',
    lizenz: 'frei',
    datenstand: '2027',
    eintraege: 1,
    eingespieltAm: expect.stringMatching(/^20\d\d-.*Z$/),
    beispiel: false,
  })
})
