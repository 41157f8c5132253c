import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import { expect, test } from 'vitest'
import { kontenFuer, kontoHindernis } from './bereite.ts'

const konto = (iban: string, produktgruppe: KontoInformation['produktgruppe'], geschaeftsKonto = true) =>
  ({ iban, produktgruppe, geschaeftsKonto }) satisfies KontoInformation
const [PRIVAT, HOF, BILANZ] = [
  konto('DE1', 'standard', false),
  konto('DE2', 'standard'),
  konto('DE3', 'ZUKLB', false),
]

test.each([
  ['standard', [PRIVAT, BILANZ, HOF], [HOF, PRIVAT]],
  ['standard', [BILANZ], []],
  ['ZUKLB', [PRIVAT, HOF, BILANZ], [BILANZ]],
  ['ZUKLB', [PRIVAT, HOF], [HOF, PRIVAT]],
] as const)(
  '[S6-07] %s is paid to its own account, the climate balance without one to another; a business account first',
  (produktgruppe, konten, erwartet) => {
    expect(kontenFuer(produktgruppe, konten)).toEqual(erwartet)
  },
)

test.each([
  ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', null],
  ['FR14 2004 1010 0505 0001 3M02 606', 'CRRERERX', null],
  ['DE89 3704 0044 0532 0130 01', null, 'Die IBAN des Unternehmens stimmt nicht.'],
  [
    'TR33 0006 1005 1978 6457 8413 26',
    'COBADEFFXXX',
    'Das Konto des Unternehmens (TR) liegt nicht im SEPA-Raum',
  ],
  ['BR18 0036 0305 0000 1000 9795 493C 1', null, 'Das Konto des Unternehmens (BR) liegt nicht im SEPA-Raum'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'COBADEFFXXX', 'IBAN und BIC des Unternehmens passen nicht zusammen'],
])('[S6-08] to %s with %s nothing is paid for a reason in words: %s', (iban, bic, grund) => {
  const hindernis = kontoHindernis({ ...konto(iban, 'standard'), bic })
  expect(hindernis).toEqual(grund === null ? null : expect.stringContaining(grund))
})
