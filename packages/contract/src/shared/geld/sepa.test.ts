import { describe, expect, test } from 'vitest'
import { bicLandFehler, istSepaLand, sepaFehler } from './sepa.ts'

describe('sepaFehler', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', undefined],
    ['GI75 NWBK 0000 0000 7099 453', undefined],
    ['RS35 2600 0560 1001 6113 79', undefined],
    ['TR33 0006 1005 1978 6457 8413 26', 'Mit TR beginnen IBANs außerhalb des SEPA-Raums'],
    ['BR18 0036 0305 0000 1000 9795 493C 1', 'Mit BR beginnen IBANs außerhalb'],
    ['XK05 1212 0123 4567 8906', 'Mit XK beginnen IBANs außerhalb'],
    ['gl89 6471 0001 0002 06', 'Mit GL beginnen IBANs außerhalb'],
    // Guadeloupe is in SEPA; no account has such an IBAN
    ['GP79 3000 1007 9412 3456 7890 185', 'die mit FR beginnt'],
  ])('[S6-08] %s', (iban, text) => {
    const fehler = sepaFehler(iban)
    if (text === undefined) expect(fehler).toBeUndefined()
    else expect(fehler).toContain(text)
  })

  test('[S6-08] a territory that uses another country’s IBANs takes part itself', () => {
    expect(['RE', 'JE', 'AX', 'DE'].map(istSepaLand)).toEqual([true, true, true, true])
    expect(['TR', 'NC', 'FO', 'toString'].map(istSepaLand)).toEqual([false, false, false, false])
  })
})

describe('bicLandFehler', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', true],
    ['FR14 2004 1010 0505 0001 3M02 606', 'CRRERERX', true],
    ['FR14 2004 1010 0505 0001 3M02 606', 'BRDOGPGX', true],
    ['FR14 2004 1010 0505 0001 3M02 606', 'BRDOMQMX', true],
    ['GB29 NWBK 6016 1331 9268 19', 'BARCJEHX', true],
    ['GB29 NWBK 6016 1331 9268 19', 'BARCGGSX', true],
    ['GB29 NWBK 6016 1331 9268 19', 'BARCIMDX', true],
    ['FI21 1234 5600 0007 85', 'AABAAX2X', true],
    ['gb29nwbk60161331926819', 'barcjehx', true],
    ['GB29 NWBK 6016 1331 9268 19', 'CRRERERX', false],
    ['GI75 NWBK 0000 0000 7099 453', 'BARCGB22', false],
    ['FR14 2004 1010 0505 0001 3M02 606', 'COBADEFFXXX', false],
    ['DE89 3704 0044 0532 0130 00', 'CRRERERX', false],
  ])('[S6-08] %s with %s', (iban, bic, passt) => {
    expect(bicLandFehler(iban, bic) === undefined).toBe(passt)
  })

  test('[S6-08] says both countries', () => {
    expect(bicLandFehler('TR33', 'COBADEFF')).toBe(
      'Prüfen Sie IBAN und BIC: Die IBAN beginnt mit TR, der BIC nennt eine Bank in DE.',
    )
  })
})
