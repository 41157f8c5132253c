import type { Verlaufseintrag } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { expect, test } from 'vitest'
import { gleicheZusammen } from './gleiche.ts'

const eintrag = (id: string, angaben: Partial<Verlaufseintrag> = {}): Verlaufseintrag => ({
  id,
  zeit: '2026-11-20T09:00:00Z',
  art: 'PRUEFUNG',
  worte: 'Prüfvermerk geschrieben',
  dazu: null,
  person: 'Sabine',
  dateien: [],
  zustellung: null,
  ...angaben,
})
const ids = (eintraege: readonly Verlaufseintrag[]) =>
  gleicheZusammen(eintraege).map((reihe) => reihe.map(({ id }) => id).join(' '))

test('[S9-03] what one person did three times in a row or more stands together, in its order', () => {
  const frank = eintrag('4', { person: 'Frank' })
  expect(ids([eintrag('1'), eintrag('2'), eintrag('3'), frank, eintrag('5'), eintrag('6')])).toEqual([
    '1 2 3',
    '4',
    '5',
    '6',
  ])
})

test('[S9-03] a mail or a file stands for itself', () => {
  const mail = { person: null, worte: 'E-Mail an Lena', zustellung: 'ANGENOMMEN' } as const
  expect(ids([eintrag('1', mail), eintrag('2', mail), eintrag('3', mail)])).toEqual(['1', '2', '3'])
})
