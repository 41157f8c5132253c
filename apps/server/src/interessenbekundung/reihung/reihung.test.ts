import { hash } from 'node:crypto'
import { pruefsummenSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/pruefsummen'
import {
  oeffnetZusage,
  protokollSchreiben,
  reihen,
} from '@foerderportal/contract/interessenbekundung/reihung/reihung'
import { staffelSchreiben } from '@foerderportal/contract/interessenbekundung/reihung/staffel'
import {
  LISTE,
  LISTHASH,
  RUNDE,
  SEED,
  ZEILEN,
  ZUFALL,
  gemischt,
  guid,
  zeile,
} from '@foerderportal/contract/interessenbekundung/reihung/testing/beispiel'
import { losText, zusageText } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { krypto } from './krypto.ts'

const ziehung = { runde: RUNDE, seed: SEED, zufall: ZUFALL, listHash: krypto.sha256(LISTE) }
const ZUSAGE = '6fd4a2cdedc1798a38bf7a7a7669f8f9c9164215a65f0b5c79d2678bf1e723f4'

describe('[S3-03][A-21] the test vector of the protocol, confirmed with openssl', () => {
  test('commitment, list and its hash', () => {
    expect(krypto.sha256(zusageText(RUNDE, SEED))).toBe(ZUSAGE)
    expect(LISTE).toBe(
      `reihung-1\nrunde ${RUNDE}\nende 2026-12-20T23:00:00Z\nzeilen 4\n` +
        `11111111-1111-4111-8111-111111111111;A;1;4200000;${'a'.repeat(64)}\n` +
        `11111111-1111-4111-8111-111111111111;B;2;300000;${'a'.repeat(64)}\n` +
        `22222222-2222-4222-8222-222222222222;B;2;900000;${'b'.repeat(64)}\n` +
        `33333333-3333-4333-8333-333333333333;B;2;700000;${'c'.repeat(64)}\n`,
    )
    expect(ziehung.listHash).toBe(LISTHASH)
  })

  test('lots, order and ranks', () => {
    const gereiht = reihen(ZEILEN.toReversed(), ziehung, krypto)
    const kurz = gereiht.map((z) => [
      `${z.hauptgruppe}/${z.guid.slice(0, 4)}`,
      `${z.los.slice(0, 8)}…${z.los.slice(-4)}`,
      z.rang,
      z.rangInGruppe,
    ])
    expect(kurz).toEqual([
      ['A/1111', '0570af6a…ee56', 1, 1],
      ['B/1111', '17c1c6e2…9e0c', 2, 1],
      ['B/2222', '1cabcd1a…ed58', 3, 2],
      ['B/3333', '4f9d24f4…e3ab', 4, 3],
    ])
  })

  test('the files made from it, to the byte', () => {
    const gereiht = reihen(ZEILEN, ziehung, krypto)
    const protokoll = protokollSchreiben({
      ...ziehung,
      zusage: ZUSAGE,
      quelle: 'LOTTO 6aus49',
      zeilen: gereiht,
    })
    expect(protokoll.split('\n').slice(0, 17).join('\n')).toBe(
      `{\n  "format": "reihung-1",\n  "runde": "${RUNDE}",\n  "zusage": "${ZUSAGE}",\n  "seed": "${SEED}",\n` +
        `  "quelle": "LOTTO 6aus49",\n  "zufall": "${ZUFALL}",\n  "listHash": "${ziehung.listHash}",\n` +
        `  "zeilen": [\n    {\n      "guid": "${guid('1')}",\n      "hauptgruppe": "A",\n      "prioritaet": 1,\n` +
        `      "cent": 4200000,\n      "los": "${gereiht[0]?.los}",\n      "rang": 1\n    },`,
    )
    expect(protokoll.endsWith('"rang": 4\n    }\n  ]\n}\n')).toBe(true)
    const staffel = {
      vonRang: 1,
      bisRang: 1,
      summe: 4_200_000,
      zeilen: [{ ...ZEILEN[0], rang: 1, ausgang: 'EINGELADEN' as const }],
    }
    expect(
      staffelSchreiben({
        ...staffel,
        nr: 1,
        am: new Date('2027-01-04T08:00:00.123Z'),
        budget: 4_300_000,
        vorgaenger: ZUSAGE,
      }),
    ).toBe(
      `{\n  "nr": 1,\n  "am": "2027-01-04T08:00:00Z",\n  "budget": 4300000,\n  "vonRang": 1,\n  "bisRang": 1,\n` +
        `  "summe": 4200000,\n  "zeilen": [\n    {\n      "guid": "${guid('1')}",\n      "hauptgruppe": "A",\n` +
        `      "ausgang": "EINGELADEN"\n    }\n  ],\n  "vorgaenger": "${ZUSAGE}"\n}\n`,
    )
    const dateien = [{ name: 'liste.txt', sha256: ziehung.listHash }]
    expect(pruefsummenSchreiben({ runde: RUNDE, zusage: ZUSAGE, dateien })).toBe(
      `# reihung-1 ${RUNDE}\n# zusage ${ZUSAGE}\n${ziehung.listHash}  liste.txt\n`,
    )
  })
})

describe('[S3-03] the commitment opens with its own seed and round only', () => {
  test.each([
    ['as published', ZUSAGE, RUNDE, SEED, true],
    ['another seed', ZUSAGE, RUNDE, SEED.replace('00', '01'), false],
    ['the seed in capitals', ZUSAGE, RUNDE, SEED.toUpperCase(), false],
    ['a byte short', ZUSAGE, RUNDE, SEED.slice(2), false],
    ['another round', ZUSAGE, guid('1'), SEED, false],
    ['another commitment', ZUSAGE.replace('6', '7'), RUNDE, SEED, false],
  ])('%s', (_, zusage, runde, seed, soll) => {
    expect(oeffnetZusage(zusage, { runde, seed }, krypto)).toBe(soll)
  })
})

describe('[S3-03] the ranking', () => {
  test.each(['LOTTO  04 11', 'zu klein', ''])(
    'refuses the draw %j, which is not in its written form',
    (zufall) => {
      expect(() => reihen(ZEILEN, { ...ziehung, zufall }, krypto)).toThrow(RangeError)
    },
  )

  test('goes by priority, then lot; the order of the lines does not matter, and each counts in its Hauptgruppe', () => {
    fc.assert(
      fc.property(gemischt, ({ zeilen, andere }) => {
        const gereiht = reihen(zeilen, ziehung, krypto)
        expect(reihen(andere, ziehung, krypto)).toEqual(gereiht)
        expect(gereiht.map(({ rang }) => rang)).toEqual(gereiht.map((_, i) => i + 1))
        for (const [i, z] of gereiht.entries()) {
          const vor = gereiht[i - 1]
          if (vor) expect(vor.prioritaet - z.prioritaet || Number(vor.los > z.los) - 0.5).toBeLessThan(0)
          const gruppe = gereiht.slice(0, i + 1).filter((a) => a.hauptgruppe === z.hauptgruppe)
          expect(z.rangInGruppe).toBe(gruppe.length)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('one line less leaves every other line’s lot, and so their order, under the same list hash', () => {
    const gereiht = reihen(ZEILEN, ziehung, krypto)
    for (const weg of ZEILEN) {
      const ohne = reihen(
        ZEILEN.filter((z) => z !== weg),
        ziehung,
        krypto,
      )
      expect(ohne.map(({ los }) => los)).toEqual(
        gereiht.filter((z) => z.guid !== weg.guid || z.hauptgruppe !== weg.hauptgruppe).map(({ los }) => los),
      )
    }
  })

  test('two lots that are the same fall back on the guid', () => {
    const gleich = reihen(ZEILEN.toReversed(), ziehung, { ...krypto, hmac: () => 'f'.repeat(64) })
    expect(gleich.map((z) => z.guid.charAt(0))).toEqual(['1', '1', '2', '3'])
  })

  test.each(['runde', 'listHash', 'zufall', 'hauptgruppe', 'guid'] as const)(
    'a lot depends on %s',
    (feld) => {
      const los = { ...ziehung, hauptgruppe: 'A', guid: guid('1') }
      expect(losText({ ...los, [feld]: 'ANDERS-99' })).not.toBe(losText(los))
    },
  )

  /** RFC 2104 by hand: a third of the time of createHmac, and a second opinion on it. */
  const hmacSchnell = (schluessel: string, text: string): string => {
    const block = (maske: number): Buffer =>
      Buffer.alloc(64, maske).fill(
        Buffer.from(schluessel, 'hex').map((byte) => byte ^ maske),
        0,
        32,
      )
    const [innen, aussen] = [block(0x36), block(0x5c)]
    const mitte = hash('sha256', Buffer.concat([innen, Buffer.from(text)]), 'buffer')
    return hash('sha256', Buffer.concat([aussen, mitte]))
  }

  /** Seeds of a fixed sequence: the figure is the same at each run. 99.9 % of fair draws stay below 27.88 (df 9). */
  test('is fair: over 20,000 seeds each of ten lines comes first equally often, and each rank falls to one equally often', () => {
    const zehn = Array.from({ length: 10 }, (_, i) => zeile(i.toString(), 'A', 1, 1, 'a'))
    const schnell = { ...krypto, hmac: hmacSchnell }
    expect(reihen(zehn, ziehung, schnell)).toEqual(reihen(zehn, ziehung, krypto))
    const [erster, raenge] = [new Map<string, number>(), new Map<number, number>()]
    for (let n = 0; n < 20_000; n++) {
      const gereiht = reihen(zehn, { ...ziehung, seed: hash('sha256', `${n}`) }, schnell)
      const gewinner = gereiht[0]?.guid ?? ''
      erster.set(gewinner, (erster.get(gewinner) ?? 0) + 1)
      const rang = gereiht.findIndex((z) => z.guid === zehn[4]?.guid)
      raenge.set(rang, (raenge.get(rang) ?? 0) + 1)
    }
    const chi2 = (faelle: Map<unknown, number>) =>
      [...faelle.values()].reduce((summe, f) => summe + (f - 2000) ** 2 / 2000, 0)
    for (const faelle of [erster, raenge]) {
      expect(faelle.size).toBe(10)
      expect(chi2(faelle)).toBeLessThan(27.88)
    }
  })
})
