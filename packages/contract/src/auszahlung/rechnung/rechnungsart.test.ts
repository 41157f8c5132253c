import { describe, expect, test } from 'vitest'
import { rechnungsart } from './rechnungsart.ts'

/** UNTDID 1001 as EN 16931 allows it for an invoice (BT-3), code list of 2025. */
const EN_16931 =
  `71 80 81 82 83 84 102 130 202 203 204 211 218 219 261 262 295 296 308 325 326 331 380 381 382 383 384 385 386 387
  388 389 390 393 394 395 396 420 456 457 458 471 472 473 500 501 502 503 527 532 553 575 623 633 751 780 817 870 875
  876 877 935`.split(/\s+/)

test('[S6-05] every code of the standard has its word, and one sentence at most', () => {
  for (const code of EN_16931) {
    const { wort, nein, hinweis } = rechnungsart(code)
    expect([code, wort]).not.toEqual([code, expect.stringContaining(code)])
    expect([code, nein !== undefined && hinweis !== undefined]).toEqual([code, false])
  }
})

describe('[S6-05] what fills, and what is said with it', () => {
  test.each([null, '380', '82', '331', '382', '388', '390'])('%s fills without a word', (code) => {
    expect(rechnungsart(code)).toEqual({ wort: expect.any(String) })
  })
  test.each([
    ['326', 'Teilrechnung'],
    ['384', 'berichtigt eine frühere'],
    ['386', 'Anzahlungsrechnung'],
    ['383', 'Nachbelastung'],
    ['385', 'Sammelrechnung'],
    ['389', 'hat der Käufer ausgestellt'],
    ['393', 'abgetreten'],
    ['395', 'Kommissionsware'],
    ['575', 'Versicherung'],
    ['623', 'Fracht'],
    ['780', 'Fracht'],
    ['751', 'Buchungshilfe'],
    ['875', 'Abschlagsrechnung'],
    ['876', 'Teilschlussrechnung'],
    ['877', 'Schlussrechnung'],
  ])('%s fills with a sentence of its own', (code, satz) => {
    expect(rechnungsart(code)).toEqual({ wort: expect.any(String), hinweis: expect.stringContaining(satz) })
  })
})

describe('[S6-05] what fills nothing says what it is', () => {
  test.each([
    ['381', 'eine Gutschrift'],
    ['261', 'eine Gutschrift'],
    ['325', 'eine Proformarechnung'],
    ['394', 'eine Leasingrechnung'],
    ['387', 'Miete'],
    ['220', 'eine Bestellung'],
    ['310', 'ein Angebot'],
    ['231', 'eine Auftragsbestätigung'],
    ['211', 'eine Zahlungsanforderung'],
    ['935', 'eine Zollrechnung'],
    ['999', '(Art 999)'],
    ['Rechnung', '(unbekannte Art)'],
    ['constructor', '(unbekannte Art)'],
    ['__proto__', '(unbekannte Art)'],
    ['9'.repeat(2_000), '(unbekannte Art)'],
  ])('%s', (code, was) => {
    const { wort, nein, hinweis } = rechnungsart(code)
    expect([wort.length < 60, hinweis]).toEqual([true, undefined])
    expect(nein).toEqual(expect.stringContaining(was))
    expect(nein).toContain('Daraus wird nichts übernommen.')
  })
})
