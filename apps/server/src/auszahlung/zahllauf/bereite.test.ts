import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import { expect, test } from 'vitest'
import { kontenFuer } from './bereite.ts'

const konto = (iban: string, produktgruppe: KontoInformation['produktgruppe'], geschaeftsKonto = true) =>
  ({ iban, produktgruppe, geschaeftsKonto }) satisfies KontoInformation
const [PRIVAT, HOF, BILANZ] = [
  konto('DE1', 'standard', false),
  konto('DE2', 'standard'),
  konto('DE3', 'ZUKLB', false),
]

test.each([
  ['AnkNabo', [PRIVAT, BILANZ, HOF], [HOF, PRIVAT]],
  ['AnkNabo', [BILANZ], []],
  ['ZUKLB', [PRIVAT, HOF, BILANZ], [BILANZ]],
  ['ZUKLB', [PRIVAT, HOF], [HOF, PRIVAT]],
] as const)(
  '[S6-07] %s is paid to its own account, the climate balance without one to another; a business account first',
  (programm, konten, erwartet) => {
    expect(kontenFuer(programm, konten)).toEqual(erwartet)
  },
)
