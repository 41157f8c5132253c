import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listeSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/liste'
import { pruefsummenSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/pruefsummen'
import { protokollSchreiben, reihen } from '@foerderportal/contract/interessenbekundung/reihung/reihung'
import { staffelRechnen, staffelSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/staffel'
import { zusageText } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import { afterAll, describe, expect, test } from 'vitest'
import { krypto } from './krypto.ts'
import { pruefen } from './reihungPruefen.mjs'

const PROGRAMM = join(import.meta.dirname, 'reihungPruefen.mjs')
const RUNDE = 'd0000000-0000-4000-8000-000000000613'
const SEED = krypto.sha256('Startwert')
const ZUSAGE = krypto.sha256(zusageText(RUNDE, SEED))

/** Ten lines of six declarations in two classes; the second batch passes a line that is gone. */
const ZEILEN = Array.from({ length: 10 }, (_, i) => {
  const [wer, hauptgruppe] = i < 6 ? [i, 'B.2'] : [i - 6, 'A']
  return {
    guid: `${wer}a000000-0000-4000-8000-00000000000${wer}`,
    hauptgruppe,
    prioritaet: hauptgruppe === 'A' ? 1 : 2,
    cent: 100_000 * (i + 1),
    einreichung: krypto.sha256(`Einreichung ${wer}`),
  }
})

type Dateien = Record<string, string>
const summen = (dateien: Dateien) =>
  pruefsummenSchreiben({
    runde: RUNDE,
    zusage: ZUSAGE,
    dateien: Object.entries(dateien).map(([name, text]) => ({ name, sha256: krypto.sha256(text) })),
  })
const mitSummen = (dateien: Dateien): Dateien => ({ ...dateien, 'pruefsummen.txt': summen(dateien) })

/** As they are published: with their amounts, or without. */
const reihungDateien = (oeffentlich: boolean): Dateien => {
  const zeilen = ZEILEN.map((zeile) => ({
    ...zeile,
    betrag: zeile.cent,
    cent: oeffentlich ? zeile.cent : null,
  }))
  const liste = listeSchreiben({ runde: RUNDE, ende: new Date('2026-12-20T23:00:00Z'), zeilen })
  const ziehung = {
    runde: RUNDE,
    seed: SEED,
    zufall: 'LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 S7',
    listHash: krypto.sha256(liste),
  }
  const gereiht = reihen(zeilen, ziehung, krypto)
  const protokoll = protokollSchreiben({
    ...ziehung,
    zusage: ZUSAGE,
    quelle: 'LOTTO 6aus49 für Übermorgen',
    zeilen: gereiht,
  })
  const anwaerter = gereiht.map((zeile) => ({ ...zeile, cent: zeile.betrag, entfallen: zeile.rang === 7 }))
  const dateien: Dateien = { 'liste.txt': liste, 'protokoll.json': protokoll }
  let [vorgaenger, bis] = [krypto.sha256(protokoll), 0]
  for (const [stelle, budget] of [3_500_000, 1_900_000].entries()) {
    const staffel = staffelRechnen(anwaerter, budget, bis)
    if (!staffel) throw new Error('Nobody is invited')
    const am = new Date(Date.UTC(2027, stelle, 4, 8))
    const betraege = oeffentlich ? { summe: staffel.summe, budget } : { summe: null, budget: null }
    const text = staffelSchreiben({ ...staffel, ...betraege, nr: stelle + 1, am, vorgaenger })
    dateien[`staffel-${stelle + 1}.json`] = text
    ;[vorgaenger, bis] = [krypto.sha256(text), staffel.bisRang]
  }
  return dateien
}

const ECHT = reihungDateien(true)
const VERDECKT = reihungDateien(false)
const alsBytes = (dateien: Dateien) =>
  Object.fromEntries(Object.entries(dateien).map(([name, text]) => [name, Buffer.from(text)]))
/** The same bytes with one of them changed. */
const gekippt = (bytes: Buffer, stelle: number, maske: number): Buffer =>
  Buffer.from(bytes.map((byte, i) => (i === stelle ? byte ^ maske : byte)))
const fehler = (dateien: Record<string, Uint8Array>) =>
  pruefen(dateien).flatMap(({ was, fehler: weil }) => (weil === null ? [] : [`${was}: ${weil}`]))

describe('[S3-03][A-18] whoever repeats a ranking from its published files', () => {
  test('finds all of it right, at each stage of its publication', () => {
    const namen = Object.keys(ECHT)
    expect(namen).toHaveLength(4)
    for (let bis = 0; bis <= namen.length; bis++) {
      const teil = Object.fromEntries(Object.entries(ECHT).slice(0, bis))
      expect(fehler(alsBytes(mitSummen(teil)))).toEqual([])
    }
    expect(pruefen(alsBytes(mitSummen(ECHT))).map(({ was }) => was)).toEqual([
      'pruefsummen.txt',
      'Prüfsummen der Dateien',
      'Liste',
      'protokoll.json',
      'Zusage und Startwert',
      'listHash, Lose und Ränge',
      'staffel-1.json',
      'staffel-2.json',
    ])
  })

  test('finds it right without amounts, as far as it can be computed then', () => {
    expect(VERDECKT['liste.txt']).not.toContain('100000')
    expect(VERDECKT['staffel-1.json']).toContain('"budget": null')
    expect(pruefen(alsBytes(mitSummen(VERDECKT))).map(({ was, fehler: weil }) => [was, weil])).toEqual(
      pruefen(alsBytes(mitSummen(ECHT))).map(({ was }) => [was, null]),
    )
  })

  test.each([
    ['with amounts', ECHT],
    ['without', VERDECKT],
  ])('notices every single byte that was changed, left out or put in: %s', (_, dateien) => {
    const echt = alsBytes(mitSummen(dateien))
    for (const [name, bytes] of Object.entries(echt)) {
      const mit = (andere: Buffer) => fehler({ ...echt, [name]: andere })
      for (let i = 0; i < bytes.length; i++) {
        expect(mit(gekippt(bytes, i, 1 << (i % 8))), `${name}, byte ${i}`).toHaveLength(1)
      }
      expect(mit(bytes.subarray(0, -1))).toHaveLength(1)
      expect(mit(Buffer.concat([bytes, Buffer.from('\n')]))).toHaveLength(1)
      expect(mit(Buffer.concat([Buffer.from('\ufeff'), bytes]))).toHaveLength(1)
    }
  })

  /** Who forges a file and the sums with it: each of these is only found by computing it again. */
  const ersetzen = (name: string, von: RegExp | string, durch: string) => (d: Dateien) => {
    const vorher = d[name] ?? ''
    const nachher = vorher.replace(von, durch)
    if (vorher === nachher) throw new Error(`${String(von)} stands nowhere in ${name}`)
    return { ...d, [name]: nachher }
  }
  const ohne = (name: string) => (d: Dateien) =>
    Object.fromEntries(Object.entries(d).filter(([n]) => n !== name))
  const liste = (von: RegExp | string, durch: string) => ersetzen('liste.txt', von, durch)
  const protokoll = (von: RegExp | string, durch: string) => ersetzen('protokoll.json', von, durch)
  const staffel = (von: RegExp | string, durch: string) => ersetzen('staffel-1.json', von, durch)
  const zweite = (von: RegExp | string, durch: string) => ersetzen('staffel-2.json', von, durch)
  test.each<[string, (d: Dateien) => Dateien, RegExp]>([
    ['another list', liste('100000;', '100001;'), /listHash ist nicht/],
    ['a list in another order', liste(/(0a.*\n)(0a.*\n)/, '$2$1'), /falscher Stelle/],
    ['a line less, the number as before', liste(/5a.*\n/, ''), /9 Zeilen, angegeben sind 10/],
    ['a line twice', liste(/(5a.*\n)/, '$1$1'), /11 Zeilen/],
    ['another priority for one line', liste(';A;1;', ';A;3;'), /zweierlei Vorrang/],
    ['a round of another', liste(RUNDE, RUNDE.replace('613', '614')), /Runde, Kopf/],
    ['an amount with a leading zero', liste(';100000;', ';0100000;'), /vereinbarten Form/],
    ['another format', liste('reihung-1', 'reihung-2'), /Kopf oder Ende/],
    [
      'another seed',
      protokoll(
        SEED,
        SEED.replace(/^./, (z) => (z === '0' ? '1' : '0')),
      ),
      /Startwert nicht der zugesagte/,
    ],
    ['a seed in capitals', protokoll(SEED, SEED.toUpperCase()), /Startwert nicht der zugesagte/],
    ['a commitment that fits another seed', protokoll(ZUSAGE, krypto.sha256('x')), /andere Zusage/],
    ['two numbers of the draw exchanged', protokoll('04 11', '11 04'), /gerechnet: .*"rang":1/],
    ['a draw in another spelling', protokoll('04 11', '04  11'), /Ziehung ist nicht/],
    ['another lot', protokoll(/"los": "./, '"los": "g'), /gerechnet: /],
    ['another rank', protokoll('"rang": 3', '"rang": 4'), /gerechnet: .*"rang":3/],
    ['another amount', protokoll('"cent": 100000,', '"cent": 100001,'), /gerechnet: /],
    ['a line more', protokoll(/(\{\n {6}"guid"[^}]*\})\n {2}\]/, '$1,\n    $1\n  ]'), /Schreibweise/],
    ['a name more', protokoll('"quelle"', '"nebenbei": 1,\n  "quelle"'), /Schreibweise/],
    ['another spelling of the same', protokoll('"rang": 1\n', '"rang": 1.0\n'), /Schreibweise/],
    ['a batch behind another file', staffel(/"vorgaenger": "./, '"vorgaenger": "x'), /Schreibweise/],
    ['another sum', staffel(/"summe": /, '"summe": 1'), /Schreibweise/],
    ['another rank to begin with', staffel('"vonRang": 1', '"vonRang": 2'), /Schreibweise/],
    ['another number', staffel('"nr": 1', '"nr": 2'), /Schreibweise/],
    ['more promised than there was', staffel('"budget": 3500000', '"budget": 350000'), /mehr als die Mittel/],
    ['stopped too early', staffel('"budget": 3500000', '"budget": 35000000'), /hätte noch gepasst/],
    ['a line passed as gone', staffel('EINGELADEN', 'ENTFALLEN'), /noch gepasst|Schreibweise/],
    ['an outcome that does not exist', staffel('EINGELADEN', 'BEVORZUGT'), /Schreibweise/],
    ['somebody else invited', staffel(/"guid": "./, '"guid": "9'), /Schreibweise/],
    ['a rank left out', staffel(/"bisRang": \d/, '"bisRang": 2'), /ausgelassen/],
    ['a time with milliseconds', staffel('00:00Z', '00:00.000Z'), /Zeit oder Mittel/],
    ['the first batch changed, the second not', staffel('2027-01', '2027-03'), /staffel-2.json/],
    ['a gone line called in again', zweite('ENTFALLEN', 'EINGELADEN'), /mehr als die Mittel|Schreibweise/],
    ['no list', ohne('liste.txt'), /liste.txt fehlt/],
    ['no protocol', ohne('protokoll.json'), /protokoll.json fehlt/],
    ['the first batch left out', ohne('staffel-1.json'), /staffel-1.json fehlt/],
    ['a protocol that is none', (d) => ({ ...d, 'protokoll.json': 'null\n' }), /Zusage und Startwert/],
  ])('%s', (_, faelschen, soll) => {
    const gefunden = fehler(alsBytes(mitSummen(faelschen(ECHT))))
    expect(gefunden).toHaveLength(1)
    expect(gefunden[0]).toMatch(soll)
  })

  test.each<[string, (d: Dateien) => Dateien, RegExp]>([
    ['one amount in a list without', liste(';-;', ';100000;'), /Beträge/],
    ['the money of a batch', staffel('"budget": null', '"budget": 100'), /Mittel/],
    ['the sum of a batch', staffel('"summe": null', '"summe": 100'), /Schreibweise/],
    ['a line of a batch left out', staffel(/"bisRang": (\d+)/, '"bisRang": 1'), /Ränge/],
  ])('without amounts: %s', (_, aendern, genannt) => {
    expect(fehler(alsBytes(mitSummen(aendern(VERDECKT))))).toEqual([expect.stringMatching(genannt)])
  })

  test('a file that nobody published, and sums that name one twice', () => {
    const echt = alsBytes(mitSummen(ECHT))
    expect(fehler({ ...echt, 'staffel-3.json': Buffer.from('{}') })[0]).toContain('ist nicht veröffentlicht')
    const doppelt = summen(ECHT).replace(/(.*liste.txt\n)/, '$1$1')
    expect(fehler({ ...echt, 'pruefsummen.txt': Buffer.from(doppelt) })).toHaveLength(1)
  })
})

describe('[S3-03][A-18] the file alone, in plain Node, outside the project', async () => {
  const ordner = await mkdtemp(join(tmpdir(), 'reihung-'))
  const [programm, daten] = [join(ordner, 'reihungPruefen.mjs'), join(ordner, 'daten')]
  afterAll(() => rm(ordner, { recursive: true, force: true }))
  const ausfuehren = async (argumente: string[]) => {
    const kind = spawn(process.execPath, [programm, ...argumente], { cwd: ordner, env: {} })
    const [stdout, [code]] = await Promise.all([text(kind.stdout), once(kind, 'close')])
    return { code: Number(code), stdout }
  }

  test('says that all is right, and notices twenty changes', async () => {
    await copyFile(PROGRAMM, programm)
    await mkdir(daten)
    for (const [name, text] of Object.entries(mitSummen(ECHT))) await writeFile(join(daten, name), text)
    const gut = await ausfuehren([daten])
    expect(gut.code).toBe(0)
    expect(gut.stdout).toContain('stimmt: staffel-2.json\nAlles stimmt. SHA-256 von pruefsummen.txt: ')
    const stellen = Object.entries(ECHT).flatMap(([name, text]) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((teil) => ({ name, stelle: Math.floor(Buffer.byteLength(text) * teil) })),
    )
    expect(stellen).toHaveLength(20)
    for (const { name, stelle } of stellen) {
      await writeFile(join(daten, name), gekippt(Buffer.from(ECHT[name] ?? ''), stelle, 1))
      const { code, stdout } = await ausfuehren([daten])
      expect([code, stdout]).toEqual([
        1,
        `stimmt: pruefsummen.txt\nFEHLER: Prüfsummen der Dateien: ${name} ist nicht die veröffentlichte Datei\n`,
      ])
      await writeFile(join(daten, name), ECHT[name] ?? '')
    }
  })

  test('says how it is called', async () => {
    expect((await ausfuehren([])).code).toBe(2)
    expect((await ausfuehren([join(ordner, 'nirgends')])).code).toBe(2)
    expect((await ausfuehren([ordner])).stdout).toContain('FEHLER: pruefsummen.txt: pruefsummen.txt fehlt')
  })
})
