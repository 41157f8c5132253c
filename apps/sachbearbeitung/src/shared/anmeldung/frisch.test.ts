import type { Route } from '@foerderportal/contract/shared/route'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { isRoute } from '@foerderportal/contract/shared/testing/isRoute'
import { expect, test } from 'vitest'
import { FRISCHE_HANDLUNGEN } from './frisch.ts'

/** Every call of the contract, found by reading its folder. */
const module = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../../../packages/contract/src/**/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const RESSOURCEN_DER_BANK = ['SACHBEARBEITUNG', 'FREIGABE', 'PROGRAMMPFLEGE', 'LEITUNG', 'REVISION']
const istDerBank = ({ permission }: Route): boolean =>
  typeof permission !== 'string' && RESSOURCEN_DER_BANK.includes(permission[0])

test('[S10-03] every act of the bank that needs a fresh sign-in is one that brings back what was typed', () => {
  const verlangt = Object.values(module)
    .flatMap((eines) => Object.entries(eines))
    .filter((eintrag): eintrag is [string, Route] => isRoute(eintrag[1]))
    .filter(([, route]) => istDerBank(route) && route.problems?.includes(ALLGEMEIN.neuAnmelden))
    // whoever types nothing presses again
    .filter(([, route]) => route.body !== undefined)
    .map(([name]) => name)
  expect(FRISCHE_HANDLUNGEN.toSorted()).toEqual([...new Set(verlangt)].toSorted())
})
